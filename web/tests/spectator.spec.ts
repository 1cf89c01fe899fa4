// Nobody's page receives or shows what only others may know. What there is to leak is taken from those who know it, at
// that moment, and is searched for in their own pages as well: a search that finds nothing there would prove nothing.
import { Autopilot, begin, join, openForPeople, test, type Person, type Position } from './crew.ts';
import catalogue from '../src/games/merc/catalogue.fixture.json' with { type: 'json' };
import { expect } from './server.ts';

// "ak-47" is not meant by "ak-47-full-auto".
const speaksOf = (all: string, text: string) => new RegExp(`(?<![\\w-])${text}(?![\\w-])`).test(all);

// All that a page has been told. Rules and the catalogue of cards are the same for everybody and tell nothing of a table.
class Ears {
  readonly frames: string[] = [];
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
    person.page.on('websocket', (socket) => {
      const common = new Set<string>();
      socket.on('framesent', ({ payload }) => {
        const asked = JSON.parse(String(payload)) as { do: string; ref: string };
        if (asked.do === 'catalogue' || asked.do === 'games') common.add(asked.ref);
      });
      socket.on('framereceived', ({ payload }) => {
        const { ref } = JSON.parse(String(payload)) as { ref?: string };
        if (ref === undefined || !common.has(ref)) this.frames.push(String(payload));
      });
    });
  }
  // Whether it was heard as a value or within one; the names of fields are not meant.
  hasHeard(text: string): boolean {
    return this.frames.some((frame) => speaksOf(frame.replaceAll(/"\w+":/g, ''), text));
  }
  // Updates as this page heard them.
  get moves(): { seat: number; move: string | null }[] {
    return this.frames
      .map((frame) => JSON.parse(frame) as { update?: { what?: string; seat: number; move: string | null } })
      .flatMap(({ update }) => (update?.what === 'moved' ? [update] : []));
  }
}

// Something that one side may know: its id, as messages have it, and its name, as a page shows it.
interface Secret {
  id: string;
  name: string | null;
  side: 'rebels' | 'dictator';
}
const nameOf = (id: string) => catalogue.tactics.find((card) => card.id === id)?.name ?? id;

// What the seat that is asked sees of its side's secrets: the tactics cards in the hand, and what was found by exploring.
// Cards that somebody has carried were seen by all.
function secretsIn({ view: { scene } }: Position, carried: Set<string>): Secret[] {
  const side = scene.you === 'dictator' ? 'dictator' : 'rebels';
  // During a combat the cards in the hand lie behind it.
  const hand = scene.combat === null ? scene.tactics.hand.filter((id) => id !== null) : [];
  const task = scene.players.find(({ id }) => id === scene.you)?.task ?? null;
  const explorer = task?.purpose === 'explore' ? scene.units.find(({ id }) => id === task.unit) : undefined;
  const stash = scene.sectors.find(({ id }) => id === explorer?.sector)?.cards ?? [];
  return [
    ...hand.map((id) => ({ id, name: nameOf(id), side }) as const),
    // Many cards have the same name, so that only the id is telling.
    ...stash.filter((id) => !carried.has(id)).map((id) => ({ id, name: null, side }) as const),
  ];
}

