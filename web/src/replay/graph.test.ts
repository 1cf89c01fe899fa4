import { describe, expect, it } from 'vitest';
import { lineThrough, valueAt } from './graph.ts';

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
});
