// One table as a screen shows it: the newest state, what has happened, and the choice that is being made.
//
// The server is the truth and nothing is anticipated. `latest` is the newest table; `shown` is the one on the board,
// which may be some updates behind while events are being shown, and always is a table that existed.
import { tick } from 'svelte';
import type { Link, LinkState, TableNews } from '../link/link.ts';
import {
  Refused,
  type Answers,
  type GameEvent,
  type HintMove,
  type Move,
  type Refusal,
  type RefusedAction,
  type RequestName,
  type Table,
  type Update,
} from '../link/protocol.ts';
import type { BoardSession, LogEntry } from './board_session.ts';
import { ChoiceWalk } from './choice_walk.svelte.ts';
import { Presenter, type Pace } from './presenter.svelte.ts';
import { randomDigits } from './random_digits.ts';
import { noteSeal } from './seals.ts';

const logMax = 2_000;

export class TableSession implements BoardSession {
  readonly id: string;
  readonly isReplay = false;
  latest = $state.raw<Table | null>(null);
  log = $state.raw<LogEntry[]>([]);
  lost = $state<string | null>(null); // why there is nothing to show
  linkState = $state.raw<LinkState>({ kind: 'connecting' });
  seat = $state<number | null>(null); // through whose eyes; null: a spectator
  refused = $state.raw<RefusedAction[]>([]);
  notice = $state.raw<{ words: string; rule: string | null } | null>(null); // the last refusal
  hint = $state<string | null>(null); // the move that the bot suggests, until it is made or left
  hintMoves = $state.raw<HintMove[]>([]); // the best ones, the hint first
  readonly choice: ChoiceWalk;
  readonly presenter: Presenter;

  readonly #link: Link;
  readonly #ends: (() => void)[] = [];
  #sent = $state.raw<string | null>(null); // the move that is on its way, until its position is there
  #askedFor = -1; // the update that choices were last asked for
  #wantsHint = false;
  #isAskingHint = false;
  #isClosed = false;
  #waiting: { isOver: () => boolean; goOn: () => void }[] = [];
  #moves = 0;
  readonly #moveIds = crypto.randomUUID().slice(0, 8);

  constructor(link: Link, id: string, pace: () => Pace) {
    this.#link = link;
    this.id = id;
    this.presenter = new Presenter(pace);
    this.choice = new ChoiceWalk(
      (picked) => this.#askChoice(picked),
      () => this.isAwaited,
      () => this.#dropHint(),
    );
    this.#ends.push(
      link.onState((state) => (this.linkState = state)),
      link.onTable(id, (news) => this.#take(news)),
      link.onOpen(() => void this.watch()),
    );
    void this.watch();
  }

  close(): void {
    for (const end of this.#ends) end();
    this.presenter.stop();
    this.#isClosed = true;
    this.#goOn();
    if (this.lost === null) void this.#link.ask('unwatch', { table: this.id }).catch(() => undefined);
  }

  // ---- What there is ----------------------------------------------------------------------------

  get shown(): Table | null {
    return this.presenter.shown ?? this.latest;
  }
  get isAwaited(): boolean {
    return this.seat !== null && (this.latest?.view?.awaited.includes(this.seat) ?? false);
  }
  get isSending(): boolean {
    return this.#sent !== null;
  }
  get mySeats(): number[] {
    return this.latest?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  // Asks for everything, or for what was missed.
  async watch(): Promise<void> {
    const since = this.latest?.update ?? 0;
    const seat = this.seat;
    try {
      const answer = await this.#link.ask('watch', { table: this.id, seat, since });
      if (this.seat !== seat) return; // asked through other eyes: it is not what this seat sees
      if (answer.table.update < (this.latest?.update ?? 0)) return; // something newer has come meanwhile
      this.#addToLog(answer.missing ?? []);
      this.#become(answer.table);
      const mine = answer.table.seats.find((each) => each.mine);
      if (this.seat === null && mine !== undefined) await this.lookFrom(mine.seat);
    } catch (problem) {
      if (this.seat === seat) this.lost = wordsOf(problem);
    }
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    this.log = [];
    this.latest = null;
    this.#askedFor = -1;
    await this.watch();
  }

  #take(news: TableNews): void {
    if (news.lost !== undefined) {
      this.lost = news.lost;
      this.#goOn();
      return;
    }
    // Before there is a table its answer is on its way, with all of this in it. An update may still be meant for other eyes.
    if (news.update === undefined || this.latest === null) return;
    const { update, after } = news.update;
    const expected = this.latest.update + 1;
    if (update.number < expected) return; // seen already
    if (update.number > expected) return void this.watch(); // something was missed
    this.#addToLog([update]);
    // An update comes without the chat: what was said is in the updates themselves.
    const { chat } = this.latest;
    const said =
      update.what === 'said'
        ? [{ time: update.time, seat: update.seat, name: update.name ?? '', text: update.text ?? '' }]
        : [];
    this.#become({ ...after, chat: [...chat, ...said] }, update.events ?? []);
  }

  #addToLog(updates: Update[]): void {
    const known = this.log.at(-1)?.number ?? 0;
    const fresh = updates.filter((update) => update.number > known);
    if (fresh.length === 0) return;
    this.log = [...this.log, ...fresh.map((update) => ({ number: update.number, update }))].slice(-logMax);
  }

