// What a player is about to do, shared by the board and the panels beside it: the cell he points at, the way that he
// draws, the unit that he deploys, the tactics that he takes. None of it is sent; a move is sent when it is confirmed.
//
// The open question and its answers are the session's `choice`; here is only what goes beside the tree of choices.
import type { ChoiceOption } from '../../link/protocol.ts';
import { settings } from '../../shell/settings.svelte.ts';
import type { BoardSession } from '../../table/board_session.ts';
import { Presses } from '../../table/presses.ts';
import { extended, quadrantOf, wayWords } from './grid.ts';
import { isCellKind, isQuadrantKind, isUnitKind, sceneIn, unitAt, unitIn } from './names.ts';
import type { TaktikScene, Unit } from './scene.ts';

export const tacticsToTake = 6;

export class Desk {
  pointed = $state<string | null>(null); // the cell under the pointer or the keyboard
  looked = $state<string | null>(null); // the cell that is told about
  trail = $state.raw<{ unit: string; cells: string[] } | null>(null); // a way drawn by hand
  trailProblem = $state.raw<{ words: string; rule: string } | null>(null);
  hand = $state<string | null>(null); // the unit to be placed; null: the next one
  tactics = $state.raw<string[]>([]); // taken so far, in order
  wanted = $state.raw<{ cells: string[]; scale: 'near' | 'keep' } | null>(null); // to be brought into view

  readonly #session: BoardSession;
  readonly #presses: Presses;
  #asked = 0;
  constructor(session: BoardSession) {
    this.#session = session;
    this.#presses = new Presses(() => session.settled());
  }

