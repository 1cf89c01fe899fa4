// A reaction window of Skirmish between two browsers: what one is asked, reacting, passing, and that nothing is lost when
// the page, the network or the server goes away in the middle of it.
import type { Browser, Page } from '@playwright/test';
import { expect, newVisitor, test, withServer } from './server.ts';
import { confirm, confirmButton, settled } from './steps.ts';

// What is read of the server's answers.
interface Move {
  text: string;
  action: string;
  arguments: { to?: { text: string } | null };
}
interface Answer {
  ok: boolean;
  moves: Move[];
  table: {
    view: { window: object | null; awaited: number[]; state: { units: { cell: string | null }[] } };
  };
}
interface Duel {
  pages: [Page, Page];
  table: string;
}

// One opens the table, the other comes by its link.
async function duel(browser: Browser, address: string): Promise<Duel> {
  const newPage = async () => (await newVisitor(browser, address)).newPage();
  const [first, second] = [await newPage(), await newPage()];
  await first.goto('/');
  await first.getByLabel('Your name').fill('Ann');
  const form = first.getByRole('region', { name: 'New table' });
  await form.getByRole('radio', { name: 'Skirmish' }).check();
  await form.getByRole('radiogroup', { name: 'Seat 2' }).getByRole('radio', { name: 'Open' }).check();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(first.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await second.goto(first.url());
  await second.getByLabel('Your name').fill('Bob');
  await second.getByRole('button', { name: 'Take: Seat 2' }).click();
  await first.getByRole('button', { name: 'Begin the game' }).click();
  for (const page of [first, second]) {
    await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  }
  return { pages: [first, second], table: /table\/(\w+)/.exec(first.url())?.[1] ?? '' };
}

// Moves that are not what a test is about, over another connection of the same visitor: seat 2 halts, seat 1 marches to
// the nearest enemy and attacks. Says whether it has moved, and whether the seat is asked in a window.
async function playOne(
  page: Page,
  table: string,
  seat: number,
): Promise<{ moved: boolean; asked: string[] }> {
  return page.evaluate(
    async ({ id, me }) => {
      const socket = new WebSocket(`ws://${location.host}/ws`);
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
      const ask = (fields: object): Promise<Answer> =>
        new Promise((resolve, reject) => {
          socket.onclose = () => reject(new Error('the connection is gone'));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as Answer & { type: string };
            if (message.type === 'answer') resolve(message);
          };
          socket.send(JSON.stringify({ ...fields, ref: '1', table: id, seat: me }));
        });
      const { table: now } = await ask({ do: 'watch', since: 0 });
      const { moves: all } = await ask({ do: 'moves' });
      const moves = all.filter(({ action }) => action !== 'resign');
      const result = { moved: false, asked: [] as string[] };
      if (now.view.window !== null) {
        if (now.view.awaited.includes(me)) result.asked = moves.map(({ action }) => action);
      } else if (now.view.awaited.includes(me)) {
        const enemies = now.view.state.units
          .filter((_, index) => Math.floor(index / 4) !== me)
          .flatMap(({ cell }) => cell ?? []);
        const apart = (a: string, b: string) =>
          Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
        const distance = (move: Move) =>
          Math.min(...enemies.map((cell) => apart(move.arguments.to?.text ?? 'z9', cell)));
        const steps = moves.filter(({ action }) => action === 'step');
        const nearest = steps.toSorted((a, b) => distance(a) - distance(b))[0];
        const halt = moves.find(({ action }) => action === 'halt');
        const move = (me === 0 ? (nearest ?? halt) : halt) ?? moves[0];
        result.moved = (await ask({ do: 'move', move: move?.text, id: crypto.randomUUID().slice(0, 30) })).ok;
      }
      socket.close();
      return result;
    },
    { id: table, me: seat },
  );
}

// Plays until one of them is asked in a window, and says who.
async function untilWindow({ pages, table }: Duel): Promise<{ me: Page; other: Page; asked: string[] }> {
  const movesMax = 120;
  for (let count = 0; count < movesMax; ++count) {
    for (const [seat, page] of pages.entries()) {
      const { asked } = await playOne(page, table, seat);
      if (asked.length > 0) return { me: page, other: pages[1 - seat] ?? page, asked };
    }
  }
  throw new Error('nobody was ever asked');
}

