// The title of the page at a table: what a player wants to know while he looks at another tab.
import type { Table } from '../link/protocol.ts';

export function titleOf(table: Table | null, game: string, seat: number | null, awaited: string[]): string {
  const words = stateOf(table, seat, awaited);
  return [words, game, 'Sortie'].filter((part) => part !== '').join(' – ');
}

function stateOf(table: Table | null, seat: number | null, awaited: string[]): string {
  if (table === null) return 'Table';
  if (table.status === 'open') return 'Waiting room';
  if (table.status === 'over') return 'Game over';
  if (table.paused) return 'Paused';
  if (seat === null) return 'Watching';
  if (table.view?.awaited.includes(seat)) return 'Your turn';
  return awaited.length === 0 ? 'Waiting' : `Waiting for ${awaited.join(', ')}`;
}
