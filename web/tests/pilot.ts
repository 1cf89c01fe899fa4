// Brings a table to a moment that a spec wants to look at, faster than a person could: it asks the server for the bot's
// move of a seat and makes it, until the moment has come. It speaks the protocol from a page of the same visitor, so that
// his seats are the browser's own.
import type { BrowserContext, JSHandle, Page } from '@playwright/test';
import type { MercScene } from '../src/games/merc/scene.ts';
import type { NewTable, Table } from '../src/link/protocol.ts';

interface Wire {
  ask(request: Record<string, unknown>): Promise<Record<string, unknown>>;
  news(): Promise<unknown>; // the next word that is not an answer
}
interface Waiting {
  resolve: (answer: Record<string, unknown>) => void;
  reject: (problem: Error) => void;
}

export class Pilot {
  readonly #wire: JSHandle<Wire>;
  #moves = 0;
  #seen = new Map<string, number>(); // the last update of a table: what came before is not asked for again

  private constructor(wire: JSHandle<Wire>) {
    this.#wire = wire;
  }

  static async aboard(context: BrowserContext, address: string): Promise<Pilot> {
    const page = await context.newPage();
    await page.goto(`${address}/#/nowhere`); // asks nothing of the server by itself
    return new Pilot(await wireOf(page));
  }

  async ask<Answer>(name: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await this.#request(name, fields);
    if (answer['ok'] !== true) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  }

  #request(name: string, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.#wire.evaluate((wire, request) => wire.ask(request), { do: name, ...fields });
  }

  // A table at which this visitor sits; it begins if no seat is left open.
  async open(plan: NewTable, seats: number[] = [0]): Promise<string> {
    const { table } = await this.ask<{ table: string }>('create', { listed: false, ...plan });
    for (const seat of seats) await this.ask('take', { table, seat, name: names[seat], contribution: '' });
    if (!plan.seats.some(({ kind }) => kind === 'open')) await this.ask('begin', { table });
    return table;
  }

  // Plays the visitor's seats until the moment has come for one of them; false: the game was over before.
  async playTo(
    table: string,
    seats: number[],
    isThere: (now: Table, seat: number) => boolean,
  ): Promise<boolean> {
    for (;;) {
      let isMade = false;
      for (const seat of seats) {
        const since = this.#seen.get(table) ?? 0;
        const { table: now } = await this.ask<{ table: Table }>('watch', { table, seat, since });
        this.#seen.set(table, now.update);
        if (isThere(now, seat)) return true;
        if (now.status !== 'running') {
          await this.ask('unwatch', { table }); // one connection watches so many tables and no more
          return false;
        }
        if (now.view?.awaited.includes(seat) !== true) continue;
        isMade = true;
        await this.#hinted(table, seat);
      }
      if (!isMade) await this.#wire.evaluate((wire) => wire.news());
    }
  }
  // Others act at the same time: what was possible a moment ago may be so no more.
  async #hinted(table: string, seat: number): Promise<void> {
    const { move: hint } = (await this.#request('hint', { table, seat })) as { move?: { text: string } };
    // A game without a bot has no hints; any of its moves will do.
    const { moves } = (hint === undefined ? await this.#request('moves', { table, seat }) : {}) as {
      moves?: { text: string }[];
    };
    const move = hint?.text ?? moves?.[0]?.text;
    if (move !== undefined) await this.#request('move', { table, seat, move, id: `pilot-${++this.#moves}` });
  }
  // Plays one seat by a plan: it says what to do where the seat is asked, null: as the bot suggests. Ends when the plan
  // says so, or with the game; false then.
  async follow(
    table: string,
    seat: number,
    plan: (now: Table, moves: string[]) => string | null | 'stop',
  ): Promise<boolean> {
    let refusedAt = -1; // the update of the last refusal
    for (;;) {
      const since = this.#seen.get(table) ?? 0;
      const { table: now } = await this.ask<{ table: Table }>('watch', { table, seat, since });
      this.#seen.set(table, now.update);
      if (now.status !== 'running') return false;
      if (now.view?.awaited.includes(seat) !== true) {
        await this.#wire.evaluate((wire) => wire.news());
        continue;
      }
      try {
        const { moves } = await this.ask<{ moves: { text: string }[] }>('moves', { table, seat });
        const wanted = plan(
          now,
          moves.map(({ text }) => text),
        );
        if (wanted === 'stop') return true;
        if (wanted === null) await this.#hinted(table, seat);
        else await this.move(table, seat, wanted);
      } catch (problem) {
        // Somebody else was faster. Refused twice in the same position it is a fault.
        if (refusedAt === now.update) throw problem;
        refusedAt = now.update;
      }
    }
  }
  // The last update of a table that it has seen.
  seen(table: string): number {
    return this.#seen.get(table) ?? 0;
  }
  async move(table: string, seat: number, move: string): Promise<void> {
    await this.ask('move', { table, seat, move, id: `pilot-${++this.#moves}` });
  }
}

const names = ['Ada', 'Tomás', 'Wren', 'Oskar', 'Ines', 'Juri', 'Noor'];

export const sceneOf = (table: Table): MercScene | null => (table.view?.scene ?? null) as MercScene | null;

function wireOf(page: Page): Promise<JSHandle<Wire>> {
  return page.evaluateHandle(
    () =>
      new Promise<Wire>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const asked = new Map<string, Waiting>();
        let listener: Waiting | null = null; // waits for news
        let news = 0; // heard and not asked about
        let count = 0;
        const gone = () => new Error('the connection is gone');
        socket.onerror = () => reject(new Error('the server does not answer'));
        // Whoever still waits then is told; otherwise he would wait for ever.
        socket.onclose = () => {
          for (const each of [...asked.values(), ...(listener === null ? [] : [listener])])
            each.reject(gone());
          asked.clear();
          listener = null;
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Record<string, unknown>;
          if (message['type'] !== 'answer') {
            ++news;
            listener?.resolve({});
            listener = null;
            return;
          }
          const ref = String(message['ref']);
          asked.get(ref)?.resolve(message);
          asked.delete(ref);
        };
        socket.onopen = () =>
          resolve({
            ask: (request) =>
              new Promise((resolve, reject) => {
                if (socket.readyState !== WebSocket.OPEN) return reject(gone());
                if (request['do'] === 'watch') news = 0;
                const ref = String(++count);
                asked.set(ref, { resolve, reject });
                socket.send(JSON.stringify({ ...request, ref }));
              }),
            news: () =>
              new Promise((resolve, reject) => {
                if (news > 0) return resolve({});
                if (socket.readyState !== WebSocket.OPEN) return reject(gone());
                listener = { resolve, reject };
              }),
          });
      }),
  );
}
