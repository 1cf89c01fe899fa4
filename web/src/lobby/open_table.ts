// Opens a table: creates it, sits down, and begins if nobody else is needed.
import type { Link } from '../link/link.ts';
import { Refused, type NewTable } from '../link/protocol.ts';
import { randomDigits } from '../table/random_digits.ts';
import { noteSeal } from '../table/seals.ts';

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
    if (seat !== null) {
      // The seal is noted before one's own part is added: the server has chosen its secret without knowing it.
      noteSeal((await link.ask('watch', { table, seat: null })).table);
      await link.ask('take', { table, seat, name, contribution: randomDigits() });
    }
    if (begins) await link.ask('begin', { table });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
  return table;
}
