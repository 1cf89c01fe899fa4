import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../link/protocol.ts';
import { merc, summary } from './games.fixture.ts';
import {
  clockWords,
  explanationOf,
  meaningOf,
  optionText,
  optionTitle,
  pickFor,
  seatMarkOf,
  seatTitle,
  valueTitle,
  whoSits,
  withWhom,
} from './words.ts';

const human = (name: string) => ({ kind: 'human' as const, name });

describe('words of the lobby', () => {
  it('the last seat of MERC is the Dictator', () => {
    expect([0, 1, 2].map((seat) => seatTitle('merc', seat, 3))).toEqual(['Rebel 1', 'Rebel 2', 'Dictator']);
    expect(seatMarkOf('merc', 2, 3)).toBe(7);
    expect(seatTitle('skirmish', 2, 3)).toBe('Seat 3');
  });
  it('clocks', () => {
    expect(clockWords({ mode: 'none', milliseconds: 0, increment: 0 })).toBe('no clock');
    expect(clockWords({ mode: 'bank', milliseconds: 300_000, increment: 30_000 })).toBe('5 min + 30 s');
    expect(clockWords({ mode: 'per_move', milliseconds: 86_400_000, increment: 0 })).toBe('1 day a move');
  });
  it('a table is called after those who sit at it', () => {
    expect(whoSits(summary('a'))).toBe('Nobody yet');
    expect(whoSits(summary('a', { seats: [human('Ada'), human('Jun')] }))).toBe('Ada and Jun');
    expect(whoSits(summary('a', { seats: ['A', 'B', 'C', 'D'].map(human) }))).toBe('A, B and 2 more');
  });
  it('one’s own table is called after the others', () => {
    const table = summary('a', { seats: [human('Ada'), human('Jun')] });
    expect(withWhom(table, 'Ada')).toBe('With Jun');
    expect(withWhom(summary('a', { seats: [human('Ada')] }), 'Ada')).toBe('Against the Dictator');
  });
  it('an explanation may give one number a meaning', () => {
    const extra = merc.options.find((option) => option.name === 'extra') as OptionInfo;
    expect(explanationOf(extra)).toBe('Militia on Day 1');
    expect(meaningOf(extra, -1)).toBe('by the number of rebels');
    expect(valueTitle(extra, -1)).toBe('Usual');
    expect(valueTitle(extra, 4)).toBe('4');
    expect(optionText(extra, -1)).toBe('-1');
    expect(optionTitle('merc', 'extra')).toBe('Extra militia');
    expect(optionTitle('other', 'first_move')).toBe('First move');
  });
  it('the same text picks the same thing', () => {
    const things = ['a', 'b', 'c'];
    expect(pickFor('k7m2qx3p', things)).toBe(pickFor('k7m2qx3p', things));
    expect(pickFor('anything', [])).toBeUndefined();
  });
});
