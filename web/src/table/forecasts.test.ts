import { describe, expect, it } from 'vitest';
import type { Answers } from '../link/protocol.ts';
import { Forecasts } from './forecasts.svelte.ts';

function feed() {
  const asked: string[] = [];
  const answers: ((answer: Answers['forecast'] | null) => void)[] = [];
  const forecasts = new Forecasts((move) => {
    asked.push(move);
    return new Promise((resolve, reject) => {
      answers.push((answer) => (answer === null ? reject(new Error('no')) : resolve(answer)));
    });
  });
  const answer = async (percent: number | null) => {
    const next = answers.shift();
    const move = { text: '', action: '', arguments: {} };
    next?.(percent === null ? null : { move, percent, games: 200, figures: [] });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { forecasts, asked, answer };
}
const shown = ({ shown: now }: Forecasts) => now?.facts.map(({ value }) => value) ?? null;

describe('forecasts', () => {
  it('are asked for once for each choice that is complete', async () => {
    const { forecasts, asked, answer } = feed();
    forecasts.want(null, 1);
    expect(asked).toEqual([]);
    forecasts.want('place b2', 1);
    forecasts.want('place b2', 1);
    expect([asked, shown(forecasts)]).toEqual([['place b2'], null]);
    await answer(43);
    expect(shown(forecasts)).toEqual(['43\u00a0%']);
    forecasts.want('place b2', 2);
    expect([asked.length, shown(forecasts)]).toEqual([2, null]);
  });
  it('wait for one another, and an answer about another choice is dropped', async () => {
    const { forecasts, asked, answer } = feed();
    forecasts.want('place a1', 1);
    forecasts.want('place a2', 1);
    forecasts.want('place a3', 1);
    expect(asked).toEqual(['place a1']);
    await answer(10);
    expect([asked, shown(forecasts)]).toEqual([['place a1', 'place a3'], null]);
    await answer(30);
    expect([shown(forecasts), forecasts.isAsking]).toEqual([['30\u00a0%'], false]);
  });
  it('show nothing when the choice is gone or the server refuses', async () => {
    const { forecasts, asked, answer } = feed();
    forecasts.want('place a1', 1);
    forecasts.want(null, 1);
    await answer(10);
    expect([shown(forecasts), forecasts.isAsking]).toEqual([null, false]);
    forecasts.want('place a1', 2);
    await answer(null);
    expect([asked.length, shown(forecasts), forecasts.isAsking]).toEqual([2, null, false]);
  });
});
