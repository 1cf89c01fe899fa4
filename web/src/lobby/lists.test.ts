import { describe, expect, it } from 'vitest';
import type { Table } from '../link/protocol.ts';
import { summary } from './games.fixture.ts';
import { glanceOf, ofOthers, withNews } from './lists.ts';

const ids = (list: { id: string }[]) => list.map((table) => table.id);

describe('news of a table', () => {
  const lists = { open: [summary('a'), summary('b')], running: [], mine: [summary('b')] };
  it('puts a new one first', () => {
    expect(ids(withNews(lists, summary('c')).open)).toEqual(['c', 'a', 'b']);
  });
  it('moves one that has begun, and changes it among one’s own', () => {
    const after = withNews(lists, summary('b', { status: 'running' }));
    expect(ids(after.open)).toEqual(['a']);
    expect(ids(after.running)).toEqual(['b']);
    expect(after.mine[0]?.status).toBe('running');
  });
  it('takes one away that is over', () => {
    const running = { ...lists, running: [summary('d', { status: 'running' })] };
    expect(withNews(running, summary('d', { status: 'over' })).running).toEqual([]);
  });
  it('does not make a table of others one’s own', () => {
    expect(ids(withNews(lists, summary('a', { steps: 1 })).mine)).toEqual(['b']);
  });
  it('what is one’s own is not among the others', () => {
    expect(ids(ofOthers(lists.open, lists.mine))).toEqual(['a']);
  });
});

describe('a glance', () => {
  const seat = (at: number, mine: boolean, name: string | null) => ({ seat: at, mine, name });
  const table = (awaited: number[], fields: object = {}) =>
    ({
      game: 'merc',
      paused: false,
      seats: [seat(0, true, 'Ada'), seat(1, false, 'Jun'), seat(2, false, null)],
      view: { awaited, scene: { day: 3, values: { rebels: 21, dictator: 28 } } },
      ...fields,
    }) as unknown as Table;

  it('tells the day, the values and that it is one’s turn', () => {
    expect(glanceOf(table([0, 1]))).toEqual({ isMyTurn: true, words: 'Day 3 · 21 : 28' });
  });
  it('tells for whom the game waits', () => {
    expect(glanceOf(table([1, 2])).words).toBe('Day 3 · 21 : 28 · waits for Jun and Dictator');
  });
  it('a paused game waits for nobody', () => {
    expect(glanceOf(table([0], { paused: true }))).toMatchObject({ isMyTurn: false });
  });
});
