// Seats of a game that says nothing about them have the marks of the Rebels, one after the other.
import type { SeatNumber } from '../../art/seats.ts';

export const markOf = (seat: number): SeatNumber => ((seat % 6) + 1) as SeatNumber;
