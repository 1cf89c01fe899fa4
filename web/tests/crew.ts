// People at one table, each in a browser of his own, and the steps that they take there.
import type { Browser, BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import type { MercScene } from '../src/games/merc/scene.ts';
import { expect, newVisitor, test as base } from './server.ts';
import { followHint, made } from './steps.ts';

export interface Person {
  name: string;
  page: Page;
  context: BrowserContext;
}

// A browser of its own for each of them.
export const test = base.extend<{ person: (name: string, address?: string) => Promise<Person> }>({
  person: async ({ browser, server }, use) => {
    const people: Person[] = [];
    const mistakes: string[] = [];
    await use(async (name, address = server.address) => {
      const someone = await enter(browser, name, address);
      someone.page.on('pageerror', (error) => mistakes.push(`${name}: ${error.message}`));
      someone.page.on('console', (message) => {
        if (message.type() === 'error' && !isAboutConnection(message.text())) {
          mistakes.push(`${name}: ${message.text()}`);
        }
      });
      people.push(someone);
      return someone;
    });
    for (const { context } of people) await context.close();
    expect(mistakes, 'errors in the pages').toEqual([]);
  },
});

// A browser says by itself that nobody answers; the page says it in its own words, which is tested.
const isAboutConnection = (text: string) => /WebSocket connection to|net::ERR_CONNECTION/.test(text);

async function enter(browser: Browser, name: string, address: string): Promise<Person> {
  const context = await newVisitor(browser, address);
  await context.addInitScript((who) => {
    if (localStorage.getItem('sortie.settings') === null) {
      localStorage.setItem('sortie.settings', JSON.stringify({ name: who }));
    }
  }, name);
  context.setDefaultTimeout(60_000);
  return { name, context, page: await context.newPage() };
}

// ---- A table ------------------------------------------------------------------------------------

const pick = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: choice }).check();

// The host opens a table of MERC for so many Rebels and a Dictator, all of them people, and sits down as Rebel 1.
// The result is the table's code.
export async function openForPeople(host: Person, rebels: 1 | 2, extra = 0): Promise<string> {
  const { page } = host;
  await page.goto('/');
  await pick(page, 'Dictator', 'Open');
  if (rebels === 1) await page.getByRole('button', { name: 'Remove one' }).click();
  else await pick(page, 'Rebel 2', 'Open');
  for (let i = 0; i <= extra && extra > 0; ++i) {
    await page.getByRole('button', { name: 'More: Extra militia' }).click();
  }
  await pick(page, 'Who may join', 'By code');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  return new URL(page.url()).hash.replace('#/table/', '');
}

// By the code in the lobby, as one hears it on the telephone.
export async function join(guest: Person, code: string, seat: string): Promise<void> {
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Table code' }).fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: `Take: ${seat}` }).click();
  await expect(page.getByRole('button', { name: `Leave ${seat}` })).toBeVisible();
}

export async function begin(host: Person, ...others: Person[]): Promise<void> {
  await host.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [host, ...others]) {
    await expect(page.getByRole('region', { name: 'At the table' })).toBeVisible();
  }
}

// ---- Playing ------------------------------------------------------------------------------------

// The page's title says whose turn it is, also in a tab that lies behind others.
export const isAwaited = async ({ page }: Person) => (await page.title()).startsWith('Your turn');
export const inCombat = ({ page }: Person) => page.getByRole('region', { name: 'Decision in the combat' });
export const decision = ({ page }: Person) => page.getByRole('region', { name: 'Your actions' });
export const confirmButton = (person: Person) => decision(person).getByRole('button', { name: 'Confirm' });

// The one who waits is told for whom.
export async function expectTurnOf(actor: Person, ...others: Person[]): Promise<void> {
  await expect(actor.page).toHaveTitle(/^Your turn/);
  for (const other of others) {
    await expect(other.page).not.toHaveTitle(/^Your turn/);
    await expect(decision(other).getByRole('heading', { level: 2 })).toHaveText(`Waiting for ${actor.name}`);
  }
}

// Sends the move that is chosen, and waits until it has been made.
export const confirm = (person: Person) => made(person.page, () => confirmButton(person).click());

// Takes the suggestion of the game's bot.
export async function takeHint(person: Person): Promise<void> {
  await followHint(
    person.page,
    () => decision(person).getByRole('button', { name: 'Hint' }).click(),
    () => confirmButton(person).click(),
  );
}

// ---- The way to a moment ------------------------------------------------------------------------

// A position as the server tells it to somebody; specs look at a few parts of it only.
export interface Position {
  status: string;
  update: number;
  view: { awaited: number[]; moment: string; window: object | null; scene: MercScene };
}
declare global {
  interface Window {
    ask?: (name: string, fields: object) => Promise<Record<string, unknown>>;
  }
}

// A second connection of the same browser, beside the page that is looked at: what leads to a moment of the game need not
// be clicked. It has the seat, because the cookie is the same.
export class Autopilot {
  readonly #pages: { seat: number; page: Page }[] = [];
  readonly #code: string;
  #moves = 0;
  #seen = 0; // the last update: what came before is not asked for again

