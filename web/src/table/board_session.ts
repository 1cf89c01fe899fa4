// What the boards of games need to know of the table that they draw. A table that is played and a replay both are one,
// so that a game has one board for both.
import type { GameEvent, Move, Refusal, Table, Update } from '../link/protocol.ts';
import type { ChoiceWalk } from './choice_walk.svelte.ts';

export interface LogEntry {
  number: number;
  update: Update;
}

export interface BoardSession {
  readonly id: string;
  readonly latest: Table | null; // the newest one; of a replay, the one at its step
  readonly shown: Table | null; // the one to draw; it may be behind while events are shown, and it always existed
  readonly log: LogEntry[]; // its numbers are those of `Table.update`
  readonly seat: number | null; // through whose eyes; null: a spectator's
  readonly isReplay: boolean; // there is nothing to choose, and the end is one position among others
  readonly isAwaited: boolean;
  readonly isSending: boolean; // until the position after the move is there
  readonly notice: { words: string; rule: string | null } | null; // the last refusal
  readonly choice: ChoiceWalk; // the move in the making; it offers nothing when nothing may be done
  readonly presenter: { readonly event: GameEvent | null; readonly isBusy: boolean };

  legalMoves(): Promise<Move[]>;
  whyNot(move: string): Promise<Refusal | null>; // null: it is possible
  submit(move?: string): Promise<boolean>;
  settled(): Promise<void>; // when nothing is on its way any more
  undo(): Promise<boolean>;
  askHint(): Promise<void>;
  rematch(): Promise<string | null>;
}
