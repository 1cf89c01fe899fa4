// The combat of a position as the theatre draws it: two sides of players, their squads and militia, the dice, who acts.
import type { GameEvent } from '../../link/protocol.ts';
import type { SeatNumber } from '../../art/seats.ts';
import type { Story, Throw } from './combat_story.ts';
import { throwOf } from './combat_story.ts';
import { isOpposite, modeOf } from './modes.ts';
import type {
  Attack,
  Combat,
  Dog,
  FighterId,
  MercCatalogue,
  MercScene,
  Player,
  PlayerId,
  SquadName,
  Unit,
} from './scene.ts';

export interface MilitiaGroup {
  fighter: FighterId;
  owner: PlayerId;
  count: number;
  lost: number; // in this combat
  initiative: number;
}
export interface Force {
  player: Player;
  squads: { name: SquadName; units: Unit[] }[];
  fallen: string[]; // units that died in this combat
  militia: MilitiaGroup | null;
}
export interface Theatre {
  rebels: Force[];
  dictator: Force[];
}

export const markOf = (player: PlayerId): SeatNumber =>
  (player === 'dictator' ? 7 : Number(player.replace('rebel', ''))) as SeatNumber;
export const isMilitia = (fighter: FighterId) => fighter.startsWith('militia-of-');
export const militiaOf = (player: PlayerId): FighterId => `militia-of-${player}`;
export const isDog = (fighter: FighterId) => /^dog\d+$/.test(fighter);
export const signed = (value: number) => String(value).replace('-', '−');

const squadOrder: SquadName[] = ['primary', 'secondary', 'base'];

// Everybody in the sector takes part (C1.1).
export function theatreOf(scene: MercScene, combat: Combat, story: Story): Theatre {
  const sector = scene.sectors.find(({ id }) => id === combat.sector);
  const here = scene.units.filter((unit) => unit.sector === combat.sector);
  const forces = scene.players.map((player): Force => {
    const own = here.filter((unit) => unit.owner === player.id);
    const count = sector?.militia.find((group) => group.player === player.id)?.count ?? 0;
    const lost = story.militiaLost[player.id] ?? 0;
    return {
      player,
      squads: squadOrder
        .map((name) => ({ name, units: own.filter(({ squad }) => squad === name) }))
        .filter(({ units }) => units.length > 0),
      fallen: story.fallen.filter(
        (id) => story.owners[id] === player.id && !own.some((unit) => unit.id === id),
      ),
      militia:
        count + lost === 0
          ? null
          : {
              fighter: militiaOf(player.id),
              owner: player.id,
              count,
              lost,
              initiative: player.militia_initiative,
            },
    };
  });
  const present = forces.filter(
    (force) => force.squads.length > 0 || force.fallen.length > 0 || force.militia !== null,
  );
  const isOpposed = ({ player }: Force) => isOpposite(scene, player.id);
  return { rebels: present.filter((force) => !isOpposed(force)), dictator: present.filter(isOpposed) };
}

export const standing = (forces: readonly Force[]) =>
  forces.reduce(
    (sum, { squads, militia }) =>
      sum + squads.reduce((all, { units }) => all + units.length, 0) + (militia?.count ?? 0),
    0,
  );

export function nameOfFighter(fighter: FighterId, scene: MercScene, catalogue: MercCatalogue | null): string {
  if (isMilitia(fighter)) return 'Militia';
  if (isDog(fighter)) return 'Dog';
  if (fighter === 'dictator') return dictatorName(scene, catalogue);
  const unit = scene.units.find(({ id }) => id === fighter);
  const card = catalogue?.mercs.find(({ id }) => id === fighter);
  return unit?.name ?? card?.name ?? fighter.charAt(0).toUpperCase() + fighter.slice(1);
}

export function dictatorName(scene: MercScene, catalogue: MercCatalogue | null): string {
  if (modeOf(scene) === 'solo_rescue') return 'The enemies';
  return catalogue?.dictators.find(({ id }) => id === scene.regime.card)?.name ?? 'The Dictator';
}

