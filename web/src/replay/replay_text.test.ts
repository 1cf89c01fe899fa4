import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './replay_text.ts';

const golden = (name: string) =>
  readFileSync(new URL(`../../../tests/golden/${name}.replay`, import.meta.url), 'utf8');

describe('a replay', () => {
  it('is its steps in order, each with its seat and its move', () => {
    const steps = stepsOf(golden('merc-1-rebels'));
    expect(steps.slice(0, 2)).toEqual([
      { number: 1, seat: 0, move: 'land a1' },
      { number: 2, seat: 0, move: 'enlist wolverine weapon' },
    ]);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeGreaterThan(20);
  });
  it('has no steps where there are none', () => {
    expect(stepsOf('sortie-replay 1\ngame merc\n')).toEqual([]);
    expect(stepsOf('')).toEqual([]);
  });
});