  constructor(code: string) {
    this.#code = code;
  }
  async add(person: Person, seat: number): Promise<void> {
    const page = await person.context.newPage();
    await page.goto('/icon.svg');
    await page.evaluate(openHand);
    this.#pages.push({ seat, page });
  }
  // After the server has been away.
  async reconnect(): Promise<void> {
    for (const { page } of this.#pages) await page.evaluate(openHand);
  }
  async ask(seat: number, name: string, fields: object = {}): Promise<Record<string, unknown>> {
    const found = this.#pages.find((each) => each.seat === seat);
    if (found === undefined) throw new Error(`nobody holds seat ${seat}`);
    const request = { table: this.#code, seat, ...fields };
    return found.page.evaluate(([what, all]) => window.ask?.(what, all) ?? {}, [name, request] as const);
  }
  async look(seat: number): Promise<Position> {
    const position = (await this.ask(seat, 'watch', { since: this.#seen }))['table'] as Position;
    this.#seen = position.update;
    return position;
  }
  async move(seat: number, move: string): Promise<void> {
    await this.ask(seat, 'move', { move, id: `auto-${++this.#moves}` });
  }
  async legalMoves(seat: number): Promise<string[]> {
    const { moves } = (await this.ask(seat, 'moves')) as unknown as { moves: { text: string }[] };
    return moves.map(({ text }) => text);
  }
  // Everybody takes the suggestions of the game's bot until the position is the wanted one, as the seats that are asked
  // see it. `instead` may choose another move for the seat that is asked.
  async until(
    isThere: (position: Position, seat: number) => boolean | Promise<boolean>,
    instead?: (position: Position, seat: number) => Promise<string | null>,
  ): Promise<Position> {
    const movesMax = 3_000;
    let seat = this.#pages[0]?.seat ?? 0;
    for (let i = 0; i < movesMax; ++i) {
      const position = await this.look(seat);
      if (position.view.awaited.includes(seat) || position.status === 'over') {
        if (await isThere(position, seat)) return position;
        if (position.status === 'over') throw new Error('the game was over before the moment came');
        await this.#act(position, seat, instead);
      } else {
        seat = position.view.awaited[0] ?? seat;
      }
    }
    throw new Error('the moment did not come');
  }
  // A seat may have passed by itself since the look, as it was ordered to. In the same position a refusal is a fault.
  async #act(
    position: Position,
    seat: number,
    instead?: (position: Position, seat: number) => Promise<string | null>,
  ): Promise<void> {
    try {
      const other = await instead?.(position, seat);
      await this.move(seat, other ?? (await this.#suggestion(seat)));
    } catch (problem) {
      if ((await this.look(seat)).update === position.update) throw problem;
    }
  }
  async #suggestion(seat: number): Promise<string> {
    return ((await this.ask(seat, 'hint'))['move'] as { text: string }).text;
  }

  // For `until`: a Rebel who can march against the Dictator's units does it, instead of taking care.
  readonly attackAtOnce = async ({ view: { scene } }: Position, seat: number): Promise<string | null> => {
    if (scene.phase !== 'rebels' || scene.combat !== null || scene.you === 'dictator') return null;
    const isHostile = (sector: string) =>
      scene.sectors.some(({ id, holder }) => id === sector && holder === 'dictator');
    const marches = (await this.legalMoves(seat)).filter((move) => move.startsWith('move primary '));
    return marches.find((move) => isHostile(move.split(' ')[2] ?? '')) ?? null;
  };
}

// Runs in the page.
async function openHand(): Promise<void> {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const waiting = new Map<string, (answer: Record<string, unknown>) => void>();
  let count = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Record<string, unknown>;
    const ref = String(message['ref']);
    waiting.get(ref)?.(message);
    waiting.delete(ref);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('the server does not answer'));
  });
  // Whoever still waits then is told; otherwise he would wait for ever.
  socket.onclose = () => {
    for (const tell of waiting.values()) tell({ ok: false, words: 'the connection is gone' });
    waiting.clear();
  };
  window.ask = (name, fields) =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN) return reject(new Error(`${name}: there is no connection`));
      const ref = String(++count);
      waiting.set(ref, (answer) => {
        if (answer['ok'] === true) resolve(answer);
        else reject(new Error(`${name}: ${String(answer['words'])}`));
      });
      socket.send(JSON.stringify({ ...fields, do: name, ref }));
    });
}

// ---- The connection -----------------------------------------------------------------------------

// Stands between the page and the server from the next connection on; what passes through can be changed.
export interface Between {
  toServer?: (message: string) => string | null; // null: it is lost on the way
  toPage?: (message: string) => string | null;
  isDown?: boolean;
}
export async function standBetween(page: Page, between: Between): Promise<WebSocketRoute[]> {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (between.isDown) return void socket.close({ code: 1001 });
    open.push(socket);
    const server = socket.connectToServer();
    const pass =
      (change: ((message: string) => string | null) | undefined, to: WebSocketRoute) =>
      (message: string | Buffer) => {
        const text = change === undefined ? String(message) : change(String(message));
        if (text !== null) to.send(text);
      };
    socket.onMessage((message) => pass(between.toServer, server)(message));
    server.onMessage((message) => pass(between.toPage, socket)(message));
  });
  return open;
}
