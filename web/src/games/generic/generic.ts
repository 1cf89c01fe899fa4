// The table of any game: drawn from its view and its choice tree alone. It is also how a designer first sees a new game.
import { capital, plainWords } from '../../table/names.ts';
import type { GameTable } from '../registry.ts';
import GenericBoard from './GenericBoard.svelte';
import { markOf } from './marks.ts';

const eventMs = 250;

export default {
  Board: GenericBoard,
  heading: (view) => ({ title: capital(plainWords(view.game)), subtitle: view.over ? 'over' : view.moment }),
  actions: {},
  groups: [],
  lengthOf: () => eventMs,
  seatMark: markOf,
  nameOf: (_kind, name) => ({ title: plainWords(name) }),
  // That a window opens and closes is seen from who is asked and what he plays.
  sentence: ({ name }) => (/^(window-|reaction-offered)/.test(name) ? '' : null),
} satisfies GameTable;
