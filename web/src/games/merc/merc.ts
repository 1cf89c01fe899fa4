// MERC's table: what the table screen needs to know of the game, in words and components.
import type { GameTable } from '../registry.ts';
import { actions, groups } from './actions.ts';
import { diceOf, lengthOf, sentence } from './events.ts';
import { heading } from './heading.ts';
import MercTable from './MercTable.svelte';
import { markOfSeat, nameOf, titleOfSeat } from './names.ts';
import { hasPart, playerOf, seatNote } from './seat_note.ts';
import Side from './Side.svelte';
import { story } from './story.ts';
import Top from './Top.svelte';

export default {
  Board: MercTable,
  Top,
  Side,
  tabs: [{ id: 'units', title: 'Squads', icon: 'person' }],
  heading,
  actions,
  groups,
  lengthOf,
  seatMark: markOfSeat,
  seatTitle: titleOfSeat,
  sideOf: (seat, seats) =>
    seat < seats - 1 ? { seat: 0, title: 'the Rebels' } : { seat, title: 'the Dictator' },
  // V4: in Versus everybody, or every team, plays against the others.
  withOptions: ({ mode }) => (mode === 'versus' ? { sideOf: () => null } : {}),
  seatNote,
  hasPart,
  ending: 'end_turn',
  nameOf,
  sentence,
  diceOf,
  playerOf,
  story,
} satisfies GameTable;
