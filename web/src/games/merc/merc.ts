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
  seatNote,
  hasPart,
  ending: 'end_turn',
  nameOf,
  sentence,
  diceOf,
  playerOf,
  story,
} satisfies GameTable;
