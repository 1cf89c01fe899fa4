// A game that is over, at one of its steps, through somebody's eyes. To boards it is a table at which nothing can be done.
//
// Positions come from the server one by one and are kept. Whoever drags the slider gets the newest step that was wanted,
// not all that lay between; while the game plays by itself the next positions are asked for ahead.
import type { Link } from '../link/link.ts';
import type { GameEvent, Move, StoryStep, Table, View } from '../link/protocol.ts';
import type { BoardSession, LogEntry } from '../table/board_session.ts';
import { ChoiceWalk } from '../table/choice_walk.svelte.ts';
import { Presenter, type Pace } from '../table/presenter.svelte.ts';
import { wordsOf } from '../table/session.svelte.ts';
import { Positions } from './positions.ts';

export type Speed = 1 | 2 | 4;
export const speeds: Speed[] = [1, 2, 4];

const stepMs = 900; // how long a step is shown at least, at the slowest speed
const aheadMost = 4; // positions
const askGapMs = 80; // between two positions while somebody scrubs: a server counts messages

export class ReplaySession implements BoardSession {
  readonly id: string;
  readonly isReplay = true;
  readonly isAwaited = false;
  readonly isSending = false;
  readonly choice = new ChoiceWalk(() => Promise.reject(new Error('nothing can be done in a replay')));
  readonly presenter: Presenter;

  table = $state.raw<Table | null>(null); // as it is now, after the end
  latest = $state.raw<Table | null>(null); // as it was at the step
  step = $state(0); // 0: the beginning
  count = $state<number | null>(null); // of all steps; null: not known yet
  seat = $state<number | null>(null);
  story = $state.raw<StoryStep[]>([]); // as far as it is known
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  lost = $state<string | null>(null); // why there is nothing to show
  notice = $state.raw<{ words: string; rule: string | null } | null>(null);
  readonly log = $derived(this.story.map(entryOf));

  readonly #link: Link;
  readonly #pace: () => Pace;
  readonly #positions: Positions;
  readonly #stories: Record<string, StoryStep[]> = {}; // by the seat that heard them
  #isFetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // of playing by itself; what belongs to an older one is dropped
  #isClosed = false;

