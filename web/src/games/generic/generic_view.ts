// Reads from a game's plain state what can be drawn without knowing the game: a grid, if places are named like the cells
// of a chess board, the pieces on it, tables of equal records, and single values.
import type { ChoiceOption, Json } from '../../link/protocol.ts';

const cellName = /^([a-z])([1-9]\d?)$/;

export interface Piece {
  text: string;
  seat: number | null; // whose it is, if the state says so
}
export interface Grid {
  columns: number;
  rows: number;
  pieces: Map<string, Piece[]>; // by the name of the cell
}
export interface Table {
  name: string;
  columns: string[];
  rows: string[][];
}
export interface Facts {
  tables: Table[];
  values: { name: string; text: string }[];
}
type Fields = { [field: string]: Json };

// What the items of a list are called, as moves and events have named them so far: "unit" 4 is "scout2".
export type Names = Map<string, Map<number, string>>;
export function learn(names: Names, kind: string, value: number, text: string): void {
  const known = names.get(kind) ?? new Map<number, string>();
  names.set(kind, known.set(value, text));
}
const singular = (field: string) => field.replace(/s$/, '');

export const isCell = (text: Json | undefined): text is string =>
  typeof text === 'string' && cellName.test(text);
export const cellAt = (column: number, row: number) => `${String.fromCharCode(97 + column)}${row + 1}`;

const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* strings(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  if (Array.isArray(value)) for (const each of value) yield* strings(each);
  if (isRecord(value)) for (const each of Object.values(value)) yield* strings(each);
}

// The far corner of the board as a terminal shows it: letters below, numbers at the left. Null: it shows no such board.
export function cornerOf(board: string): string | null {
  const lines = board.split('\n');
  const letters = lines.map((line) => line.trim().split(/ +/)).find(isAlphabet);
  const rows = lines.map((line) => Number(/^ ?(\d+) /.exec(line)?.[1] ?? 0));
  const last = Math.max(0, ...rows);
  return letters === undefined || last < 2 ? null : cellAt(letters.length - 1, last - 1);
}
const isAlphabet = (words: string[]) =>
  words.length > 1 && words.every((word, index) => word === String.fromCharCode(97 + index));

// The smallest board on which all cells that are named lie; null: there are too few for a board.
export function gridOf(
  state: Fields,
  options: ChoiceOption[],
  known: string[] = [],
  called: Names = new Map(),
): Grid | null {
  const names = [...strings(state), ...options.map(({ name }) => name), ...known];
  let columns = 0;
  let rows = 0;
  for (const name of names) {
    const found = cellName.exec(name);
    if (found === null) continue;
    columns = Math.max(columns, (found[1] ?? 'a').charCodeAt(0) - 96);
    rows = Math.max(rows, Number(found[2]));
  }
  if (columns < 2 || rows < 2) return null;
  return { columns, rows, pieces: piecesOf(state, called) };
}

function piecesOf(state: Fields, called: Names): Map<string, Piece[]> {
  const pieces = new Map<string, Piece[]>();
  const put = (cell: string, piece: Piece) => pieces.set(cell, [...(pieces.get(cell) ?? []), piece]);
  for (const [field, value] of Object.entries(state)) {
    if (!Array.isArray(value)) continue;
    value.forEach((item, index) => {
      // A list of cells for each seat: its marks.
      if (Array.isArray(item)) {
        for (const cell of item) if (isCell(cell)) put(cell, { text: '', seat: index });
      }
      // A record that says where it is.
      if (!isRecord(item)) return;
      const at = Object.values(item).find(isCell);
      if (at === undefined) return;
      const name = called.get(singular(field))?.get(index);
      const seat = Object.entries(item).find(([key]) => /^(owner|seat|player)$/.test(key))?.[1];
      put(at, { text: labelOf(field, item, index, name), seat: seatOf(seat ?? name) });
    });
  }
  return pieces;
}

const seatOf = (value: Json | undefined): number | null => {
  if (typeof value === 'number') return value;
  const found = typeof value === 'string' ? /(\d+)$/.exec(value) : null;
  return found === null ? null : Number(found[1]) - 1;
};

function labelOf(field: string, item: Fields, index: number, called: string | undefined): string {
  const name = called ?? item.name ?? item.kind ?? item.type;
  const health = item.health ?? item.hits;
  const title = typeof name === 'string' ? name : `${singular(field)} ${index + 1}`;
  return typeof health === 'number' ? `${title} ${health}` : title;
}

export function textOf(value: Json): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return listText(value);
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, each]) => `${name} ${textOf(each)}`)
      .join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).replaceAll(/[-_]/g, ' ');
}

function listText(list: Json[]): string {
  if (list.length === 0) return 'none';
  if (list.every((each) => each === null)) return `${list.length} hidden`;
  const parts = list.map((each) => (Array.isArray(each) ? `[${textOf(each)}]` : textOf(each)));
  return parts.join(', ');
}

// Everything that is in the state, as tables and values.
export function factsOf(state: Fields): Facts {
  const facts: Facts = { tables: [], values: [] };
  for (const [name, value] of Object.entries(state)) {
    const records = Array.isArray(value) ? value.filter(isRecord) : [];
    if (Array.isArray(value) && records.length > 0 && records.length === value.length) {
      const columns = Object.keys(records[0] ?? {});
      const isPlaced = records.some((record) => Object.values(record).some(isCell));
      if (isPlaced) continue; // they are on the board
      facts.tables.push({
        name,
        columns,
        rows: records.map((record) => columns.map((column) => textOf(record[column] ?? null))),
      });
    } else {
      facts.values.push({ name, text: textOf(value) });
    }
  }
  return facts;
}