  #become(table: Table, events: GameEvent[] = []): void {
    const before = this.latest;
    this.latest = table;
    if (before === null) noteSeal(table);
    if (before === null || events.length === 0) {
      this.presenter.jump(table);
    } else {
      this.presenter.add(table, events);
    }
    this.#goOn();
    void this.#refreshChoices();
  }

  get #isPlayed(): boolean {
    return !this.#isClosed && this.lost === null && this.latest?.status === 'running';
  }
  // Until something is so, or there is no sense in waiting any more.
  #until(isSo: () => boolean): Promise<void> {
    const isOver = () => isSo() || !this.#isPlayed;
    return new Promise((goOn) => {
      this.#waiting.push({ isOver, goOn });
      this.#goOn();
    });
  }
  #goOn(): void {
    const over = this.#waiting.filter(({ isOver }) => isOver());
    this.#waiting = this.#waiting.filter((each) => !over.includes(each));
    for (const { goOn } of over) goOn();
  }

  // ---- Choosing ---------------------------------------------------------------------------------

  async #refreshChoices(): Promise<void> {
    const table = this.latest;
    if (table === null || this.#askedFor === table.update) return;
    this.#askedFor = table.update;
    if (this.seat === null || table.status !== 'running' || table.paused) {
      this.choice.clear();
      this.refused = [];
      return;
    }
    // What is being sent may be in this position already: it is not prepared again. What was chosen after it is kept.
    if (this.isSending) this.hint = null;
    const stood = this.hint !== null && this.choice.leadsTo(this.hint);
    const isSent = this.#sent !== null && this.choice.leadsTo(this.#sent);
    await (isSent ? this.choice.beginAnew() : this.choice.refresh());
    if (!this.choice.isAsking && this.choice.text !== this.hint) {
      // Somebody else's move has made what was suggested impossible, or it was left before.
      if (stood && this.hint !== null) void this.#hintInTurn();
      this.hint = null;
    }
    if (this.latest?.update !== table.update) return;
    try {
      const { refused } = await this.#link.ask('why', { table: this.id, seat: this.seat });
      if (this.latest?.update === table.update) this.refused = refused ?? [];
    } catch {
      this.refused = [];
    }
  }

  async #askChoice(picked: string) {
    const { choice } = await this.#link.ask('choices', { table: this.id, seat: this.seat, picked });
    return choice;
  }

  // Every legal move of this seat, for boards that want to know more than the open question.
  async legalMoves(): Promise<Move[]> {
    if (this.seat === null || this.latest?.status !== 'running') return [];
    return (await this.#link.ask('moves', { table: this.id, seat: this.seat }).catch(() => ({ moves: [] })))
      .moves;
  }

  async whyNot(move: string): Promise<Refusal | null> {
    if (this.seat === null || this.latest?.status !== 'running') return null;
    const answer = this.#link.ask('why', { table: this.id, seat: this.seat, move });
    return (await answer.catch(() => ({ refusal: null }))).refusal ?? null;
  }

  async submit(move: string = this.choice.text): Promise<boolean> {
    if (this.isSending || move === '') return false;
    this.#sent = move;
    this.#wantsHint = false;
    const wasChosen = this.choice.leadsTo(move);
    const id = `${this.#moveIds}-${++this.#moves}`;
    const made = await this.#ask('move', { seat: this.seat, move, id });
    // The answer comes before the update: until then the old position is on the board.
    if (made !== null) await this.#until(() => (this.latest?.update ?? 0) >= made.update);
    this.#sent = null;
    this.#goOn();
    // A refused move leaves everything as it was, as far as the server still has it so.
    if (made === null) await (wasChosen ? this.choice.lead(move) : this.choice.refresh());
    return made !== null;
  }

  // When what was sent is on the board and all that is asked after it has been answered.
  async settled(): Promise<void> {
    do {
      await this.#until(() => !this.isSending);
      await this.choice.settled();
      await tick(); // a board may choose something by itself
    } while (this.#isPlayed && (this.isSending || this.choice.isAsking));
  }

  // Whoever chooses by himself has no use for the hint that was given or is on its way.
  #dropHint(): void {
    this.#wantsHint = false;
    this.hint = null;
  }
  // There is one on its way at most: whoever asks again waits for the same.
  async askHint(): Promise<void> {
    this.#wantsHint = true;
    if (this.#isAskingHint) return;
    this.#isAskingHint = true;
    while (this.#wantsHint) await this.#askHintOnce();
    this.#isAskingHint = false;
  }
  // An answer about a position that is gone meanwhile, a refusal as well, is none: it is asked again in this seat's turn.
  // While a move is being sent the position is as good as gone.
  async #askHintOnce(): Promise<void> {
    await this.#until(() => !this.isSending);
    const update = this.latest?.update;
    const answer = await this.#ask('hint', { seat: this.seat });
    if (!this.#wantsHint) return;
    if (this.latest?.update !== update) {
      this.notice = null;
      await this.#until(() => this.isAwaited);
      if (!this.isAwaited) this.#wantsHint = false;
      return;
    }
    this.#wantsHint = false;
    if (answer === null) return;
    this.hint = answer.move.text;
    this.hintMoves = answer.moves;
    await this.choice.lead(answer.move.text);
  }
  async #hintInTurn(): Promise<void> {
    await this.#until(() => this.isAwaited);
    if (this.isAwaited) await this.askHint();
  }

  forecast = (move: string) => this.#link.ask('forecast', { table: this.id, seat: this.seat, move });

  undo = () => this.#try('undo', { seat: this.seat });
  answerUndo = (agrees: boolean) => this.#try('answer_undo', { seat: this.seat, agrees });
  pause = () => this.#try('pause', { seat: this.seat });
  unpause = () => this.#try('unpause', { seat: this.seat });
  answerPause = (agrees: boolean) => this.#try('answer_pause', { seat: this.seat, agrees });
  resign = () => this.#try('resign', { seat: this.seat });
  giveToBot = () => this.#try('give_to_bot', { seat: this.seat });
  comeBack = () => this.#try('return', { seat: this.seat });
  begin = () => this.#try('begin', {});
  say = (text: string, name?: string) =>
    this.#try('say', this.seat === null ? { seat: null, name, text } : { seat: this.seat, text });
  setSeat = (seat: number, kind: string, bot?: string) =>
    this.#try('set_seat', bot === undefined ? { seat, kind } : { seat, kind, bot });
  leave = (seat: number) => this.#try('leave', { seat });

  // Nobody is told of a standing order by an update, not even who gave it.
  async standing(window: string, passes: boolean): Promise<void> {
    if (await this.#try('standing', { seat: this.seat, window, passes })) await this.watch();
  }
  async take(seat: number, name: string): Promise<boolean> {
    const isTaken = await this.#try('take', { seat, name, contribution: randomDigits() });
    if (isTaken) await this.lookFrom(seat);
    return isTaken;
  }
  async rematch(): Promise<string | null> {
    return (await this.#ask('rematch', {}))?.table ?? null;
  }

  async #try(name: RequestName, fields: object): Promise<boolean> {
    return (await this.#ask(name, fields)) !== null;
  }
  // The answer; null: it was refused, and the notice says why.
  async #ask<Name extends RequestName>(name: Name, fields: object): Promise<Answers[Name] | null> {
    this.notice = null;
    try {
      return await this.#link.ask(name, { table: this.id, ...fields });
    } catch (problem) {
      this.#refuse(problem);
      return null;
    }
  }
  #refuse(problem: unknown): void {
    this.notice = { words: wordsOf(problem), rule: problem instanceof Refused ? problem.rule : null };
  }
}

export function wordsOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
