// The seals of tables as this browser first saw them. A server could show another seal after the game; what was noted
// here before its end it cannot change. Only the first sight of a table counts.
import type { Table } from '../link/protocol.ts';

export interface Seal {
  commitment: string;
  seen: 'open' | 'running'; // before the game began, or while it ran
}

const storageKey = 'sortie.seals';
const keptMax = 300; // tables; the oldest are forgotten
const isDigest = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

type Seals = [table: string, seal: Seal][];

// Anything that is not a seal is left out.
export function readSeals(text: string | null): Seals {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.filter((each): each is Seals[number] => {
    if (!Array.isArray(each) || typeof each[0] !== 'string') return false;
    const seal = each[1] as Partial<Seal> | null;
    return isDigest(seal?.commitment) && (seal.seen === 'open' || seal.seen === 'running');
  });
}

export function withSeal(seals: Seals, table: Pick<Table, 'id' | 'commitment' | 'status'>): Seals {
  const { id, commitment, status } = table;
  if (status === 'over' || !isDigest(commitment) || seals.some(([known]) => known === id)) return seals;
  return [...seals, [id, { commitment, seen: status }] satisfies Seals[number]].slice(-keptMax);
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // a browser may forbid it
  }
}

export function noteSeal(table: Pick<Table, 'id' | 'commitment' | 'status'>): void {
  if (table.status === 'over' || table.commitment === null) return;
  const seals = readSeals(kept());
  const more = withSeal(seals, table);
  if (more === seals) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify(more));
  } catch {
    // Then nothing was promised to this browser, and the check says so.
  }
}

export const sealOf = (table: string): Seal | null =>
  readSeals(kept()).find(([id]) => id === table)?.[1] ?? null;
