// Plays on from a step of a game that is over: a new table, oneself at one of its seats, bots at the others.
import type { Link } from '../link/link.ts';
import { Refused, type TableSeat } from '../link/protocol.ts';
import { randomDigits } from '../table/random_digits.ts';

export interface Branch {
  table: string; // that is over
  step: number;
  seat: number; // to sit at
  name: string;
  bot: string; // for the others
}

// A refusal of the branch itself is the caller's. Once the new table exists it is the answer, even if somebody could not
// be seated: its waiting room shows what is missing.
export async function playOn(link: Link, { table: old, step, seat, name, bot }: Branch): Promise<string> {
  const { table } = await link.ask('play_on', { table: old, step });
  try {
    const { seats } = (await link.ask('watch', { table, seat: null })).table;
    for (const each of seats) await prepare(each);
    await link.ask('take', { table, seat, name, contribution: randomDigits() });
    await link.ask('begin', { table });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
  return table;

  async function prepare(each: TableSeat): Promise<void> {
    const isMine = each.seat === seat;
    if (isMine && each.kind === 'bot') await link.ask('set_seat', { table, seat: each.seat, kind: 'open' });
    if (!isMine && each.kind !== 'bot')
      await link.ask('set_seat', { table, seat: each.seat, kind: 'bot', bot });
  }
}
