import { describe, expect, it } from 'vitest';
import { graphWords, lineThrough, swingName, swingsOf, valueAt } from './graph.ts';

const points = [
  { step: 10, value: 1 },
  { step: 0, value: 0.5 },
  { step: 4, value: 0.25 },
];

describe('the graph of a game', () => {
  it('is a line through its points in order', () => {
    expect(lineThrough(points, 10)).toBe('M0 50L40 75L100 0');
  });
  it('is absent without two points, and leaves out what cannot be', () => {
    expect(lineThrough([], 10)).toBeNull();
    expect(lineThrough([{ step: 1, value: 0.5 }], 10)).toBeNull();
    expect(lineThrough([...points, { step: 11, value: 0.5 }, { step: 5, value: 2 }], 10)).toBe(
      'M0 50L40 75L100 0',
    );
  });
  it('has a value at every step between its ends', () => {
    expect([0, 2, 4, 7, 10].map((step) => valueAt(points, 10, step))).toEqual([0.5, 0.375, 0.25, 0.625, 1]);
    expect(valueAt(points.slice(0, 1), 10, 3)).toBeNull();
  });
  it('marks its biggest changes, in the order of the game, and none that are small', () => {
    const game = [0.5, 0.55, 0.3, 0.9, 0.8].map((value, index) => ({ step: index * 2, value }));
    expect(swingsOf(game, 8, 2).map(({ from, to, by }) => [from, to, Math.round(by * 100)])).toEqual([
      [2, 4, -25],
      [4, 6, 60],
    ]);
    expect(swingsOf(game.slice(0, 2), 8, 2)).toEqual([]);
    expect(swingsOf([], 8, 2)).toEqual([]);
  });
  it('has marks whose name holds what is to be seen of them', () => {
    expect(swingName({ from: 2, to: 4, by: -0.254 }, 'seat 1 marks b2')).toBe(
      'Step 4: down by 25 %, seat 1 marks b2',
    );
    expect(swingName({ from: 4, to: 6, by: 0.6 }, 'a win')).toBe('Step 6: up by 60 %, a win');
  });
  it('is told in words', () => {
    expect(graphWords(points, 10, 'Ada').replaceAll('\u00a0', ' ')).toBe(
      'Chance of Ada: 50 % at the beginning, lowest 25 % at step 4, highest 100 % at step 10, 100 % at the end.',
    );
    expect(graphWords([], 10, 'Ada')).toBe('');
  });
});
