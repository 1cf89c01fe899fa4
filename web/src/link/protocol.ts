// What the server says and is told: docs/protocol.md as types. `protocol.test.ts` holds them against that page.

export const protocolVersion = 1;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// ---- Games --------------------------------------------------------------------------------------

export interface OptionInfo {
  name: string;
  words: string;
  usual: number;
  least: number;
  most: number;
  names: string[]; // of the values from `least` on; empty: plain numbers
}
export interface WindowInfo {
  name: string;
  prompt: string;
  roles: string[]; // who is asked there, in that order
}
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  rules_version: number;
  seats_least: number;
  seats_most: number;
  options: OptionInfo[];
  bots: string[];
  windows: WindowInfo[];
}

// ---- Lobby --------------------------------------------------------------------------------------

export type Status = 'open' | 'running' | 'over';
export type SeatKind = 'open' | 'human' | 'bot';
export interface ClockRule {
  mode: 'none' | 'per_move' | 'bank';
  milliseconds: number;
  increment: number;
}
export interface Summary {
  id: string;
  game: string;
  title: string;
  status: Status;
  seats: { kind: SeatKind; name: string | null }[];
  clock: ClockRule;
  steps: number;
}
export interface SeatPlan {
  kind: SeatKind;
  bot?: string;
}
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  clock?: Partial<ClockRule> & { mode: ClockRule['mode'] };
  listed?: boolean;
  watch_delay?: number;
  hints?: boolean;
}

// ---- A table ------------------------------------------------------------------------------------

export interface TableSeat {
  seat: number;
  kind: SeatKind;
  bot: string | null;
  name: string | null;
  mine: boolean;
  held: boolean; // a bot plays until the owner returns
  resigned: boolean;
  left: number | null; // milliseconds on the clock
}
export interface OpenRequest {
  what: 'undo' | 'pause';
  by: number;
  steps: number;
  missing: number[];
}
export interface ChatLine {
  time: number;
  seat: number | null;
  name: string;
  text: string;
}
export interface Chance {
  table: string;
  commitment: string;
  secret: string;
  contributions: { seat: number; digits: string }[];
  seed: string;
}
export interface OpenWindow {
  number: number;
  name: string;
  prompt: string;
  offers: { seat: number; status: string }[];
}
export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  moment: string;
  awaited: number[];
  over: boolean;
  scores: number[] | null;
  window: OpenWindow | null;
  board: string; // for a terminal
  scene?: Json; // of a game that tells one
  state?: { [field: string]: Json }; // of a game that does not
}
export interface Table {
  id: string;
  game: string;
  status: Status;
  seats: TableSeat[];
  options: Record<string, string | number>;
  clock: ClockRule;
  host: boolean;
  update: number;
  paused: boolean;
  request: OpenRequest | null;
  successor: string | null;
  commitment: string | null;
  chance: Chance | null;
  chat: ChatLine[];
  watch_delay: number;
  hints: boolean; // and forecasts may be asked for
  standing: string[]; // where the viewer passes by himself: a window, or a window and a role (`window.role`)
  viewer: number | null;
  view: View | null; // null before the game has begun
}

// ---- What happens -------------------------------------------------------------------------------

export interface Named {
  value: number;
  text: string;
}
export interface GameEvent {
  name: string;
  text: string;
  fields: Record<string, Named | null>;
}
export interface Update {
  number: number;
  time: number;
  what: string;
  seat: number | null;
  by?: 'player' | 'bot' | 'standing';
  move?: string | null;
  events?: GameEvent[];
  name?: string;
  text?: string;
  kind?: string;
  bot?: string;
  steps?: number;
  agrees?: boolean;
  resigned?: boolean;
  table?: string;
}

// A step of a game that is over, as its viewer heard it.
export interface StoryStep {
  step: number; // counted from 1
  seat: number;
  by?: 'player' | 'bot' | 'standing';
  move: string;
  events: GameEvent[];
}

// ---- Choosing -----------------------------------------------------------------------------------

