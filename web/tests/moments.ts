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

// ---- Plans for `Pilot.follow`, in ways to play that the bot makes little of ----------------------------

// Draws accessories, among which the vehicles are, and stops with the first vehicle.
export const untilVehicle = (now: Table, moves: string[]): string | null => {
  const scene = sceneOf(now);
  if (moves.includes('attach')) return 'stop';
  const wanted = [/^enlist \S+ accessory/, /^draw_from accessory/, /^explore /, /^hire /];
  for (const each of wanted) {
    const move = moves.find((text) => each.test(text));
    if (move !== undefined) return move;
  }
  const unseen = scene?.sectors.filter(({ explored, holder }) => !explored && holder !== 'dictator') ?? [];
  return moves.find((text) => unseen.some(({ id }) => text === `move primary ${id} -`)) ?? null;
};

const isCity = (card: string) => card.startsWith('town---');

// Lands near a city, marches to the nearest one that has given nothing yet, and stops where a component can be acquired.
// Nothing else is worth an action.
export const untilComponent = (now: Table, moves: string[]): string | null => {
  const scene = sceneOf(now);
  if (scene === null) return null;
  if (moves.some((move) => move.startsWith('acquire '))) return 'stop';
  const used = scene.modes?.components?.map(({ origin }) => origin) ?? [];
  const cities = scene.sectors.filter(({ id, card }) => isCity(card) && !used.includes(id));
  const distance = (id: string) => {
    const place = scene.sectors.find((sector) => sector.id === id);
    const steps = cities.map(
      (city) => Math.abs(city.row - (place?.row ?? 0)) + Math.abs(city.column - (place?.column ?? 0)),
    );
    return Math.min(...steps);
  };
  const nearest = (wanted: RegExp) =>
    moves
      .flatMap((move) => {
        const goal = wanted.exec(move)?.[1];
        return goal === undefined ? [] : [{ move, steps: distance(goal) }];
      })
      .toSorted((one, other) => one.steps - other.steps)[0];
  const landing = nearest(/^(?:land|settle) (\w+)/);
  if (landing !== undefined) return landing.move;
  if (scene.combat !== null || !moves.includes('end_turn'))
    return moves.find((move) => move === 'stash') ?? null;
  const me = scene.players.find(({ id }) => id === scene.you);
  const from = me?.squads.find(({ name }) => name === 'primary')?.sector ?? '';
  const march = nearest(/^move primary (\w+) /);
  return march !== undefined && march.steps < distance(from) ? march.move : 'end_turn';
};
