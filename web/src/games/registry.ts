// The games that have a table of their own. Everything else is played at the generic one.
//
// A game's table is a few components that the table screen puts around its own ones, and some words about the game's
// actions. It is loaded when it is needed. What may be done, and why not, is never decided here: that is the server's.
import type { Component } from 'svelte';
import type { IconName } from '../art/icons.ts';
import type { SeatNumber } from '../art/seats.ts';
import type { GameEvent, Json, Table, View } from '../link/protocol.ts';
import type { BoardSession } from '../table/board_session.ts';

// `session.shown` is the table to draw; `session.choice` the move in the making: its `options` are what may be chosen
// now, each with a kind ("sector", "unit", ...) and a name, and `choice.pick(option)` chooses.
export interface TableProps {
  session: BoardSession;
  catalogue: Json; // of the game; null: it has none
}

// How an action is offered.
export interface ActionLook {
  title: string; // "Move"
  icon: IconName;
  group: string; // heading in the list of actions: "Move and fight"
  key?: string; // a letter
}

// How a replay tells a game.
export interface StoryLook {
  // What may be looked for: "Combats", and one of them: "combat". The first kind is marked on the time line.
  kinds: { id: string; title: string; one: string; events: string[] }[];
  // Whether a chapter begins with an event: "Day 3 · Rebels", and "Day 3" on the time line.
  chapterOf(event: GameEvent): { title: string; mark: string } | null;
}

// What a seat has, and how far it is.
export interface SeatNote {
  has: string; // "4 MERCs · worth 6"
  left: string; // of somebody who is awaited: "5 left"
  isDone: boolean; // has finished, rather than waits
}

export interface GameTable {
  Board: Component<TableProps>; // the middle of the screen
  Top?: Component<TableProps>; // in the header: the day, the score
  Side?: Component<TableProps>; // below the list of seats
  Brief?: Component<TableProps>; // above the question: what it is about
  // The answers where a list of names would not do. `ownAnswers` says whether they stand in place of the list of
  // answers ("question"), of the list of actions as well ("all"), or not at all.
  Answers?: Component<TableProps>;
  ownAnswers?(session: BoardSession): 'none' | 'question' | 'all';
  tabs?: { id: string; title: string; icon: IconName }[]; // of the phone layout, besides act, table and log
  // What the header says: "Rebel phase", "everyone acts at once".
  heading(view: View, catalogue: Json): { title: string; subtitle: string };
  actions: Record<string, ActionLook>; // by the name of the action; others are shown under their name
  groups: string[]; // the order of the headings
  lengthOf(event: GameEvent): number; // how long an event is shown at normal speed, in milliseconds
  seatMark(seat: number, seats: number): SeatNumber; // colour, shape and pattern
  seatTitle?(seat: number, seats: number): string; // who is not called by a name: "Rebel 2"
  // Who wins together with a seat, and a seat that stands for all of them; null: nobody.
  sideOf?(seat: number, seats: number): { seat: number; title: string } | null;
  seatNote?(seat: number, view: View): SeatNote | null;
  hasPart?(seat: number, view: View): boolean; // a seat that plays no part is not shown
  // What differs by the options of a table, such as which seat has which colour.
  withOptions?(options: Table['options']): Partial<GameTable>;
  // Ways to be asked less often: the windows that pass by themselves then.
  standingOrders?: { title: string; note: string; passes: string[] }[];
  ending?: string; // the action that ends one's turn: it has a place of its own under the list
  // What an option is called where its name in moves is no name for people, and a line about it.
  nameOf(
    kind: string | null,
    name: string,
    view: View,
    catalogue: Json,
  ): { title: string; note?: string; drawing?: string };
  // How a sentence of the log reads; `null`: the event's own text, '': nothing worth a line.
  sentence(event: GameEvent, catalogue: Json, view?: View): string | null;
  // The seat that an event is about, where it is not who moved.
  playerOf?(event: GameEvent, view: View | undefined): number | null;
  diceOf?(event: GameEvent): { faces: number[]; hitsOn: number } | null; // dice to be drawn in the log
  story?: StoryLook; // without one, a replay offers every kind of event under its own name, and has no chapters
}

const loaders: Record<string, () => Promise<{ default: GameTable }>> = {
  merc: () => import('./merc/merc.ts'),
  taktik: () => import('./taktik/taktik.ts'),
};

export async function loadGameTable(game: string, options: Table['options']): Promise<GameTable> {
  const load = loaders[game] ?? (() => import('./generic/generic.ts'));
  const table: GameTable = (await load()).default;
  return { ...table, ...table.withOptions?.(options) };
}

export const hasOwnTable = (game: string) => Object.hasOwn(loaders, game);
