// What a seat has, in the list of seats.
import type { View } from '../../link/protocol.ts';
import type { SeatNote } from '../registry.ts';
import { sceneIn, sideOfSeat, sideTitle } from './names.ts';

export function seatNote(seat: number, view: View): SeatNote | null {
  const scene = sceneIn(view);
  if (scene === null) return null;
  const side = sideOfSeat(scene, seat);
  const camp = scene.camps[side];
  const count = scene.units.filter((unit) => unit.side === side && unit.status === 'on_board').length;
  if (scene.phase === 'selection') return { has: sideTitle[side], left: 'chooses', isDone: camp.has_chosen };
  if (scene.phase === 'deployment')
    return { has: sideTitle[side], left: 'deploys', isDone: camp.has_deployed };
  return { has: `${sideTitle[side]} · ${count} units`, left: 'acts', isDone: false };
}
