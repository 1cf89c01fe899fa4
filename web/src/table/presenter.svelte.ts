// Shows what happens one event after the other. The board shows the table before an update until its events have been
// shown, then the table after it; both existed. A queue that has grown too long is skipped.
import type { GameEvent, Table } from '../link/protocol.ts';

export interface Pace {
  // How long an event is shown, in milliseconds; 0: not at all.
  lengthOf(event: GameEvent): number;
}

const queueUsualMs = 3_000;

interface Waiting {
  events: GameEvent[];
  after: Table;
}

export class Presenter {
  shown = $state.raw<Table | null>(null);
  event = $state.raw<GameEvent | null>(null); // the one that is being shown
  readonly #pace: () => Pace;
  readonly #queueMaxMs: number;
  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  // Whoever wants to see everything, as in a replay, sets no limit to the queue.
  constructor(pace: () => Pace, queueMaxMs: number = queueUsualMs) {
    this.#pace = pace;
    this.#queueMaxMs = queueMaxMs;
  }

  get isBusy(): boolean {
    return this.event !== null;
  }

  add(after: Table, events: GameEvent[]): void {
    this.#queue.push({ events: [...events], after });
    const current = this.event === null ? 0 : this.#lengthOf([this.event]);
    const length = this.#queue.reduce((sum, { events: all }) => sum + this.#lengthOf(all), current);
    if (length > this.#queueMaxMs) return this.skip();
    if (this.event === null) this.#next();
  }
  // Nothing of it is shown, only where it has led to.
  jump(table: Table): void {
    this.stop();
    this.shown = table;
  }
  skip(): void {
    const last = this.#queue.at(-1)?.after;
    if (last !== undefined) this.jump(last);
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.event = null;
  }

  #lengthOf(events: GameEvent[]): number {
    return events.reduce((sum, event) => sum + this.#pace().lengthOf(event), 0);
  }

  #next(): void {
    for (;;) {
      const first = this.#queue[0];
      if (first === undefined) {
        this.event = null;
        return;
      }
      const event = first.events.shift();
      if (event === undefined) {
        this.shown = first.after;
        this.#queue.shift();
        continue;
      }
      const length = this.#pace().lengthOf(event);
      if (length <= 0) continue;
      this.event = event;
      this.#timer = setTimeout(() => this.#next(), length);
      return;
    }
  }
}
