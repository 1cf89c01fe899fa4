// Opens a table: creates it, sits down, and begins if nobody else is needed.
import type { Link } from '../link/link.ts';
import { Refused, type NewTable } from '../link/protocol.ts';

export interface Wish {
  plan: NewTable;
  seat: number | null; // to sit at
  name: string;
  begins: boolean;
}

// A refusal of the table itself is the caller's. Once the table exists it is the answer, even if the seat was not taken
// or the game did not begin: its waiting room shows what is missing.
export async function openTable(link: Link, { plan, seat, name, begins }: Wish): Promise<string> {
  const { table } = await link.ask('create', { ...plan });
  try {
    if (seat !== null) await link.ask('take', { table, seat, name, contribution: randomDigits() });
    if (begins) await link.ask('begin', { table });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
  return table;
}

// One's part of the seed: nobody can have known it before.
function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
