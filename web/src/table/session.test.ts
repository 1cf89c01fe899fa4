import { describe, expect, it } from 'vitest';
import type { Link, TableNews } from '../link/link.ts';
import { Refused, type Fields, type RequestName, type Table, type Update } from '../link/protocol.ts';
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
  answer: (table: Table, missing?: Update[]) => Promise<void>;
  refuse: () => Promise<void>;
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

// A server that answers when and in which order the test wants, and by itself what is in `known`.
function begun(known: Partial<Record<RequestName, (fields: Fields) => object>> = {}) {
  const asked: Asked[] = [];
  let news: (news: TableNews) => void = () => undefined;
  const link = {
    ask: (name: RequestName, fields: Fields = {}) =>
      new Promise((resolve, reject) => {
        const answer = known[name];
        if (answer !== undefined) return resolve(answer(fields));
        asked.push({
          name,
          fields,
          answer: (now, missing = []) => {
            resolve({ table: now, missing });
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
  const hear = (update: number, viewer: number | null, after: Partial<Table> = {}) =>
    news({
      update: {
        update: { number: update, time: 0, what: 'seated', seat: 0 },
        after: { ...table(update, viewer), ...after },
      },
    });
  const lose = () => news({ lost: 'the server has stopped it' });
  return { session, watches, seen, hear, lose };
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
  it('does not go back to an older table by an answer that comes late', async () => {
    const { session, watches, seen, hear } = begun();
    await watches()[0]?.answer(table(3, null));
    void session.watch();
    hear(4, null);
    await watches()[1]?.answer(table(3, null));
    expect(seen()).toEqual([4, null]);
  });
  it('takes no update for its table before there is one: it may be meant for other eyes', async () => {
    const { session, watches, seen, hear } = begun();
    await watches()[0]?.answer(table(3, null));
    void session.lookFrom(1);
    hear(4, null);
    expect([session.latest, session.log]).toEqual([null, []]);
    const updates = [1, 2, 3, 4].map((number) => ({ number, time: 0, what: 'seated', seat: 0 }) as const);
    await watches()[1]?.answer(table(4, 1), updates);
    expect([session.log.length, ...seen()]).toEqual([4, 4, 1]);
  });
});

const awaiting = (...seats: number[]): Partial<Table> => ({
  status: 'running',
  view: { awaited: seats } as unknown as NonNullable<Table['view']>,
});
const running = awaiting(0);
// Seat 0 sees a table at which it is awaited. `names` are the actions that there are; the bot suggests the first one.
// `before.hint` happens while it thinks, and `before.move` before a move is made.
async function seated() {
  const names = new Set(['dig', 'rest']);
  const before = { hint: () => undefined as unknown, move: () => undefined as unknown };
  const option = (name: string) => ({ value: 0, name, prompt: name, kind: null });
  const { session, watches, hear, lose } = begun({
    why: () => ({ refused: [] }),
    hint: () => {
      before.hint();
      return { move: { text: [...names][0] }, moves: [] };
    },
    move: () => {
      before.move();
      return { update: 6 };
    },
    choices: ({ picked }) => ({
      choice: {
        complete: picked !== '',
        name: 'action',
        prompt: '',
        options: picked === '' ? [...names].map(option) : [],
      },
    }),
  });
  void session.lookFrom(0);
  await watches()[1]?.answer({ ...table(4, 0), ...running });
  return { session, names, hear, lose, before };
}
// It has prepared what the bot suggests.
async function prepared() {
  const all = await seated();
  await all.session.askHint();
  expect([all.session.hint, all.session.choice.text]).toEqual(['dig', 'dig']);
  return all;
}

describe('a hint', () => {
  const notYourTurn = () => new Refused({ code: 'T_NOT_AWAITED', words: 'it is not your turn', rule: null });
  it('is still one after somebody else has moved', async () => {
    const { session, hear } = await prepared();
    hear(5, 0, running);
    await settled();
    expect([session.hint, session.choice.text]).toEqual(['dig', 'dig']);
  });
  it('is another one when another move has made it impossible', async () => {
    const { session, names, hear } = await prepared();
    names.delete('dig');
    names.add('wait');
    hear(5, 0, running);
    await settled();
    expect([session.hint, session.choice.text]).toEqual(['rest', 'rest']);
  });
  it('waits for the turn of its seat when somebody else has to act first', async () => {
    const { session, names, hear } = await prepared();
    names.delete('dig');
    names.add('wait');
    hear(5, 0, awaiting(1));
    await settled();
    expect([session.hint, session.notice]).toEqual([null, null]);
    hear(6, 0, running);
    await settled();
    expect([session.hint, session.choice.text]).toEqual(['rest', 'rest']);
  });
  // Seat 0 has asked for one and was refused, because meanwhile somebody else has to act first.
  async function tooLate() {
    const all = await seated();
    all.before.hint = () => {
      all.hear(5, 0, awaiting(1));
      throw notYourTurn();
    };
    const asked = all.session.askHint();
    await settled();
    expect([all.session.hint, all.session.notice]).toEqual([null, null]);
    return { ...all, asked };
  }
  it('is asked for again in turn if it was refused because somebody else had to act first', async () => {
    const { session, hear, before, asked } = await tooLate();
    before.hint = () => undefined;
    hear(6, 0, running);
    await asked;
    expect([session.hint, session.choice.text]).toEqual(['dig', 'dig']);
  });
  it('is given up when the game ends meanwhile', async () => {
    const { session, hear, asked } = await tooLate();
    hear(6, 0, { status: 'over' });
    await asked;
    expect([session.hint, session.notice]).toEqual([null, null]);
  });
  it('that is wished for while a move is being sent is about what comes after it', async () => {
    const { session, names, hear } = await prepared();
    const made = session.submit();
    const asked = session.askHint();
    names.delete('dig');
    hear(5, 0, running);
    await settled();
    expect(session.hint).toBe(null);
    hear(6, 0, running);
    expect(await made).toBe(true);
    await asked;
    await settled();
    expect([session.hint, session.choice.text]).toEqual(['rest', 'rest']);
  });
  it('is refused with a reason when nothing has changed', async () => {
    const { session, before } = await seated();
    before.hint = () => {
      throw notYourTurn();
    };
    await session.askHint();
    expect([session.hint, session.notice?.words]).toEqual([null, 'it is not your turn']);
  });
  it('that is not followed is asked for no more', async () => {
    const { session, hear } = await prepared();
    await session.choice.restart();
    hear(5, 0, running);
    await settled();
    expect([session.hint, session.choice.text]).toEqual([null, '']);
  });
  it('is not given any more to whoever chooses by himself while the bot thinks', async () => {
    const { session, before } = await seated();
    before.hint = () => session.choice.pick({ value: 0, name: 'rest', prompt: '', kind: null });
    await session.askHint();
    await session.settled();
    expect([session.hint, session.choice.text]).toEqual([null, 'rest']);
  });
  it('that was left is none any more, also if the same is chosen by hand', async () => {
    const { session } = await prepared();
    await session.choice.restart();
    await session.choice.follow('dig');
    expect([session.hint, session.choice.text]).toEqual([null, 'dig']);
  });
  it('is none any more when it has been followed', async () => {
    const { session, hear } = await prepared();
    const made = session.submit();
    hear(5, 0, running);
    await settled();
    expect([session.hint, session.choice.text]).toEqual([null, '']);
    hear(6, 0, running);
    expect(await made).toBe(true);
    await settled();
    expect([session.hint, session.choice.text]).toEqual([null, '']);
  });
});

describe('a move', () => {
  it('is being sent until its position is there, although the answer comes before', async () => {
    const { session, hear } = await prepared();
    const made = session.submit();
    await settled();
    expect(session.isSending).toBe(true);
    hear(5, 0, running); // somebody else's
    await settled();
    expect(session.isSending).toBe(true);
    hear(6, 0, running);
    expect([await made, session.isSending]).toEqual([true, false]);
  });
  it('is not being sent any more when the table is lost', async () => {
    const { session, lose } = await prepared();
    const made = session.submit();
    await settled();
    lose();
    expect([await made, session.isSending]).toEqual([true, false]);
    await session.settled();
  });
  it('leaves what was chosen after it', async () => {
    const { session, hear } = await prepared();
    const made = session.submit();
    await session.choice.follow('rest');
    hear(5, 0, running);
    hear(6, 0, running);
    await made;
    await session.settled();
    expect([session.choice.text, session.choice.isComplete]).toEqual(['rest', true]);
  });
  // The server refuses it, because "dig" is no longer there.
  async function refused(move?: string) {
    const all = await prepared();
    all.before.move = () => {
      all.names.delete('dig');
      all.names.add('wait');
      throw new Refused({ code: 'X', words: 'no', rule: 'X1' });
    };
    expect(await all.session.submit(move)).toBe(false);
    await all.session.settled();
    return all;
  }
  it('that is refused leads back to the question that is open at the server', async () => {
    const { session } = await refused();
    expect([session.notice?.rule, session.isSending, session.choice.text]).toEqual(['X1', false, '']);
    expect(session.choice.options.map(({ name }) => name)).toEqual(['rest', 'wait']);
  });
  it('that was sent without being chosen and is refused leaves the choice, if that is possible', async () => {
    const { session } = await refused('fly');
    expect([session.choice.text, session.choice.isComplete]).toEqual(['', false]);
    await session.choice.follow('rest');
    expect(await session.submit('fly')).toBe(false);
    expect([session.choice.text, session.choice.isComplete]).toEqual(['rest', true]);
  });
  it('is followed by the next question before the table is settled', async () => {
    const { session, names, hear } = await prepared();
    void session.submit();
    let isSettled = false;
    const waiting = session.settled().then(() => (isSettled = true));
    await settled();
    expect(isSettled).toBe(false);
    names.delete('dig');
    names.add('wait');
    hear(5, 0, running);
    hear(6, 0, running);
    await waiting;
    expect(session.choice.options.map(({ name }) => name)).toEqual(['rest', 'wait']);
  });
});
