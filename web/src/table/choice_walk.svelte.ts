// A move in the making: the path through the game's choice tree, one word after the other. Nothing is sent before the
// move is complete and confirmed; going back costs nothing.
import type { Choice, ChoiceOption } from '../link/protocol.ts';

export interface Picked {
  option: ChoiceOption;
  question: string; // that it answers
  isForced: boolean; // there was nothing else to choose
}

const namesOf = (path: Picked[]) => path.map(({ option }) => option.name);
const textOf = (path: Picked[]) => namesOf(path).join(' ');

export class ChoiceWalk {
  picked = $state.raw<Picked[]>([]);
  choice = $state.raw<Choice | null>(null); // the open question; null: there is none
  isAsking = $state(false);

  readonly #ask: (picked: string) => Promise<Choice>;
  readonly #isAwaited: () => boolean;
  readonly #onWish: () => void;
  #turn = 0; // an answer to an older question is not taken
  #underWay: Promise<void> = Promise.resolve();
  #goal = $state.raw<string[] | null>(null); // where the walk that is under way leads; null: there is none

  // `isAwaited`: whether the game waits for an answer. If not, the only action there is, to resign say, is nobody's wish.
  // `onWish`: the player himself goes somewhere; not what opens by itself, nor what a hint or a new position leads to.
  constructor(
    ask: (picked: string) => Promise<Choice>,
    isAwaited: () => boolean = () => true,
    onWish: () => void = () => undefined,
  ) {
    this.#ask = ask;
    this.#isAwaited = isAwaited;
    this.#onWish = onWish;
  }

  get text(): string {
    return textOf(this.picked);
  }
  // Not while a walk leads elsewhere: what is still there then is being left.
  get isComplete(): boolean {
    return this.picked.length > 0 && (this.choice?.complete ?? false) && this.leadsTo(this.text);
  }
  // Whether this is the move that was chosen, or the one that the walk under way will have chosen.
  leadsTo(move: string): boolean {
    return (this.#goal?.join(' ') ?? this.text) === move;
  }
  get options(): ChoiceOption[] {
    return this.choice?.options ?? [];
  }

  clear(): void {
    this.#turn += 1;
    this.#goal = null;
    this.picked = [];
    this.choice = null;
    this.isAsking = false;
  }

  // When the walk that is under way has got where it leads.
  async settled(): Promise<void> {
    let last: Promise<void>;
    do {
      last = this.#underWay;
      await last;
    } while (last !== this.#underWay);
  }

  // The position has changed: the path is kept as far as it still exists, and a walk under way still gets where it leads.
  async refresh(): Promise<void> {
    await this.#walk([], this.#goal ?? namesOf(this.picked), true);
  }
  // What was chosen is a move now: the next one begins.
  async beginAnew(): Promise<void> {
    this.picked = [];
    await this.#walk([], [], true);
  }
  async restart(): Promise<void> {
    this.#onWish();
    await this.beginAnew();
  }
  async pick(option: ChoiceOption): Promise<void> {
    this.#onWish();
    await this.open(option);
  }
  // A table opens a question by itself.
  async open(option: ChoiceOption): Promise<void> {
    if (!this.options.some(({ name }) => name === option.name)) return;
    const question = this.choice?.prompt ?? '';
    await this.#walk([...this.picked, { option, question, isForced: false }], [], true);
  }
  // One step back, over what was taken by itself.
  async back(): Promise<void> {
    this.#onWish();
    const path = [...this.picked];
    while (path.at(-1)?.isForced) path.pop();
    path.pop();
    await this.#walk(path, [], false);
  }
  async backTo(length: number): Promise<void> {
    this.#onWish();
    await this.#walk(this.picked.slice(0, length), [], false);
  }
  // Walks along a whole move.
  async follow(move: string): Promise<void> {
    this.#onWish();
    await this.lead(move);
  }
  // The same where the player has not chosen it: a hint, or a move that was refused.
  async lead(move: string): Promise<void> {
    await this.#walk([], move.split(' '), true);
  }

  // Along a way that is known there is no need to wait for each answer before the next question.
  #askAhead(start: Picked[], words: string[]): Record<string, Promise<Choice>> {
    const asked: Record<string, Promise<Choice>> = {};
    for (let count = 0; count <= words.length && words.length > 0; ++count) {
      const picked = [textOf(start), ...words.slice(0, count)].filter((part) => part !== '').join(' ');
      const answer = this.#ask(picked);
      answer.catch(() => undefined); // whoever comes to it hears of it
      asked[picked] = answer;
    }
    return asked;
  }

  #walk(start: Picked[], words: string[], takesForced: boolean): Promise<void> {
    return (this.#underWay = this.#goAlong(start, words, takesForced));
  }
  async #goAlong(start: Picked[], words: string[], takesForced: boolean): Promise<void> {
    const turn = ++this.#turn;
    this.#goal = [...namesOf(start), ...words];
    this.isAsking = true;
    let path = start;
    let left = words;
    const ahead = this.#askAhead(start, words);
    for (;;) {
      let choice: Choice;
      const picked = textOf(path);
      try {
        choice = await (ahead[picked] ?? this.#ask(picked));
      } catch {
        if (turn !== this.#turn) return;
        if (picked === '') return this.clear();
        // The way is no longer there: the first question is asked again, and nothing is taken by itself.
        return this.#goAlong([], [], false);
      }
      if (turn !== this.#turn) return;
      const wanted = choice.options.find(({ name }) => name === left[0]);
      const only = choice.options.length === 1 ? choice.options[0] : undefined;
      const mayTake = takesForced && (path.length > 0 || this.#isAwaited());
      const next = wanted ?? (mayTake ? only : undefined);
      if (choice.complete || next === undefined) {
        this.#goal = null;
        this.picked = path;
        this.choice = choice;
        this.isAsking = false;
        return;
      }
      if (wanted !== undefined) left = left.slice(1);
      path = [...path, { option: next, question: choice.prompt, isForced: only !== undefined }];
    }
  }
}
