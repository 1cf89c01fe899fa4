// What the list of seats says of a player besides his name.
import type { GameEvent, View } from '../../link/protocol.ts';
import type { SeatNote } from '../registry.ts';
import { factionOf, hasDictator } from './modes.ts';
import { sceneIn, several } from './names.ts';

export function seatNote(seat: number, view: View): SeatNote | null {
  const scene = sceneIn(view);
  const player = scene?.players.find((each) => each.seat === seat);
  if (scene === null || player === undefined) return null;
  const units = scene.units.filter(({ owner }) => owner === player.id);
  const mercs = units.filter(({ id }) => id !== 'dictator').length;
  const actions = units.reduce((sum, unit) => sum + unit.actions, 0);
  const isOrdering = scene.phase === 'rebels' && scene.combat === null && player.task === null;
  const faction = factionOf(scene, player.id);
  return {
    has: `${faction ? `Faction ${faction.number} · ` : ''}${several(mercs, 'MERC')} · worth ${player.value}`,
    left: isOrdering && player.id !== 'dictator' ? `${actions} left` : 'acts',
    isDone: isOrdering && scene.joint === null && player.id !== 'dictator',
  };
}

// Without a Dictator his seat has no part in the game.
export function hasPart(seat: number, view: View): boolean {
  const scene = sceneIn(view);
  const player = scene?.players.find((each) => each.seat === seat);
  return player?.id !== 'dictator' || hasDictator(scene);
}

// Whose mark stands before a sentence of the log: he whom it is about, who need not be the one who moved.
export function playerOf(event: GameEvent, view: View | undefined): number | null {
  const scene = sceneIn(view);
  const seatOf = (id: string | undefined) => scene?.players.find((player) => player.id === id)?.seat ?? null;
  const { player, fighter, unit } = event.fields;
  if (player) return seatOf(player.text);
  const who = (fighter ?? unit)?.text;
  if (who?.startsWith('militia-of-')) return seatOf(who.slice('militia-of-'.length));
  return seatOf(scene?.units.find(({ id }) => id === who)?.owner);
}
