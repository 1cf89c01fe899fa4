// The positions of a game that is over, as they were looked at: each is asked for once, the oldest are forgotten.
import type { Link } from '../link/link.ts';
import type { View } from '../link/protocol.ts';

const keptMax = 400;

export class Positions {
  readonly #link: Link;
  readonly #table: string;
  readonly #kept = new Map<string, View>();
  readonly #asked = new Map<string, Promise<View>>();

  constructor(link: Link, table: string) {
    this.#link = link;
    this.#table = table;
  }

  has(seat: number | null, step: number): boolean {
    return this.#kept.has(keyOf(seat, step));
  }
  async look(seat: number | null, step: number): Promise<View> {
    const key = keyOf(seat, step);
    return this.#kept.get(key) ?? this.#asked.get(key) ?? this.#ask(key, seat, step);
  }
  #ask(key: string, seat: number | null, step: number): Promise<View> {
    const answer = this.#link
      .ask('look', { table: this.#table, step, seat })
      .then(({ view }) => {
        this.#kept.set(key, view);
        const oldest = this.#kept.keys().next().value;
        if (this.#kept.size > keptMax && oldest !== undefined) this.#kept.delete(oldest);
        return view;
      })
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, answer);
    return answer;
  }
}

const keyOf = (seat: number | null, step: number) => `${seat ?? '-'}:${step}`;