  get scene(): TaktikScene | null {
    return sceneIn(this.#session.latest?.view);
  }
  get mayAct(): boolean {
    return !this.#session.isReplay && this.#session.isAwaited && this.#session.latest?.status === 'running';
  }
  show(cells: string[], scale: 'near' | 'keep' = 'keep'): void {
    if (cells.length > 0) this.wanted = { cells, scale };
  }

  // ---- What the board offers ----------------------------------------------------------------------

  // The answer to the open question that a cell stands for.
  optionAt(cell: string): ChoiceOption | undefined {
    const { options } = this.#session.choice;
    if (options.length === 0) return undefined;
    const unit = this.scene === null ? undefined : unitAt(this.scene, cell)?.name;
    return options.find(
      ({ kind, name }) =>
        (isCellKind(kind) && name === cell) ||
        (isUnitKind(kind) && name === unit) ||
        (isQuadrantKind(kind) && name === quadrantOf(cell)),
    );
  }
  // The unit that the move in the making is about.
  get chosenUnit(): Unit | undefined {
    const { scene } = this;
    const picked = this.#session.choice.picked.find(
      ({ option }) => isUnitKind(option.kind) && option.name !== '-',
    );
    if (scene === null || picked === undefined) return undefined;
    return unitIn(scene, picked.option.name);
  }
  get action(): string | null {
    return this.#session.choice.picked[0]?.option.name ?? null;
  }
  // The cell that was chosen last, if the move is about one.
  get chosenCell(): string | null {
    const last = this.#session.choice.picked.findLast(
      ({ option }) => isCellKind(option.kind) && option.name !== '-',
    );
    return last?.option.name ?? null;
  }
  get chosenTarget(): Unit | undefined {
    const { scene } = this;
    if (scene === null || this.action !== 'declare') return undefined;
    const units = this.#session.choice.picked.filter(({ option }) => isUnitKind(option.kind));
    return unitIn(scene, units[1]?.option.name ?? null);
  }

  // ---- Pressing a cell ----------------------------------------------------------------------------

  async press(cell: string): Promise<void> {
    const session = this.#session;
    const { scene } = this;
    if (scene === null) return;
    this.looked = this.looked === cell ? null : cell;
    if (!this.mayAct) return;
    if (this.trail !== null) this.dropTrail();
    if (scene.phase === 'deployment') return this.inOrder(() => this.#pressDeploying(cell));
    const { choice } = session;
    if (choice.isComplete && this.#isChosen(scene, cell)) return void (await session.submit());
    const option = this.optionAt(cell);
    if (option !== undefined) return this.choose(option);
    const unit = unitAt(scene, cell);
    if (unit !== undefined && unit.side === scene.you) return this.command(scene, unit);
    // Another answer to the last question.
    if (choice.isComplete) {
      await choice.back();
      const other = this.optionAt(cell);
      if (other !== undefined) await this.choose(other);
    }
  }
  #isChosen(scene: TaktikScene, cell: string): boolean {
    const last = this.#session.choice.picked.findLast(({ option }) => option.name !== '-')?.option;
    if (last === undefined) return false;
    if (isCellKind(last.kind)) return last.name === cell;
    return isUnitKind(last.kind) && unitIn(scene, last.name)?.cell === cell;
  }
  async choose(option: ChoiceOption): Promise<void> {
    const { choice } = this.#session;
    await choice.pick(option);
    if (choice.isComplete && !settings.values.confirms) await this.#session.submit();
  }
  // The order of the phase for one's own unit.
  async command(scene: TaktikScene, unit: Unit): Promise<void> {
    const orders: Record<string, string> = { movement: 'move', attack: 'declare' };
    const order = orders[scene.phase];
    if (order === undefined || this.#session.latest?.view?.window) return;
    await this.#session.choice.follow(`${order} ${unit.name}`);
    if (unit.cell !== null) this.show([unit.cell]);
  }

  // ---- Deploying ----------------------------------------------------------------------------------

  get handUnit(): Unit | undefined {
    const { scene } = this;
    if (scene === null || scene.phase !== 'deployment' || scene.you === null) return undefined;
    const mine = scene.units.filter(({ side, status }) => side === scene.you && status !== 'reserve');
    return mine.find(({ name }) => name === this.hand) ?? mine.find(({ status }) => status === 'waiting');
  }
  // Units are placed quicker than the server answers: each press is about the position that the one before it has led to.
  inOrder(act: () => Promise<void>): Promise<void> {
    return this.#presses.inOrder(async () => {
      if (this.mayAct && this.scene?.phase === 'deployment') await act();
    });
  }
  async #pressDeploying(cell: string): Promise<void> {
    const { scene } = this;
    if (scene === null) return;
    const there = unitAt(scene, cell);
    if (there !== undefined && there.side === scene.you) {
      this.hand = there.name;
      return;
    }
    // The units that a mission wants named are chosen before.
    if (this.action === 'deploy_done') return;
    const unit = this.handUnit;
    if (unit !== undefined) await this.#deploy(unit.name, cell);
  }
  place(unit: string, cell: string): Promise<void> {
    return this.inOrder(() => this.#deploy(unit, cell));
  }
  async #deploy(unit: string, cell: string): Promise<void> {
    if (await this.#session.submit(`deploy ${unit} ${cell}`)) this.hand = null;
  }
  placeTheRest(): Promise<void> {
    return this.inOrder(async () => void (await this.#session.submit('muster')));
  }

  // ---- Tactics ------------------------------------------------------------------------------------

  toggleTactic(card: string): void {
    if (this.tactics.includes(card)) this.tactics = this.tactics.filter((each) => each !== card);
    else if (this.tactics.length < tacticsToTake) this.tactics = [...this.tactics, card];
  }
  // A hint is a whole choice: what it takes is taken.
  takeHint(): void {
    const [action, ...words] = this.#session.choice.text.split(' ');
    if (action === 'choose_tactics' && words.length === tacticsToTake) this.tactics = words;
  }

  // ---- A way of one's own -------------------------------------------------------------------------

  // Along one more cell; the server says whether the unit can go there.
  walkTo(unit: Unit, cell: string): void {
    if (unit.cell === null) return;
    const known = this.trail?.unit === unit.name ? this.trail.cells : [];
    const cells = extended(unit.cell, known, cell);
    if (cells.length === known.length && cells.at(-1) === known.at(-1)) return;
    this.trail = cells.length === 0 ? null : { unit: unit.name, cells };
    void this.#judge();
  }
  get march(): string | null {
    if (this.trail === null || this.scene === null) return null;
    const start = unitIn(this.scene, this.trail.unit)?.cell;
    const words = start ? wayWords(start, this.trail.cells) : null;
    return words === null ? null : `march ${this.trail.unit} ${words}`;
  }
  async #judge(): Promise<void> {
    const asked = ++this.#asked;
    const move = this.march;
    if (move === null) {
      this.trailProblem = null;
      return;
    }
    const refusal = await this.#session.whyNot(move);
    if (asked === this.#asked) this.trailProblem = refusal;
  }
  async sendMarch(): Promise<void> {
    const move = this.march;
    if (move === null || this.trailProblem !== null) return;
    if (await this.#session.submit(move)) this.dropTrail();
  }
  dropTrail(): void {
    this.#asked += 1;
    this.trail = null;
    this.trailProblem = null;
  }
}

const desks = new WeakMap<BoardSession, Desk>();
export function deskOf(session: BoardSession): Desk {
  let desk = desks.get(session);
  if (desk === undefined) {
    desk = new Desk(session);
    desks.set(session, desk);
  }
  return desk;
}
