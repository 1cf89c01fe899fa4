// The forecast of the choice that is complete. One is asked for at a time; a choice that changes meanwhile is asked about
// when the answer has come, and an answer about another choice is dropped.
import type { Answers } from '../link/protocol.ts';
import { forecastOf, type Forecast } from './forecast.ts';

export class Forecasts {
  shown = $state.raw<Forecast | null>(null);
  isAsking = $state(false);

  readonly #ask: (move: string) => Promise<Answers['forecast']>;
  #wanted: { move: string; update: number } | null = null;

  constructor(ask: (move: string) => Promise<Answers['forecast']>) {
    this.#ask = ask;
  }

  // `update`: of the table that the move would be made at; null: no choice is complete.
  want(move: string | null, update: number): void {
    if (move === (this.#wanted?.move ?? null) && (move === null || update === this.#wanted?.update)) return;
    this.#wanted = move === null ? null : { move, update };
    this.shown = null;
    if (!this.isAsking) void this.#answer();
  }

  // A refusal is no news: the move itself will be refused in words, or the table has no forecasts.
  async #answer(): Promise<void> {
    this.isAsking = true;
    for (let asked = this.#wanted; asked !== null;) {
      const answer = await this.#ask(asked.move).catch(() => null);
      if (asked === this.#wanted) {
        this.shown = answer === null ? null : forecastOf(answer);
        asked = null;
      } else {
        asked = this.#wanted;
      }
    }
    this.isAsking = false;
  }
}