const actions = (page: Page) => page.getByRole('region', { name: 'Your actions' });
const question = (page: Page) => actions(page).getByText('The game waits for your answer.');

async function pass(page: Page): Promise<void> {
  await actions(page).getByRole('button', { name: /^Pass/ }).click();
  await confirm(page);
}

test('a window says what it is about; one passes and the other is asked', async ({ browser, server }) => {
  const game = await duel(browser, server.address);
  const { me, other } = await untilWindow(game);
  await expect(question(me)).toBeVisible();
  await expect(actions(me)).toContainText(/(attacks|barrage on) \w+/);
  await expect(actions(me)).toContainText('An attack: the dice are about to be thrown');
  await expect(actions(other).getByRole('heading', { name: 'Waiting for Ann' })).toBeVisible();
  await expect(actions(other)).toContainText('the dice are about to be thrown');
  await pass(me);
  await expect(question(me)).toBeHidden();
  await expect(question(other)).toBeVisible();
});

test('a reaction is played from the list, with its effect in the log', async ({ browser, server }) => {
  const game = await duel(browser, server.address);
  const reactions: Record<string, string> = { aim: 'Aim', cover: 'Cover', smoke: 'Smoke', luck: 'Luck' };
  // Who holds no card that helps can only pass; sooner or later somebody holds one.
  for (;;) {
    const { me, asked } = await untilWindow(game);
    await expect(question(me)).toBeVisible();
    const card = asked.find((name) => name in reactions);
    if (card === undefined) {
      await pass(me); // whoever passes before the dice may be asked again after them
      continue;
    }
    await actions(me)
      .getByRole('button', { name: new RegExp(`^${reactions[card]}`) })
      .click();
    await confirm(me);
    for (const page of game.pages) await expect(page.getByRole('log')).toContainText(`plays ${card}`);
    return;
  }
});

test('a standing order passes by itself', async ({ browser, server }) => {
  const game = await duel(browser, server.address);
  const [ann, bob] = game.pages;
  await actions(ann).getByText('Pass by itself (0)').click();
  await actions(ann)
    .getByRole('checkbox', { name: /^Before roll/ })
    .check();
  await expect(actions(ann).getByText('Pass by itself (1)')).toBeVisible();
  await untilWindow(game); // Ann attacks, and does nothing more: her pass comes after a moment, whatever she holds
  await expect(question(bob)).toBeVisible();
  await expect(actions(ann).getByRole('heading', { name: 'Waiting for Bob' })).toBeVisible();
});

test('a window is the same after a reload, without a network, and after a crash of the server', async ({
  browser,
}) => {
  await withServer(['--bot-pause', '0'], async (server) => {
    const game = await duel(browser, server.address);
    const { me, other } = await untilWindow(game);
    await expect(question(me)).toBeVisible();
    await settled(me);
    await expect(actions(me)).toContainText(/Not now \(\d+\)/); // the reasons come last
    const told = await actions(me).innerText();
    const log = await me.getByRole('log').innerText();
    const isAsBefore = async () => {
      await expect(question(me)).toBeVisible();
      await expect(actions(me)).toHaveText(told, { useInnerText: true });
      await expect(me.getByRole('log')).toHaveText(log, { useInnerText: true });
    };
    const state = (page: Page) => page.getByRole('status').filter({ hasText: /Your game is saved/ });

    await test.step('a reload', async () => {
      await me.reload();
      await isAsBefore();
    });
    await test.step('the server is killed and comes back', async () => {
      await actions(me).getByRole('button', { name: /^Pass/ }).click();
      await expect(confirmButton(me)).toBeVisible();
      await server.kill();
      for (const page of game.pages) await expect(state(page)).toBeVisible();
      await server.start();
      for (const page of game.pages) await expect(state(page)).toBeHidden();
      await expect(confirmButton(me)).toBeVisible(); // the half-made choice is kept
      await actions(me).getByRole('button', { name: 'Back one step' }).click();
      await isAsBefore();
    });
    await test.step('the network goes away', async () => {
      await me.context().setOffline(true);
      await expect(state(me)).toContainText('no network');
      await me.context().setOffline(false);
      await expect(state(me)).toBeHidden();
      await isAsBefore();
    });
    await pass(me);
    await expect(question(me)).toBeHidden();
    await expect(question(other)).toBeVisible();
  });
});
