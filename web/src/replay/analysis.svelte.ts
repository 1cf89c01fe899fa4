// How likely each seat was to win at some steps of a game that is over. The server works it out while one looks; it is
// asked again and again for what it knows by then.
import type { Link } from '../link/link.ts';
import type { AnalysisPoint } from '../link/protocol.ts';
import { wordsOf } from '../table/session.svelte.ts';
import type { GraphPoint } from './graph.ts';

const askAgainMs = 500;

export class Analysis {
  points = $state.raw<AnalysisPoint[]>([]);
  count = $state(0); // of all points there will be; 0: not known yet
  tries = $state(0); // sampled games at each of them
  problem = $state<string | null>(null);

  readonly #link: Link;
  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #hasBegun = false;

  constructor(link: Link, table: string) {
    this.#link = link;
    this.#table = table;
  }

  get isComplete(): boolean {
    return this.count > 0 && this.points.length >= this.count;
  }
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    void this.#ask();
  }
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
  lineOf(seat: number): GraphPoint[] {
    return this.points.flatMap(({ step, percents }) => {
      const percent = percents[seat];
      return percent === undefined ? [] : [{ step, value: percent / 100 }];
    });
  }

  async #ask(): Promise<void> {
    try {
      const { count, tries, points } = await this.#link.ask('analysis', { table: this.#table });
      if (this.#isClosed) return;
      this.count = count;
      this.tries = tries;
      this.points = points;
    } catch (caught) {
      if (!this.#isClosed) this.problem = wordsOf(caught);
      return;
    }
    if (!this.isComplete) this.#timer = setTimeout(() => void this.#ask(), askAgainMs);
  }
}
