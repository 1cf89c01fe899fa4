// Which moments sound, and how: a few short tones each, made by the browser itself.
import type { Table } from '../link/protocol.ts';

export type Moment = 'your-turn' | 'window' | 'dice' | 'over';
export interface Tone {
  hertz: number;
  at: number; // seconds after the first
  length: number; // seconds
}

const low = 392;
const middle = 523;
const high = 659;
export const tones: Record<Moment, readonly Tone[]> = {
  'your-turn': [
    { hertz: middle, at: 0, length: 0.12 },
    { hertz: high, at: 0.13, length: 0.18 },
  ],
  window: [
    { hertz: high, at: 0, length: 0.09 },
    { hertz: high, at: 0.14, length: 0.09 },
    { hertz: high, at: 0.28, length: 0.14 },
  ],
  dice: [
    { hertz: 196, at: 0, length: 0.04 },
    { hertz: 247, at: 0.06, length: 0.04 },
    { hertz: 220, at: 0.12, length: 0.05 },
  ],
  over: [
    { hertz: low, at: 0, length: 0.16 },
    { hertz: middle, at: 0.18, length: 0.16 },
    { hertz: high, at: 0.36, length: 0.4 },
  ],
};

const isAwaited = (table: Table, seat: number | null) =>
  seat !== null && table.status === 'running' && (table.view?.awaited.includes(seat) ?? false);

// What is heard when a table has become another one; only changes are. `before` null: one has just come.
export function momentOf(before: Table | null, after: Table, seat: number | null): Moment | null {
  if (before === null || before.id !== after.id) return null;
  if (after.status === 'over') return before.status === 'over' ? null : 'over';
  if (!isAwaited(after, seat)) return null;
  const number = after.view?.window?.number ?? null;
  const asks = number !== null && (before.view?.window?.number !== number || !isAwaited(before, seat));
  if (asks) return 'window';
  return isAwaited(before, seat) ? null : 'your-turn';
}
