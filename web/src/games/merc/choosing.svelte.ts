// Choosing on the table instead of in the list: an element is active exactly if the open question offers it.
import type { ChoiceOption } from '../../link/protocol.ts';
import { settings } from '../../shell/settings.svelte.ts';
import type { BoardSession } from '../../table/board_session.ts';

const sectorKinds = ['sector', 'goal', 'leg'];
const unitKinds = ['unit', 'fighter'];

export function offered(session: BoardSession, kinds: string[], name: string): ChoiceOption | undefined {
  return session.choice.options.find(
    (option) => option.kind !== null && kinds.includes(option.kind) && option.name === name,
  );
}
export const offeredSector = (session: BoardSession, id: string) => offered(session, sectorKinds, id);
export const offeredUnit = (session: BoardSession, id: string) => offered(session, unitKinds, id);
export const offers = (session: BoardSession, kind: string) =>
  session.choice.options.some((option) => option.kind === kind);

// What was picked of a kind, in order.
export const pickedOf = (session: BoardSession, kinds: string[]): string[] =>
  session.choice.picked
    .filter(({ option }) => option.kind !== null && kinds.includes(option.kind) && option.name !== '-')
    .map(({ option }) => option.name);
export const pickedSectors = (session: BoardSession) => pickedOf(session, sectorKinds);
export const pickedUnits = (session: BoardSession) => pickedOf(session, unitKinds);
export const pickedAction = (session: BoardSession): string | null =>
  session.choice.picked[0]?.option.name ?? null;

export async function choose(session: BoardSession, option: ChoiceOption): Promise<void> {
  await session.choice.pick(option);
  if (session.choice.isComplete && !settings.values.confirms) await session.submit();
}

// Questions that the table asks for itself: the cards or sectors in view are what they are about, so that they can be
// chosen at once. The other answers of the moment stay in the list.
const leading = [
  'land',
  'settle',
  'recruit',
  'enlist',
  'engage',
  'assign',
  'draw_from',
  'attach',
  'equip',
  'put',
  'keep',
  'place',
  'play',
  'name_sector',
  'choose_dictator',
  'choose_base',
  'choose_corner',
  'arm_dictator',
  'station',
  'send',
  'mark',
  'loot',
  'suffer',
];

// Opens the leading question once in a moment: who goes back to the list is not sent forward again.
export class Lead {
  roots = $state.raw<ChoiceOption[]>([]); // the actions of the moment
  #openedFor = -1; // the update

  follow(session: BoardSession): void {
    const update = session.latest?.update ?? -1;
    if (session.isSending) {
      this.#openedFor = -1;
      return;
    }
    const { choice } = session;
    if (choice.isAsking) return;
    const first = choice.picked[0];
    if (first !== undefined) {
      if (first.isForced) this.roots = [first.option]; // there was nothing else to choose
      return;
    }
    this.roots = choice.options;
    if (!session.isAwaited || this.#openedFor === update) return;
    const question = leading
      .map((name) => choice.options.find((option) => option.name === name))
      .find((option) => option !== undefined);
    if (question === undefined) return;
    this.#openedFor = update;
    void choice.open(question);
  }
  root(name: string): ChoiceOption | undefined {
    return this.roots.find((option) => option.name === name);
  }
}

// Goes to an action of the moment from wherever one is in the tree.
export async function act(session: BoardSession, name: string): Promise<void> {
  await session.choice.restart();
  const option = session.choice.options.find((each) => each.name === name);
  if (option !== undefined) await choose(session, option);
}
