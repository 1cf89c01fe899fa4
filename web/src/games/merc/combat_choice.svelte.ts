// The move in the making as the combat theatre offers it. What may be chosen is only ever what the choice tree offers;
// this adds the way into it: a combat asks for one thing at a time, so the theatre opens the question about targets by
// itself, once for each position, and keeps the actions beside it as buttons.
import type { ChoiceOption } from '../../link/protocol.ts';
import type { BoardSession } from '../../table/board_session.ts';
import type { FighterId } from './scene.ts';

// Actions that begin with "whom?": opened by themselves. A reaction is never opened: to pass is as likely.
const opening = ['hit', 'aim', 'suffer', 'retreat', 'withdraw'];
const isFighterKind = (kind: string | null) => kind === 'fighter' || kind === 'unit' || kind === 'mark';

export class CombatChoice {
  actions = $state.raw<ChoiceOption[]>([]); // what may be done at all
  readonly #session: () => BoardSession;
  #openedFor = -1;

  constructor(session: () => BoardSession) {
    this.#session = session;
  }

  // Whether the board shows the position that the choices belong to.
  get isReady(): boolean {
    const { shown, latest, isAwaited, isSending, presenter } = this.#session();
    return isAwaited && !isSending && !presenter.isBusy && shown?.update === latest?.update;
  }
  get action(): string | null {
    return this.#session().choice.picked[0]?.option.name ?? null;
  }

  optionFor(fighter: FighterId): ChoiceOption | null {
    if (!this.isReady) return null;
    const { options } = this.#session().choice;
    return options.find(({ name, kind }) => name === fighter && isFighterKind(kind)) ?? null;
  }
  isPicked(fighter: FighterId): boolean {
    const { picked } = this.#session().choice;
    return picked.some(({ option }) => option.name === fighter && isFighterKind(option.kind));
  }
  // The open question's answers that are nowhere on the stage.
  get others(): ChoiceOption[] {
    if (!this.isReady || this.action === null) return [];
    return this.#session().choice.options.filter(({ kind, name }) => !isFighterKind(kind) && name !== '-');
  }
  get fighters(): ChoiceOption[] {
    if (!this.isReady) return [];
    return this.#session().choice.options.filter(({ kind }) => isFighterKind(kind));
  }

  // A second press on what is chosen confirms it.
  async press(fighter: FighterId): Promise<void> {
    const session = this.#session();
    const option = this.optionFor(fighter);
    if (option !== null) return session.choice.pick(option);
    if (!this.isPicked(fighter) || !this.isReady) return;
    if (session.choice.isComplete) await this.confirm();
  }
  // The path ends with the move: otherwise the next position would find it half walked. A refused move gets it back.
  async confirm(): Promise<void> {
    const session = this.#session();
    if (session.isSending) return;
    const sent = session.submit();
    session.choice.clear();
    await sent;
  }
  async start(action: string): Promise<void> {
    await this.#session().choice.follow(action);
  }

  // To be called whenever the choices have changed.
  attend(): void {
    const { choice, latest, isAwaited } = this.#session();
    if (!isAwaited || latest === null) {
      this.actions = [];
      return;
    }
    if (choice.isAsking || choice.choice === null) return;
    if (choice.picked.length > 0) return this.#skipNothing();
    this.actions = choice.options;
    if (this.#openedFor === latest.update) return;
    this.#openedFor = latest.update;
    const first = choice.options.find(({ name }) => opening.includes(name));
    if (first !== undefined) void choice.open(first);
  }

  // "-" stands for a question that does not arise.
  #skipNothing(): void {
    const { choice } = this.#session();
    const only = choice.options.length === 1 ? choice.options[0] : undefined;
    if (only?.name === '-') void choice.open(only);
  }
}
