// What things of Taktik are called. Names in moves are short ("A7", "sp1", "expert_aim"); people get words.
import type { SeatNumber } from '../../art/seats.ts';
import type { Json, View } from '../../link/protocol.ts';
import { plainWords } from '../../table/names.ts';
import { quadrantWords } from './grid.ts';
import type {
  CardInfo,
  Marker,
  Quadrant,
  Side,
  TaktikCatalogue,
  TaktikScene,
  TerrainInfo,
  Unit,
  UnitInfo,
} from './scene.ts';

export const sceneIn = (view: View | null | undefined): TaktikScene | null =>
  (view?.scene ?? null) as unknown as TaktikScene | null;

const nothing: TaktikCatalogue = {
  cards: [],
  units: [],
  terrain: [],
  windows: [],
  conditions: [],
  missions: [],
};
export const catalogueOf = (catalogue: Json): TaktikCatalogue =>
  catalogue === null ? nothing : (catalogue as unknown as TaktikCatalogue);

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
export const sideTitle: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };
export const markOfSide = (side: Side): SeatNumber => (side === 'attacker' ? 1 : 2);
export const letterOfSide = (side: Side) => (side === 'attacker' ? 'A' : 'D');
export const seatOfSide = (scene: TaktikScene, side: Side): number =>
  side === 'attacker' ? scene.attacker_seat : 1 - scene.attacker_seat;
export const sideOfSeat = (scene: TaktikScene, seat: number): Side =>
  seat === scene.attacker_seat ? 'attacker' : 'defender';

// ---- Cards ----------------------------------------------------------------------------------------

export const cardIn = (catalogue: TaktikCatalogue, id: string): CardInfo | undefined =>
  catalogue.cards.find((card) => card.id === id);
export const cardName = (catalogue: TaktikCatalogue, id: string): string =>
  id === 'face_down'
    ? 'a card, face down'
    : (cardIn(catalogue, id)?.name ?? plainWords(id)).replace("'", '’');

export const windowTitles: Readonly<Record<string, string>> = {
  before_move: 'before move',
  after_move: 'after move',
  before_attack_roll: 'before roll',
  after_attack_roll: 'after roll',
  before_damage: 'before damage',
  malus_drawn: 'malus drawn',
};
export const windowTitle = (name: string) => windowTitles[name] ?? plainWords(name);
export const reactorWords: Readonly<Record<string, string>> = {
  initiator: 'when you act',
  responder: 'when the enemy acts',
  either: 'any time',
};

// ---- Units ----------------------------------------------------------------------------------------

export const unitIn = (scene: TaktikScene, name: string | null): Unit | undefined =>
  scene.units.find((unit) => unit.name === name);
export const unitAt = (scene: TaktikScene, cell: string): Unit | undefined =>
  scene.units.find((unit) => unit.cell === cell && unit.status === 'on_board');
const typeWords: Readonly<Record<string, string>> = {
  light: 'light infantry',
  mech: 'mechanized infantry',
  special: 'special unit',
};
export const typeName = (unit: Pick<Unit, 'type'>) => typeWords[unit.type] ?? unit.type;
export const shortType = (unit: Pick<Unit, 'type'>) =>
  ({ light: 'light', mech: 'mechanized', special: 'special' })[unit.type];
export const infoOf = (catalogue: TaktikCatalogue, unit: Pick<Unit, 'type'>): UnitInfo | undefined =>
  catalogue.units.find(({ type }) => type === unit.type);
export function unitInFull(scene: TaktikScene, unit: Unit): string {
  const marks = [
    unit.leader ? 'leader' : '',
    unit.cargo ? 'carries a load' : '',
    unit.moved ? 'has moved' : '',
    unit.attacked ? 'has attacked' : '',
  ].filter((word) => word !== '');
  const whose = scene.you === unit.side ? 'yours' : sideTitle[unit.side];
  return [
    `${unit.name}, ${typeName(unit)}, ${whose}`,
    `${unit.hp} of ${unit.hp_max} hit points`,
    ...marks,
  ].join(', ');
}

// ---- Ground ---------------------------------------------------------------------------------------

export interface Tile {
  terrain: string;
  road: boolean;
  river: boolean;
  bridge: boolean;
}
export function tileAt(scene: Pick<TaktikScene, 'tiles' | 'ruins'>, x: number, y: number): Tile | null {
  if (x < 0 || y < 0 || x >= 20 || y >= 30) return null;
  const index = (y * 20 + x) * 2;
  const bits = Number(scene.tiles.charAt(index + 1));
  return {
    terrain: scene.tiles.charAt(index),
    road: (bits & 1) !== 0,
    river: (bits & 2) !== 0,
    bridge: (bits & 4) !== 0,
  };
}
export const terrainIn = (catalogue: TaktikCatalogue, code: string): TerrainInfo | undefined =>
  catalogue.terrain.find((each) => each.code === code);