test('a spectator and the other side learn nothing that is hidden from them', async ({ person }) => {
  const [ada, ben, oskar, eve] = [
    await person('Ada'),
    await person('Ben'),
    await person('Oskar'),
    await person('Eve'),
  ];
  const ears = { ada: new Ears(ada), ben: new Ears(ben), oskar: new Ears(oskar), eve: new Ears(eve) };
  const code = await openForPeople(ada, 2);
  await join(ben, code, 'Rebel 2');
  await join(oskar, code, 'Dictator');
  await eve.page.goto(ada.page.url());
  await begin(ada, ben, oskar, eve);
  await expect(eve.page.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  const pilot = new Autopilot(code);
  for (const [seat, each] of [ada, ben, oskar].entries()) await pilot.add(each, seat);

  await test.step('a standing order is told to nobody else', async () => {
    await oskar.page.getByText(/^Pass by itself/).click();
    await oskar.page.getByRole('checkbox').first().check();
    await expect(oskar.page.getByText('Pass by itself (1)')).toBeVisible();
    const set = /"standing":\["/;
    await expect.poll(() => ears.oskar.frames.some((frame) => set.test(frame))).toBe(true);
    for (const other of [ears.ada, ears.ben, ears.eve]) {
      expect(other.frames.filter((frame) => set.test(frame))).toEqual([]);
    }
  });

  await test.step('cards in the hand and cards just drawn are known to their side only', async () => {
    const found = new Map<string, Secret>();
    const carried = new Set<string>();
    const isEnough = () => {
      const all = [...found.values()];
      const cards = (side: string) => all.filter((each) => each.side === side && each.name === null).length;
      return cards('rebels') > 2 && cards('dictator') > 2 && all.some(({ name }) => name !== null);
    };
    await pilot.until(async (position) => {
      for (const unit of position.view.scene.units) {
        for (const { card } of unit.carried) carried.add(card);
      }
      for (const secret of secretsIn(position, carried)) {
        if (found.has(secret.id)) continue;
        found.set(secret.id, secret);
        await expectKnownTo(secret);
      }
      return isEnough();
    });
  });

  async function expectKnownTo({ id, name, side }: Secret): Promise<void> {
    const knowing = side === 'dictator' ? [ears.oskar] : [ears.ada, ears.ben];
    const others = side === 'dictator' ? [ears.ada, ears.ben, ears.eve] : [ears.oskar, ears.eve];
    for (const each of knowing) {
      await expect.poll(() => each.hasHeard(id), `${each.person.name} knows ${id}`).toBe(true);
    }
    const hand = oskar.page.getByRole('region', { name: 'Your hand' });
    if (name !== null) await expect(hand).toContainText(name);
    for (const each of others) {
      expect(each.hasHeard(id), `${each.person.name} has heard of ${id}`).toBe(false);
      const shown = await each.person.page.content();
      expect(speaksOf(shown, name ?? id), `${each.person.name} sees ${id}`).toBe(false);
    }
  }

  await test.step('the words of a move are told to the one who made it', () => {
    for (const [seat, each] of [ears.ada, ears.ben, ears.oskar].entries()) {
      expect(each.moves.some((move) => move.seat === seat && move.move !== null)).toBe(true);
      expect(each.moves.filter((move) => move.seat !== seat && move.move !== null)).toEqual([]);
    }
    expect(ears.eve.moves.length).toBeGreaterThan(0);
    expect(ears.eve.moves.filter(({ move }) => move !== null)).toEqual([]);
  });

  await test.step('the secret of the dice is told to nobody before the end', async () => {
    const before = Object.values(ears).map((each) => [...each.frames]);
    const table = eve.page.url();
    for (const { page } of [ada, ben, oskar, eve]) await page.goto('/'); // nobody has to see it all
    for (const seat of [0, 1, 2]) await pilot.ask(seat, 'resign'); // bots play to the end
    await expect.poll(async () => (await pilot.look(0)).status, { timeout: 240_000 }).toBe('over');
    await eve.page.goto(table);
    await expect(eve.page).toHaveTitle(/Game over/);
    const secret = /"secret":"(\w+)"/;
    const told = () =>
      ears.eve.frames.map((frame) => secret.exec(frame)?.[1]).find((text) => text !== undefined);
    await expect.poll(told).toMatch(/^\w{32,}$/);
    const text = told() ?? '';
    for (const frames of before) expect(frames.filter((frame) => frame.includes(text))).toEqual([]);
  });

  await test.step('nobody hears the token of somebody else', async () => {
    for (const { context, name } of [ada, ben, oskar]) {
      const tokens = (await context.cookies()).map(({ value }) => value);
      expect(tokens, `${name} has a token`).toHaveLength(1);
      for (const each of Object.values(ears)) expect(each.hasHeard(tokens[0] ?? '')).toBe(false);
      expect(await eve.page.content()).not.toContain(tokens[0]);
    }
  });
});
