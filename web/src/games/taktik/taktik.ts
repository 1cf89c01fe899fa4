// Taktik's table: what the table screen needs to know of the game, in words and components.
import type { GameTable } from '../registry.ts';
import { actions, groups, ownAnswers, standingOrders } from './actions.ts';
import Answers from './Answers.svelte';
import Brief from './Brief.svelte';
import { diceOf, lengthOf, playerOf, sentence } from './events.ts';
import { heading } from './heading.ts';
import { nameOf } from './names.ts';
import { seatNote } from './seat_note.ts';
import Side from './Side.svelte';
import { story } from './story.ts';
import TaktikTable from './TaktikTable.svelte';
import Top from './Top.svelte';

// The first seat attacks, unless the options say otherwise.
const exchanged: Pick<GameTable, 'seatMark' | 'seatTitle'> = {
  seatMark: (seat) => (seat === 1 ? 1 : 2),
  seatTitle: (seat) => (seat === 1 ? 'Attacker' : 'Defender'),
};

export default {
  Board: TaktikTable,
  Top,
  Side,
  Brief,
  Answers,
  ownAnswers,
  standingOrders,
  tabs: [{ id: 'cards', title: 'Cards', icon: 'card' }],
  heading,
  actions,
  groups,
  lengthOf,
  seatMark: (seat) => (seat === 0 ? 1 : 2),
  seatTitle: (seat) => (seat === 0 ? 'Attacker' : 'Defender'),
  seatNote,
  withOptions: ({ attacker }) => (attacker === 'seat2' ? exchanged : {}),
  ending: 'end_phase',
  nameOf,
  sentence,
  diceOf,
  playerOf,
  story,
} satisfies GameTable;
