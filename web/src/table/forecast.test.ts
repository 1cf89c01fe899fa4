import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Place from './Forecast.svelte';

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
