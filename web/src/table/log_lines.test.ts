import { describe, expect, test } from 'vitest';
import type { GameTable } from '../games/registry.ts';
import type { GameEvent, Update } from '../link/protocol.ts';
import { linesOf, spoken, type Line } from './log_lines.ts';

const event = (text: string, name = 'happened'): GameEvent => ({ name, text, fields: {} });
const moved = (number: number, ...events: GameEvent[]) => ({
  number,
  update: { number, what: 'moved', seat: 0, events } as unknown as Update,
});
const table = { sentence: () => null } as unknown as GameTable;
const context = { table, catalogue: null, seats: [], view: undefined };

describe('the log', () => {
  test('has a line for each event', () => {
    const lines = linesOf([moved(1, event('a'), event('b')), moved(2, event('c'))], context);
    expect(lines.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(lines.map(({ key }) => key)).toEqual(['1.0', '1.1', '2.0']);
  });
  test('counts what is said again', () => {
    const lines = linesOf([moved(1, event('a'), event('a')), moved(2, event('a'), event('b'))], context);
    expect(lines.map(({ text, times }) => [text, times])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });
  test('leaves out what is not worth a line', () => {
    const quiet = { ...context, table: { sentence: () => '' } as unknown as GameTable };
    expect(linesOf([moved(1, event('a'))], quiet)).toEqual([]);
  });
});

describe('what is said aloud', () => {
  const line = (text: string, more: Partial<Line> = {}): Line => ({
    key: text,
    seat: 0,
    text,
    times: 1,
    dice: null,
    isHeading: false,
    ...more,
  });
  test('is every sentence, if there are few', () => {
    expect(spoken([line('Ada moves'), line('A card lies there', { times: 3 })])).toBe(
      'Ada moves. A card lies there, 3 times.',
    );
  });
  test('is the last ones, if there are many', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => line(text));
    expect(spoken(many)).toBe('2 more in the log. c. d. e. f.');
  });
  test('has dice as numbers', () => {
    expect(spoken([line('Ada: 1 hit', { dice: { faces: [6, 2], hitsOn: 4 } })])).toBe(
      'Ada: 1 hit; dice 6 hits, 2 misses.',
    );
  });
});
