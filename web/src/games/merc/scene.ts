// What MERC tells its clients: games/merc/scene.cpp and catalogue.cpp as types. Ids are those of moves and events.

export type PlayerId = string; // "rebel1" to "rebel6", "dictator"
export type SectorId = string; // "b2": column b, row 2
export type UnitId = string; // a MERC card ("max"), or "dictator" for the Dictator card
export type CardId = string; // one copy of an equipment kind ("9mm-handgun-1")
export type FighterId = string; // a unit, a player's militia ("militia-of-rebel1") or a dog ("dog1")
export type TacticId = string;
export type Side = 'rebels' | 'dictator' | 'neither';
export type SlotName = 'weapon' | 'armor' | 'accessory';
export type Pocket = SlotName | 'bandolier1' | 'bandolier2' | 'bandolier3';
export type SquadName = 'primary' | 'secondary' | 'base';

// ---- A position ---------------------------------------------------------------------------------

export interface Sector {
  id: SectorId;
  row: number;
  column: number;
  card: string; // of the catalogue's sectors
  explored: boolean;
  base: boolean; // the Dictator's, once it is revealed
  fight: boolean; // a combat runs here or waits to be fought
  holder: PlayerId | null;
  militia: { player: PlayerId; count: number }[];
  stash: number;
  cards: CardId[] | null; // in the stash; null: the viewer may not look into it
}
export interface Squad {
  name: SquadName;
  sector: SectorId;
  units: UnitId[];
  vehicle?: { card: CardId; armor: number; damage: number; crew: number; loaded: number; riding: number };
}
// Ways to play besides the normal game.
export interface Modes {
  mode: 'normal' | 'assassination' | 'versus' | 'solo_rescue';
  vehicles: boolean;
  i_dictator: boolean;
  rounds?: number; // Versus
  round?: number;
  acting?: number;
  factions?: { number: number; value: number; players: PlayerId[] }[];
  components?: { card: CardId; origin: SectorId | null }[]; // null: in the supply
  laid?: SectorId[]; // Solo Rescue: where a card lies face down
  end?: string; // how the game ended, in words
}
export interface Task {
  purpose: string; // what the player has begun: landing, hire, explore, exchange, ...
  step: string; // what he is asked now: fire, choose, place, deck, equip, contents, put, keep
  unit: UnitId | null; // who acts, or who has just been hired
  actor: UnitId | null; // who looked for MERCs
  offer: UnitId[]; // MERC cards on the table
  named: UnitId[]; // to be hired
  drawn: (CardId | null)[]; // equipment that waits for its place; null: hidden from the viewer
  contents: (CardId | null)[]; // of a bandolier that was taken off
  participants: UnitId[]; // of an exchange
}
export interface Player {
  id: PlayerId;
  seat: number;
  team: number; // MERCs that count against the limit
  limit: number | null; // null: none, for the Dictator
  value: number; // of the sectors held
  militia_initiative: number;
  squads: Squad[];
  task: Task | null;
}
export interface Skill {
  value: number; // = printed + equipment + ability
  printed: number;
  equipment: number;
  ability: number;
}
export interface Unit {
  id: UnitId;
  name: string;
  owner: PlayerId;
  squad: SquadName;
  sector: SectorId;
  health: number;
  max_health: number;
  actions: number;
  training_only: number; // further actions, for training only
  free_moves: number;
  dying: boolean;
  armor: number; // points left
  hits_on: number;
  piercing: boolean;
  protected?: boolean; // the Dictator card: nobody may aim at it
  skills: { initiative: Skill; training: Skill; combat: Skill; targets: Skill };
  carried: { pocket: Pocket; card: CardId; wear: number }[];
}
export interface Regime {
  card: string | null; // of the catalogue's dictators; null: not chosen yet
  automatic: boolean;
  base: SectorId | null;
  better_weapons: boolean;
  veteran_militia: boolean;
  oil_reserves: boolean;
  conscripts: number;
  marked: PlayerId | null; // Hitler's mark
  playing: TacticId | null; // the card that is being carried out
  chosen: SectorId[];
  to_choose: number;
  placing: string; // nothing, extra, lockdown, wilderness, stolen, spread
  to_place: number;
}
export interface Dog {
  fighter: FighterId;
  on: UnitId;
  by: UnitId;
  owner: PlayerId;
  health: number;
}
export interface Attack {
  kind: string; // turn, strike, second_shot, bombardment
  by: FighterId;
  sector: SectorId;
  dice: number;
  hits_left: number; // not assigned yet
  declared: boolean; // the targets are complete
  rolled: boolean;
  faces: number[]; // how many dice show 1, 2, ... 6
  targets: { mark: FighterId; count: number; hits: number; converted: number }[];
}
export interface Combat {
  sector: SectorId;
  attacker: Side;
  held_by: PlayerId | null;
  round: number;
  standoff: boolean;
  next: number; // place in the order: those before it have acted
  militia_left: number;
  order: { fighter: FighterId; owner: PlayerId | null; initiative: number | null }[];
  dogs: Dog[];
  attack: Attack | null;
}
export interface MercScene {
  day: number;
  phase: 'landing' | 'founding' | 'rebels' | 'dictator';
  outcome: string | null; // dictator_dead, base_taken, rebels_by_value, dictator_by_value, or of a mode
  winner: Side | null;
  you: PlayerId | null;
  rows: number;
  columns: number;
  values: { rebels: number; dictator: number };
  sectors: Sector[];
  players: Player[];
  units: Unit[]; // in play
  regime: Regime;
  tactics: { deck: number; hand: (TacticId | null)[]; discard: TacticId[] };
  decks: { weapon: number; armor: number; accessory: number; mercs: number };
  combat: Combat | null;
  queue: { sector: SectorId; attacker: Side }[]; // combats still to be fought
  joint: { by: PlayerId; target: SectorId; committed: PlayerId[] } | null;
  requests: { by: PlayerId; to: PlayerId; sector: SectorId; count: number }[];
  shelling: { sector: SectorId; deciding: PlayerId; hits_left: number } | null;
  dead: UnitId[];
  modes?: Modes; // not in a normal game
}

// ---- The cards ----------------------------------------------------------------------------------

export interface MercCard {
  id: UnitId;
  name: string;
  initiative: number;
  training: number;
  combat: number;
  health: number;
  actions: number;
  training_only: number;
  hits_on: number;
  words: string;
}
export interface DictatorCard {
  id: string;
  name: string;
  initiative: number;
  training: number;
  combat: number;
  words: string;
}
export interface TacticCard {
  id: TacticId;
  name: string;
  reveals_base: boolean;
  words: string;
}
export interface SectorCard {
  id: string;
  name: string;
  land: 'industry' | 'city' | 'wilderness';
  value: number;
  loot: Record<SlotName, number>;
}
export interface Kind {
  id: string;
  name: string;
  slot: SlotName;
  combat: number;
  targets: number;
  training: number;
  initiative: number;
  armor: number;
  piercing: boolean;
  one_use: boolean;
  uses: number;
  words: string;
}
export interface MercCatalogue {
  mercs: MercCard[];
  dictators: DictatorCard[];
  tactics: TacticCard[];
  sectors: SectorCard[];
  kinds: Kind[];
  cards: { id: CardId; kind: string }[];
}
