import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteSeal, readSeals, sealOf, withSeal } from './seals.ts';

const digits = (digit: string) => digit.repeat(64);
const table = (id: string, commitment: string | null, status: 'open' | 'running' | 'over') => ({
  id,
  commitment,
  status,
});

describe('the seal of a table', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is noted at first sight, and a later one does not replace it', () => {
    noteSeal(table('aaaa', digits('1'), 'open'));
    noteSeal(table('aaaa', digits('2'), 'running'));
    noteSeal(table('bbbb', digits('3'), 'running'));
    expect(sealOf('aaaa')).toEqual({ commitment: digits('1'), seen: 'open' });
    expect(sealOf('bbbb')).toEqual({ commitment: digits('3'), seen: 'running' });
  });
  it('is not noted when the game is over, and not where there is none', () => {
    noteSeal(table('aaaa', digits('1'), 'over'));
    noteSeal(table('bbbb', null, 'open'));
    expect([sealOf('aaaa'), sealOf('bbbb')]).toEqual([null, null]);
  });
  it('of the oldest tables is forgotten at last', () => {
    let seals = readSeals(null);
    for (let number = 0; number < 301; ++number)
      seals = withSeal(seals, table(`t${number}`, digits('a'), 'open'));
    expect([seals.length, seals[0]?.[0], seals.at(-1)?.[0]]).toEqual([300, 't1', 't300']);
  });
  it('is only what looks like one', () => {
    expect(readSeals('no list')).toEqual([]);
    expect(readSeals('{"a":1}')).toEqual([]);
    const good = ['cccc', { commitment: digits('c'), seen: 'open' }];
    const bad = [
      1,
      null,
      ['x'],
      ['y', { commitment: 'ff', seen: 'open' }],
      ['z', { ...Object(good[1]), seen: 'over' }],
    ];
    expect(readSeals(JSON.stringify([...bad, good]))).toEqual([good]);
  });
  it('needs no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    noteSeal(table('aaaa', digits('1'), 'open'));
    expect(sealOf('aaaa')).toBeNull();
  });
});
