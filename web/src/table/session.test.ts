import { describe, expect, it } from 'vitest';
import type { Link, TableNews } from '../link/link.ts';
import { Refused, type Fields, type RequestName, type Table } from '../link/protocol.ts';
import { TableSession } from './session.svelte.ts';

const table = (update: number, viewer: number | null): Table => ({
  id: 'abcdefgh',
  game: 'tictactoe',
  status: 'open',
  seats: [],
  options: {},
  clock: { mode: 'none', milliseconds: 0, increment: 0 },
  host: false,
  update,
  paused: false,
  request: null,
  successor: null,
  commitment: null,
  chance: null,
  chat: [],
  watch_delay: 0,
  hints: true,
  standing: [],
  viewer,
  view: null,
});

interface Asked {
  name: RequestName;
  fields: Fields;
  answer: (table: Table) => Promise<void>;
  refuse: () => Promise<void>;
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

// A server that answers when and in which order the test wants.
function begun() {
  const asked: Asked[] = [];
  let news: (news: TableNews) => void = () => undefined;
  const link = {
    ask: (name: RequestName, fields: Fields = {}) =>
      new Promise((resolve, reject) => {
        asked.push({
          name,
          fields,
          answer: (now) => {
            resolve({ table: now, missing: [] });
            return settled();
          },
          refuse: () => {
            reject(new Refused({ code: 'no_table', words: 'there is no such table', rule: null }));
            return settled();
          },
        });
      }),
    onState: () => () => undefined,
    onTable: (_: string, listen: typeof news) => {
      news = listen;
      return () => undefined;
    },
    onOpen: () => () => undefined,
  };
  const session = new TableSession(link as unknown as Link, 'abcdefgh', () => ({ lengthOf: () => 0 }));
  const watches = () => asked.filter(({ name }) => name === 'watch');
  const seen = () => [session.latest?.update ?? null, session.latest?.viewer ?? null];
  const hear = (update: number, viewer: number | null) =>
    news({
      update: {
        update: { number: update, time: 0, what: 'seated', seat: 0 },
        after: table(update, viewer),
      },
    });
  return { session, watches, seen, hear };
}

describe('a session', () => {
  it('asks as a spectator first, and through the eyes of a seat when it has one', async () => {
    const { session, watches, seen } = begun();
    expect(watches().map(({ fields }) => fields['seat'])).toEqual([null]);
    await watches()[0]?.answer(table(3, null));
    expect(seen()).toEqual([3, null]);
    void session.lookFrom(1);
    expect(watches().map(({ fields }) => [fields['seat'], fields['since']])).toEqual([
      [null, 0],
      [1, 0],
    ]);
    await watches()[1]?.answer(table(4, 1));
    expect(seen()).toEqual([4, 1]);
  });
  it('drops the late answer to a spectator once it looks through the eyes of a seat', async () => {
    const { session, watches, seen } = begun();
    void session.lookFrom(0);
    await watches()[1]?.answer(table(7, 0));
    await watches()[0]?.answer(table(5, null));
    expect(seen()).toEqual([7, 0]);
    expect([session.seat, session.log]).toEqual([0, []]);
  });
  it('drops it as well while the seat still waits for its own answer', async () => {
    const { session, watches, seen } = begun();
    void session.lookFrom(0);
    await watches()[0]?.answer(table(5, null));
    expect(seen()).toEqual([null, null]);
    await watches()[1]?.answer(table(5, 0));
    expect(seen()).toEqual([5, 0]);
  });
  it('does not lose the table by a late refusal of the spectator', async () => {
    const { session, watches, seen } = begun();
    void session.lookFrom(0);
    await watches()[1]?.answer(table(7, 0));
    await watches()[0]?.refuse();
    expect([session.lost, ...seen()]).toEqual([null, 7, 0]);
  });
  it('takes an update that follows, ignores one that it has seen, and asks for what it has missed', async () => {
    const { watches, seen, hear } = begun();
    await watches()[0]?.answer(table(3, null));
    hear(4, null);
    expect(seen()).toEqual([4, null]);
    hear(3, null);
    expect([watches().length, ...seen()]).toEqual([1, 4, null]);
    hear(6, null);
    expect(seen()).toEqual([4, null]);
    expect(watches()[1]?.fields['since']).toBe(4);
  });
});
