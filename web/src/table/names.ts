// What people are called where there is no name.
import type { TableSeat } from '../link/protocol.ts';

// `title`: what the game calls the seat, "Rebel 2".
export function seatName(seat: TableSeat, title?: string): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return 'open';
  if (title !== undefined) return title;
  return seat.kind === 'bot' ? `Seat ${seat.seat + 1}` : `Player ${seat.seat + 1}`;
}

// "move_squad" is "move squad".
export const plainWords = (name: string) => name.replaceAll(/[-_]/g, ' ');

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
