// What a choice is likely to bring, in words for people: "You win" "97 %". It says where the figures come from, so that
// nobody takes them for the rules.
import type { Answers, ForecastFigure } from '../link/protocol.ts';
import { capital } from './names.ts';

export interface Forecast {
  source: string; // "200 sampled games"
  facts: { title: string; value: string }[];
}

export function forecastOf({ percent, games, figures }: Answers['forecast']): Forecast {
  const facts = figures.map((figure) => ({ title: capital(figure.name), value: valueOf(figure) }));
  return {
    source: `${games} sampled games, knowing what you know`,
    facts: [{ title: 'You win', value: `${percent}\u00a0%` }, ...facts],
  };
}

function valueOf({ chance, thousandths }: ForecastFigure): string {
  return chance ? `${Math.round(thousandths / 10)}\u00a0%` : (thousandths / 1000).toFixed(1);
}
