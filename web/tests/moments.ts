// The moments of MERC that specs look at, told by what the server says of the table, and a way to meet them: games are
// played one after the other until each has come.
import type { Table } from '../src/link/protocol.ts';
import { type Pilot, sceneOf } from './pilot.ts';

type Moment = (now: Table, seat: number) => boolean;

const taskOf = (now: Table) => {
  const scene = sceneOf(now);
  return scene?.players.find(({ id }) => id === scene.you)?.task ?? null;
};
const isMine = (now: Table, seat: number) =>
  now.status === 'running' && (now.view?.awaited.includes(seat) ?? false);
const during =
  (purposes: string[], steps: string[]): Moment =>
  (now, seat) => {
    const task = taskOf(now);
    return isMine(now, seat) && task !== null && purposes.includes(task.purpose) && steps.includes(task.step);
  };
const onMap =
  (phase: string): Moment =>
  (now, seat) => {
    const scene = sceneOf(now);
    return isMine(now, seat) && scene?.phase === phase && scene.combat === null && taskOf(now) === null;
  };
const fighting =
  (isSo: (combat: NonNullable<NonNullable<ReturnType<typeof sceneOf>>['combat']>) => boolean): Moment =>
  (now, seat) => {
    const combat = sceneOf(now)?.combat ?? null;
    return isMine(now, seat) && now.view?.window === null && combat !== null && isSo(combat);
  };
const asDictator =
  (isSo: (regime: NonNullable<ReturnType<typeof sceneOf>>['regime']) => boolean): Moment =>
  (now, seat) => {
    const scene = sceneOf(now);
    return (
      isMine(now, seat) &&
      scene?.you === 'dictator' &&
      scene.phase === 'dictator' &&
      scene.combat === null &&
      isSo(scene.regime)
    );
  };

export const rebelMoments = {
  'merc-landing': onMap('landing'),
  'merc-first-hire': during(['landing'], ['choose']),
  'merc-equip': during(['landing', 'hire', 'recovery'], ['equip']),
  'merc-table': (now, seat) =>
    onMap('rebels')(now, seat) && (sceneOf(now)?.day ?? 0) >= 3 && now.view?.window === null,
  'merc-hire': during(['hire', 'recovery'], ['choose']),
  'merc-explore': during(['explore'], ['put']),
  'merc-exchange': during(['exchange'], ['put']),
  'combat-declare': fighting(({ attack }) => attack !== null && !attack.declared),
  'combat-allocate': fighting(({ attack }) => attack !== null && attack.rolled && attack.hits_left > 0),
  'combat-reaction': (now, seat) =>
    isMine(now, seat) && now.view?.window !== null && sceneOf(now)?.combat !== null,
  'combat-retreat': fighting(({ attack, round }) => attack === null && round > 0),
  'merc-over': (now) => now.status === 'over',
} satisfies Record<string, Moment>;

export const dictatorMoments = {
  'dictator-hand': asDictator(({ playing, placing }) => playing === null && placing === 'nothing'),
  'dictator-place': asDictator(({ placing }) => placing !== 'nothing'),
} satisfies Record<string, Moment>;

// One Rebel against the game itself is the shortest; more of them make a fuller table.
export const alone = { game: 'merc', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'steady' }] } as const;

// Plays games until every moment was met once; `meet` looks at it before the game goes on.
export async function meetAll(
  wanted: Record<string, Moment>,
  { pilot, seat, open }: { pilot: Pilot; seat: number; open: () => Promise<string> },
  meet: (name: string, table: string) => Promise<void>,
): Promise<void> {
  const missing = new Map(Object.entries(wanted));
  while (missing.size > 0) {
    const table = await open();
    let isOver = false;
    while (!isOver && missing.size > 0) {
      let met = '';
      isOver = !(await pilot.playTo(table, [seat], (now, whose) => {
        met = [...missing].find(([, isThere]) => isThere(now, whose))?.[0] ?? '';
        return met !== '';
      }));
      if (met === '') continue;
      missing.delete(met);
      await meet(met, table);
    }
  }
}
