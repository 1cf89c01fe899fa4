// The table of any game: drawn from its view and its choice tree alone. It is also how a designer first sees a new game.
import { plainWords } from '../../table/names.ts';
import type { GameTable } from '../registry.ts';
import GenericBoard from './GenericBoard.svelte';
import { markOf } from './marks.ts';

const eventMs = 250;

export default {
  Board: GenericBoard,
  heading: (view) => ({ title: '', subtitle: view.over ? 'over' : plainWords(view.moment) }), // its name is the table's
  actions: {},
  groups: [],
  lengthOf: () => eventMs,
  seatMark: markOf,
  nameOf: (_kind, name) => ({ title: plainWords(name) }),
  // That a window opens and closes is seen from who is asked and what he plays.
  sentence: ({ name }) => (/^(window-|reaction-offered)/.test(name) ? '' : null),
} satisfies GameTable;