export interface ChoiceOption {
  value: number;
  name: string;
  prompt: string;
  kind: string | null;
}
export interface Choice {
  complete: boolean;
  name: string;
  prompt: string;
  options: ChoiceOption[];
}
export interface Move {
  text: string;
  action: string;
  arguments: Record<string, (Named & { kind: string | null }) | null>; // null: does not arise
}
export interface Refusal {
  rule: string;
  code: string;
  words: string;
  text: string;
  awaited: number[];
}
export interface RefusedAction extends Refusal {
  action: string;
}

// ---- Messages -----------------------------------------------------------------------------------

export interface Denial {
  code: string;
  words: string;
  rule: string | null;
}
export type ServerMessage =
  | { type: 'hello'; protocol: number; server: string; token: boolean; time: number }
  | ({ type: 'answer'; ref: string } & ({ ok: true; [key: string]: unknown } | ({ ok: false } & Denial)))
  | { type: 'update'; table: string; update: Update; after: Table }
  | { type: 'lobby'; table: Summary }
  | { type: 'lost'; table: string; words: string };

// What each request answers with; the fields that it takes are those of docs/protocol.md.
// A move with the chance to win, out of so many games that a search has tried with it.
export interface HintMove {
  move: Move;
  percent: number;
  tries: number;
}

// A mean over the sampled games of a forecast.
export interface ForecastFigure {
  name: string;
  chance: boolean; // how often it came true; otherwise how much of it there was
  thousandths: number;
  games: number; // in which it could be told
}
// How likely each seat was to win after so many steps.
export interface AnalysisPoint {
  step: number;
  percents: number[];
}

export interface Answers {
  games: { games: GameInfo[] };
  catalogue: { catalogue: Json };
  lobby: { open: Summary[]; running: Summary[]; mine: Summary[] };
  create: { table: string };
  watch: { table: Table; missing: Update[] | null };
  unwatch: object;
  take: { update: number };
  leave: { update: number };
  set_seat: { update: number };
  begin: { update: number };
  move: { update: number };
  choices: { choice: Choice };
  moves: { moves: Move[] };
  hint: { move: Move; percent: number; tries: number; moves: HintMove[] };
  forecast: { move: Move; percent: number; games: number; figures: ForecastFigure[] };
  why: { refusal?: Refusal | null; refused?: RefusedAction[] };
  undo: { update: number };
  answer_undo: { update: number };
  answer_pause: { update: number };
  pause: { update: number };
  unpause: { update: number };
  say: { update: number };
  give_to_bot: { update: number };
  return: { update: number };
  resign: { update: number };
  standing: { update: number };
  replay: { replay: string };
  look: { view: View };
  story: { count: number; steps: StoryStep[] };
  analysis: { count: number; tries: number; points: AnalysisPoint[] }; // `count`: of all points there will be
  rematch: { table: string };
  play_on: { table: string };
}
export type RequestName = keyof Answers;

// The same names as values, one for each: a name that is missing here or too many does not compile.
const everyRequest: { [Name in RequestName]: true } = {
  games: true,
  catalogue: true,
  lobby: true,
  create: true,
  watch: true,
  unwatch: true,
  take: true,
  leave: true,
  set_seat: true,
  begin: true,
  move: true,
  choices: true,
  moves: true,
  hint: true,
  forecast: true,
  why: true,
  undo: true,
  answer_undo: true,
  answer_pause: true,
  pause: true,
  unpause: true,
  say: true,
  give_to_bot: true,
  return: true,
  resign: true,
  standing: true,
  replay: true,
  look: true,
  story: true,
  analysis: true,
  rematch: true,
  play_on: true,
};
export const requestNames = Object.keys(everyRequest) as RequestName[];
export type Fields = Record<string, unknown>;

// A request that was refused, or that found nobody to answer it.
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  constructor(denial: Denial) {
    super(denial.words);
    this.code = denial.code;
    this.rule = denial.rule;
  }
}
