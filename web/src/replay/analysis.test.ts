import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Link } from '../link/link.ts';
import { Refused } from '../link/protocol.ts';
import { Analysis } from './analysis.svelte.ts';

// A server that knows so many points more with each question.
function analysisOf(count: number, perQuestion: number) {
  let known = 0;
  let asked = 0;
  const ask = () => {
    asked += 1;
    known = Math.min(count, known + perQuestion);
    const points = Array.from({ length: known }, (_, step) => ({
      step,
      percents: [step * 10, 100 - step * 10],
    }));
    return Promise.resolve({ count, tries: 200, points });
  };
  return { analysis: new Analysis({ ask } as unknown as Link, 'aaaa'), questions: () => asked };
}

describe('the analysis of a game', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is asked for until it is complete, and not once more', async () => {
    const { analysis, questions } = analysisOf(5, 2);
    analysis.begin();
    analysis.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([analysis.points.length, analysis.isComplete, questions()]).toEqual([2, false, 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([analysis.points.length, analysis.isComplete, questions()]).toEqual([5, true, 3]);
  });
  it('has a line for each seat', async () => {
    const { analysis } = analysisOf(2, 2);
    analysis.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(analysis.lineOf(1)).toEqual([
      { step: 0, value: 1 },
      { step: 1, value: 0.9 },
    ]);
    expect(analysis.lineOf(7)).toEqual([]);
  });
  it('is not asked for by whoever has left', async () => {
    const { analysis, questions } = analysisOf(5, 1);
    analysis.begin();
    analysis.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([analysis.points.length, questions()]).toEqual([0, 1]);
  });
  it('tells why there is none', async () => {
    const ask = () =>
      Promise.reject(new Refused({ code: 'T_FAULT', words: 'this game cannot be analysed', rule: null }));
    const analysis = new Analysis({ ask } as unknown as Link, 'aaaa');
    analysis.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(analysis.problem).toBe('this game cannot be analysed');
  });
});