  // `pace`: how long events are shown at the slowest speed.
  constructor(link: Link, id: string, pace: () => Pace) {
    this.#link = link;
    this.#positions = new Positions(link, id);
    this.id = id;
    this.#pace = () => ({ lengthOf: (event) => pace().lengthOf(event) / this.speed });
    this.presenter = new Presenter(this.#pace, Infinity);
  }

  get shown(): Table | null {
    return this.presenter.shown ?? this.latest;
  }
  get isAtEnd(): boolean {
    return this.count !== null && this.step >= this.count;
  }

  async open(step: number | null): Promise<void> {
    try {
      const { table } = await this.#link.ask('watch', { table: this.id, seat: null });
      // Nothing happens at it any more.
      void this.#link.ask('unwatch', { table: this.id }).catch(() => undefined);
      this.table = table;
      if (table.status !== 'over') return;
      this.step = step ?? 0; // told to the story, which knows how many there are
      await this.#tell(null);
    } catch (problem) {
      this.lost = wordsOf(problem);
    }
  }
  close(): void {
    this.#isClosed = true;
    this.pause();
    this.presenter.stop();
  }

  // ---- Where one is -----------------------------------------------------------------------------

  goTo(step: number): void {
    this.pause();
    this.step = this.#within(step);
    void this.#fetch();
  }
  async lookAs(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.pause();
    this.seat = seat;
    this.story = this.#stories[String(seat)] ?? [];
    try {
      await Promise.all([this.#fetch(), this.#tell(seat)]);
    } catch (problem) {
      this.#refuse(problem);
    }
  }
  #within(step: number): number {
    return Math.max(0, Math.min(step, this.count ?? 0));
  }

  // Reads the whole story, a page at a time. With the first page one knows where steps end, and the board is filled.
  async #tell(seat: number | null): Promise<void> {
    const steps = [...(this.#stories[String(seat)] ?? [])];
    for (;;) {
      const { count, steps: page } = await this.#link.ask('story', {
        table: this.id,
        seat,
        from: steps.length,
      });
      steps.push(...page);
      this.#stories[String(seat)] = [...steps];
      if (this.#isClosed) return;
      if (this.count === null) {
        this.count = count;
        this.step = this.#within(this.step);
        await this.#fetch();
      }
      if (this.seat !== seat) return;
      this.story = [...steps];
      if (page.length === 0 || steps.length >= count) return;
    }
  }

  // Brings the position that is wanted now to the board, whatever else has been wanted in between.
  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    for (let isThere = false; !isThere && !this.#isClosed && !this.isPlaying;) {
      const { seat, step } = this;
      const isKnown = this.#positions.has(seat, step);
      try {
        const view = await this.#positions.look(seat, step);
        if (seat === this.seat && !this.isPlaying) this.#become(this.#tableAt(step, view));
      } catch (problem) {
        this.#refuse(problem);
      }
      isThere = seat === this.seat && step === this.step;
      if (!isThere && !isKnown) await new Promise((resolve) => setTimeout(resolve, askGapMs));
    }
    this.#isFetching = false;
  }
  #become(table: Table): void {
    this.notice = null;
    this.latest = table;
    this.presenter.jump(table);
  }
  #tableAt(step: number, view: View): Table {
    if (this.table === null) throw new Error('there is no table yet');
    const status = step >= (this.count ?? 0) ? 'over' : 'running';
    return { ...this.table, status, update: step, viewer: view.viewer, view };
  }

  // ---- Playing by itself ------------------------------------------------------------------------

  play(): void {
    if (this.count === null || this.count === 0 || this.isPlaying) return;
    const next = this.isAtEnd ? 0 : this.step + 1;
    this.isPlaying = true;
    void this.#advance(++this.#run, next);
  }
  pause(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.presenter.skip();
  }
  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  async #advance(run: number, next: number): Promise<void> {
    if (next > (this.count ?? 0)) {
      this.isPlaying = false;
      return;
    }
    let view: View;
    try {
      view = await this.#positions.look(this.seat, next);
    } catch (problem) {
      if (run === this.#run) this.pause();
      this.#refuse(problem);
      return;
    }
    if (run !== this.#run) return;
    this.#lookAhead(next);
    const after = this.#tableAt(next, view);
    const events = next === 0 ? [] : (this.story[next - 1]?.events ?? []);
    this.step = next;
    this.latest = after;
    this.presenter.add(after, events);
    const length = Math.max(stepMs / this.speed, this.#lengthOf(events));
    this.#timer = setTimeout(() => void this.#advance(run, next + 1), length);
  }
  #lengthOf(events: GameEvent[]): number {
    return events.reduce((sum, event) => sum + this.#pace().lengthOf(event), 0);
  }
  #lookAhead(step: number): void {
    const last = Math.min(step + aheadMost, this.count ?? 0);
    for (let next = step + 1; next <= last; ++next) {
      void this.#positions.look(this.seat, next).catch(() => undefined); // it is asked for again when it is needed
    }
  }

  #refuse(problem: unknown): void {
    if (!this.#isClosed) this.notice = { words: wordsOf(problem), rule: null };
  }

  // ---- What cannot be done ----------------------------------------------------------------------

  legalMoves = (): Promise<Move[]> => Promise.resolve([]);
  whyNot = () => Promise.resolve(null);
  submit = () => Promise.resolve(false);
  settled = () => Promise.resolve();
  undo = () => Promise.resolve(false);
  askHint = () => Promise.resolve();
  rematch = () => Promise.resolve(null);
}

function entryOf({ step, seat, by, move, events }: StoryStep): LogEntry {
  const update = { number: step, time: 0, what: 'moved', seat, move, events };
  return { number: step, update: by === undefined ? update : { ...update, by } };
}