// Who is drawn for a unit: the Dictator card shows the man himself.
export const portraitOf = (unit: string, scene: MercScene) =>
  unit === 'dictator' ? (scene.regime.card ?? 'dictator') : unit;

// ---- Dice -----------------------------------------------------------------------------------------

export interface Die {
  face: number;
  isHit: boolean;
  state: 'placed' | 'next' | '';
}
export interface Tray {
  by: FighterId;
  dice: Die[]; // empty: not thrown
  ghosts: number; // dice that will be thrown
  hits: number;
  left: number; // hits that are not placed
  isRolling: boolean;
  isPast: boolean; // the last throw, of an attack that is over
}

// The face from which on a fighter hits.
export function hitsOn(fighter: FighterId, scene: MercScene): number {
  const unit = scene.units.find(({ id }) => id === fighter);
  if (unit !== undefined) return unit.hits_on;
  return fighter === militiaOf('dictator') && scene.regime.better_weapons ? 3 : 4;
}

const facesOf = (counts: readonly number[]) =>
  counts.flatMap((count, index) => Array<number>(count).fill(index + 1)).reverse();

// The dice on the table: those of the event that is being shown, else of the attack that runs, else the last ones.
export function trayOf(
  scene: MercScene,
  combat: Combat,
  event: GameEvent | null,
  last: Throw | null,
): Tray | null {
  const thrown = event === null ? null : throwOf(event);
  if (thrown !== null) return trayOfThrow(thrown, scene, true, false);
  const { attack } = combat;
  if (attack === null) return last === null ? null : trayOfThrow(last, scene, false, true);
  if (event !== null && !attack.rolled && last?.fighter === attack.by)
    return trayOfThrow(last, scene, false, false);
  if (!attack.rolled) {
    return {
      by: attack.by,
      dice: [],
      ghosts: diceOf(attack, scene),
      hits: 0,
      left: 0,
      isRolling: false,
      isPast: false,
    };
  }
  const placed = attack.targets.reduce((sum, { hits }) => sum + hits, 0);
  const dice = markDice(facesOf(attack.faces), hitsOn(attack.by, scene), placed, attack.hits_left);
  const hits = placed + attack.hits_left;
  return { by: attack.by, dice, ghosts: 0, hits, left: attack.hits_left, isRolling: false, isPast: false };
}

function trayOfThrow(thrown: Throw, scene: MercScene, isRolling: boolean, isPast: boolean): Tray {
  const dice = markDice(thrown.faces, hitsOn(thrown.fighter, scene), 0, 0);
  return { by: thrown.fighter, dice, ghosts: 0, hits: thrown.hits, left: 0, isRolling, isPast };
}

function markDice(faces: number[], from: number, placed: number, left: number): Die[] {
  return faces.map((face, index) => {
    const isHit = face >= from;
    const state = !isHit || left === 0 ? '' : index < placed ? 'placed' : index === placed ? 'next' : '';
    return { face, isHit, state };
  });
}

function diceOf(attack: Attack, scene: MercScene): number {
  if (attack.dice > 0) return attack.dice;
  const unit = scene.units.find(({ id }) => id === attack.by);
  return unit === undefined ? 1 : Math.max(0, unit.skills.combat.value);
}

// ---- Aims and hits --------------------------------------------------------------------------------

export interface Aim {
  order: number; // counted from one, in the order of declaration
  count: number; // of militia
  hits: number;
  converted: number;
}
export function aimAt(combat: Combat, fighter: FighterId): Aim | null {
  const targets = combat.attack?.targets ?? [];
  const index = targets.findIndex(({ mark }) => mark === fighter);
  const target = targets[index];
  if (target === undefined) return null;
  return { order: index + 1, count: target.count, hits: target.hits, converted: target.converted };
}
export const dogsOn = (combat: Combat, unit: string): Dog[] => combat.dogs.filter(({ on }) => on === unit);

// Past, acting or to come. `next` is the place behind the fighter whose attack runs.
export function placeInRound(combat: Combat, index: number): 'past' | 'now' | 'next' {
  const current = combat.attack !== null && combat.attack.kind === 'turn' ? combat.next - 1 : null;
  if (index === current) return 'now';
  return index < combat.next ? 'past' : 'next';
}
