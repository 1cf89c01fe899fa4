// The lists of the lobby, and how news about one table changes them.
import type { MercScene } from '../games/merc/scene.ts';
import type { Answers, Summary, Table } from '../link/protocol.ts';
import { seatTitle } from './words.ts';

export type Lists = Answers['lobby'];

// A table that changes stays where it is; one that is new to a list stands first.
function replaced(list: Summary[], table: Summary, belongs: boolean): Summary[] {
  const place = list.findIndex((each) => each.id === table.id);
  if (!belongs) return place < 0 ? list : list.toSpliced(place, 1);
  return place < 0 ? [table, ...list] : list.with(place, table);
}

export function withNews(lists: Lists, table: Summary): Lists {
  const isMine = lists.mine.some((each) => each.id === table.id);
  return {
    open: replaced(lists.open, table, table.status === 'open'),
    running: replaced(lists.running, table, table.status === 'running'),
    mine: replaced(lists.mine, table, isMine),
  };
}

// What is one's own stands under "Continue" and not among the tables of others.
export const ofOthers = (list: Summary[], mine: Summary[]) =>
  list.filter((table) => !mine.some((own) => own.id === table.id));

// ---- At a glance --------------------------------------------------------------------------------

export interface Glance {
  isMyTurn: boolean;
  words: string;
}

// How a running game stands: a summary does not tell whose turn it is, a table does.
export function glanceOf(table: Table): Glance {
  const awaited = table.view?.awaited ?? [];
  const isMyTurn = !table.paused && table.seats.some((seat) => seat.mine && awaited.includes(seat.seat));
  const parts: string[] = [];
  const scene = table.game === 'merc' ? (table.view?.scene as MercScene | undefined) : undefined;
  if (scene !== undefined)
    parts.push(`Day ${scene.day}`, `${scene.values.rebels} : ${scene.values.dictator}`);
  if (table.paused) {
    parts.push('paused');
  } else if (!isMyTurn && awaited.length > 0) {
    const names = awaited.map((at) => table.seats[at]?.name ?? seatTitle(table.game, at, table.seats.length));
    parts.push(`waits for ${names.slice(0, 2).join(' and ')}${names.length > 2 ? ' and others' : ''}`);
  }
  return { isMyTurn, words: parts.join(' · ') };
}
