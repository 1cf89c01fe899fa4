// What the server tells of a game of Taktik, and its catalogue: the shapes of games/taktik/scene.cpp.
export type Side = 'attacker' | 'defender';
export type UnitType = 'light' | 'mech' | 'special';
export type Quadrant = 'NW' | 'NE' | 'SW' | 'SE';
export type Phase =
  | 'selection'
  | 'deployment'
  | 'turn_start'
  | 'card_draw'
  | 'card_resolution'
  | 'movement'
  | 'attack'
  | 'dice_resolution'
  | 'end_turn'
  | 'victory';

export interface Unit {
  name: string; // "A7"
  side: Side;
  type: UnitType;
  status: 'on_board' | 'waiting' | 'reserve' | 'eliminated' | 'evacuated';
  cell: string | null;
  hp: number;
  hp_max: number;
  moved: boolean;
  attacked: boolean;
  cargo: boolean;
  leader: boolean;
  allowance: number; // this and the next two with the effects in force
  range: number;
  damage: number;
  can_move: boolean;
  can_attack: boolean;
}
export interface Marker {
  name: string; // "sp1", "base.attacker"
  cell: string;
  owner: Side | null;
}
export interface Effect {
  id: number;
  card: string;
  owner: Side;
  words: string;
  until: string;
}
export interface Modifier {
  words: string;
  value: number;
}
export interface Odds {
  attacker: string;
  target: string;
  distance: number;
  required: number;
  sum: number;
  chance: number; // of 6
  damage: number;
  modifiers: Modifier[];
  kills: boolean;
}
export interface Camp {
  tactics: string[] | null; // null: not the viewer's
  tactics_left: number;
  has_chosen: boolean;
  has_deployed: boolean;
  played: string[];
  reserve: (string | null)[]; // a card, "face_down" or an empty place
  reserve_capacity: number;
  points: number;
  deliveries: number;
  resources: number;
  evacuated: number;
  hold: number | null;
  lost: number;
  missions: { name: string; done: boolean }[] | null;
  missions_done: string[];
  key_units: string[] | null;
  convoy: string | null;
  sabotage: { what: string; cell: string; progress: number; done: boolean }[];
  score: number;
}
export interface Condition {
  name: string;
  words: string;
  now: number;
  goal: number;
  state: string;
  met: boolean;
}
export interface Resolution {
  kind: 'move' | 'attack' | 'malus';
  unit: string | null;
  from: string | null;
  path: string[];
  steps: number;
  target: string | null;
  supporter: string | null;
  distance: number;
  required: number;
  modifiers: Modifier[];
  sum: number;
  chance: number;
  die: number; // 0: not rolled yet
  rolled: number; // with the modifiers
  hit: boolean;
  damage: number;
  damage_now: number; // after what absorbs
  cancelled: boolean;
  rerolled: boolean;
}
export type WindowState = 'skipped' | 'played' | 'passed' | 'open' | 'to_come' | 'unreached';

export interface TaktikScene {
  phase: Phase;
  round: number;
  round_limit: number;
  turn: number;
  active: Side;
  attacker_seat: number;
  you: Side | null;
  tiles: string;
  ruins: string[];
  markers: Marker[];
  units: Unit[];
  moves_used: number;
  move_limit: number;
  attacks: { attacker: string; target: string }[];
  effects: Effect[];
  deck: number;
  discards: string[]; // top last
  camps: Record<Side, Camp>;
  pending: { card: string; kind: 'bonus' | 'malus' } | null;
  choice: { kind: string; chooser: Side; card: string | null } | null;
  ways: { side: Side; conditions: Condition[] }[];
  resolution: Resolution | null;
  windows: { name: string; state: WindowState }[];
  reach: { unit: string; cells: { cell: string; cost: number; path: string }[] }[];
  odds: Odds[];
  plays: { card: string; chance: number; damage: number; words: string }[];
  winner: Side | null;
  won_by: string[];
}

// ---- The catalogue --------------------------------------------------------------------------------

export interface CardInfo {
  id: string;
  name: string;
  kind: 'bonus' | 'malus' | 'tactic';
  words: string;
  category: string | null;
  special: boolean;
  window: string | null;
  reactor: 'initiator' | 'responder' | 'either' | null;
  cancels: string[];
  copies: number[];
  target: string;
}
export interface UnitInfo {
  type: UnitType;
  name: string;
  allowance: number;
  range: number;
  required: number[];
  damage: number;
  hp: number;
  value: number;
  traits: string[];
}
export interface TerrainInfo {
  code: string;
  name: string;
  cost: number;
  blocks: boolean;
  target_hit: number;
  target_defence: number;
  attacker_hit: number;
}
export interface TaktikCatalogue {
  cards: CardInfo[];
  units: UnitInfo[];
  terrain: TerrainInfo[];
  windows: { name: string; words: string }[];
  conditions: { name: string; title: string; words: string }[];
  missions: { name: string; title: string; words: string; side: string }[];
}