const terrainWords: Readonly<Record<string, string>> = {
  P: 'plain',
  R: 'rough',
  H: 'hill',
  F: 'forest',
  U: 'urban',
  I: 'industrial',
  W: 'water',
};
export function groundWords(tile: Tile, isRuined = false): string {
  return [
    terrainWords[tile.terrain] ?? tile.terrain,
    tile.road ? 'road' : '',
    tile.river ? 'river' : '',
    tile.bridge ? (isRuined ? 'destroyed bridge' : 'bridge') : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}
// What standing there does to a roll against one: "−1 to be hit".
export function coverOf(catalogue: TaktikCatalogue, tile: Tile): number {
  const terrain = terrainIn(catalogue, tile.terrain);
  return terrain === undefined ? 0 : terrain.target_hit - Math.abs(terrain.target_defence);
}
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');

// ---- Markers --------------------------------------------------------------------------------------

// "base.attacker" is the base of the attacker; "sp3" strategic point 3.
export function markerTitle({ name }: Pick<Marker, 'name'>): string {
  const [what = '', side] = name.split('.');
  const number = /\d+$/.exec(what)?.[0] ?? '';
  const kind = what.replace(/\d+$/, '');
  const of = side === undefined ? '' : ` of the ${side === 'attacker' ? 'Attacker' : 'Defender'}`;
  const words: Readonly<Record<string, string>> = {
    base: 'base',
    flag: 'the flag',
    depot: 'depot',
    sp: `strategic point ${number}`,
    node: `resource node ${number}`,
    supplyA: 'loading point',
    supplyB: 'delivery point',
    evac: `evacuation point ${number}`,
  };
  return (words[kind] ?? plainWords(what)) + of;
}
export function markerGlyph({ name }: Pick<Marker, 'name'>): string {
  const [what = ''] = name.split('.');
  if (what === 'base') return '★';
  if (what === 'flag') return '⚑';
  if (what === 'depot') return 'D';
  if (what === 'supplyA') return '▲';
  if (what === 'supplyB') return '▼';
  if (what.startsWith('sp')) return what.slice(2);
  if (what.startsWith('node')) return `n${what.slice(4)}`;
  if (what.startsWith('evac')) return '⇱';
  return what.charAt(0).toUpperCase();
}

// ---- Options --------------------------------------------------------------------------------------

export const isUnitKind = (kind: string | null) => kind === 'unit';
export const isCellKind = (kind: string | null) => kind === 'cell';
export const isQuadrantKind = (kind: string | null) => kind === 'quadrant';

export function quadrantName(name: string): string {
  return `the ${quadrantWords[name as Quadrant] ?? name}`;
}

export function nameOf(
  kind: string | null,
  name: string,
  view: View,
  catalogue: Json,
): { title: string; note?: string } {
  const scene = sceneIn(view);
  const cards = catalogueOf(catalogue);
  if (name === '-') return { title: 'none' };
  if (scene === null) return { title: plainWords(name) };
  if (isUnitKind(kind)) {
    const unit = unitIn(scene, name);
    if (unit !== undefined) return { title: `${name}, ${typeName(unit)}`, note: unitNote(unit) };
  }
  if (isCellKind(kind)) {
    const tile = tileAt(scene, name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
    return { title: name, ...(tile === null ? {} : { note: groundWords(tile, scene.ruins.includes(name)) }) };
  }
  if (isQuadrantKind(kind)) return { title: quadrantName(name) };
  if (kind === 'slot') return slotName(scene, cards, name);
  const card = cardIn(cards, name);
  if (card !== undefined) return { title: cardName(cards, name), note: card.words };
  if (kind === 'declaration') {
    const declared = scene.attacks[Number(name)];
    if (declared !== undefined) return { title: `${declared.attacker} at ${declared.target}` };
  }
  return { title: plainWords(name) };
}
function unitNote(unit: Unit): string {
  const where = unit.cell === null ? plainWords(unit.status) : `at ${unit.cell}`;
  return `${where}, ${unit.hp} of ${unit.hp_max} hit points`;
}
function slotName(
  scene: TaktikScene,
  cards: TaktikCatalogue,
  name: string,
): { title: string; note?: string } {
  const place = Number(name);
  const whose =
    scene.choice?.kind === 'slot' && scene.choice.chooser === scene.you && scene.you !== null
      ? scene.camps[scene.active].reserve
      : scene.you === null
        ? []
        : scene.camps[scene.you].reserve;
  const card = whose[place];
  const title = `Reserve place ${place + 1}`;
  if (card === undefined || card === null) return { title };
  if (card === 'face_down') return { title, note: 'a card, face down' };
  return { title: cardName(cards, card), note: cardIn(cards, card)?.words ?? title };
}
