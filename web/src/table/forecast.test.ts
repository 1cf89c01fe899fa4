import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Place from './Forecast.svelte';
import { forecastOf } from './forecast.ts';

test('a forecast shows its figures and their source', () => {
  const facts = [
    { title: 'You win', value: '97 %' },
    { title: 'MERCs lost', value: '1.6' },
  ];
  const { body } = render(Place, { props: { forecast: { source: '10 000 simulated combats', facts } } });
  for (const words of ['You win', '97 %', 'MERCs lost', '1.6', '10 000 simulated combats']) {
    expect(body).toContain(words);
  }
});

test('without a forecast nothing is shown', () => {
  for (const forecast of [null, { source: 'nobody', facts: [] }]) {
    expect(render(Place, { props: { forecast } }).body).not.toMatch(/<(dl|p)/);
  }
});

test('an answer of the server becomes figures for people', () => {
  const move = { text: 'fight', action: 'fight', arguments: {} };
  const figures = [
    { name: 'win the fight', chance: true, thousandths: 645, games: 200 },
    { name: 'own losses', chance: false, thousandths: 1555, games: 200 },
  ];
  const { source, facts } = forecastOf({ move, percent: 43, games: 200, figures });
  expect(source).toBe('200 sampled games, knowing what you know');
  expect(facts).toEqual([
    { title: 'You win', value: '43\u00a0%' },
    { title: 'Win the fight', value: '65\u00a0%' },
    { title: 'Own losses', value: '1.6' },
  ]);
});
