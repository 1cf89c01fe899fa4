// The cells of the board: 20 columns A to T, 30 rows. Names as in moves ("K18"); only where things are, never what may be.
import type { Quadrant } from './scene.ts';

export const columns = 20;
export const rows = 30;
const letters = 'ABCDEFGHIJKLMNOPQRST';

export interface Place {
  x: number;
  y: number;
}
export const letterOf = (x: number) => letters.charAt(x);
export const cellOf = (x: number, y: number) => `${letterOf(x)}${y + 1}`;
export const isOnBoard = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows;

export function placeOf(cell: string): Place {
  return { x: letters.indexOf(cell.charAt(0)), y: Number(cell.slice(1)) - 1 };
}
// What somebody typed, " k18": the cell, or null.
export function readCell(text: string): string | null {
  const told = /^\s*([a-t])\s*0?(\d{1,2})\s*$/i.exec(text);
  if (told?.[1] === undefined || told[2] === undefined) return null;
  const row = Number(told[2]);
  return row >= 1 && row <= rows ? `${told[1].toUpperCase()}${row}` : null;
}
export const everyCell: readonly string[] = Array.from({ length: columns * rows }, (_, index) =>
  cellOf(index % columns, Math.floor(index / columns)),
);

export function distance(a: string, b: string): number {
  const from = placeOf(a);
  const to = placeOf(b);
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
}
export function quadrantOf(cell: string): Quadrant {
  const { x, y } = placeOf(cell);
  return `${y < rows / 2 ? 'N' : 'S'}${x < columns / 2 ? 'W' : 'E'}`;
}
export const quadrantBox: Readonly<Record<Quadrant, { x: number; y: number }>> = {
  NW: { x: 0, y: 0 },
  NE: { x: columns / 2, y: 0 },
  SW: { x: 0, y: rows / 2 },
  SE: { x: columns / 2, y: rows / 2 },
};
export const quadrantWords: Readonly<Record<Quadrant, string>> = {
  NW: 'north-west',
  NE: 'north-east',
  SW: 'south-west',
  SE: 'south-east',
};

// ---- Ways -----------------------------------------------------------------------------------------

const steps: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};
// The cells of a way "S-SE" after the cell that it begins at.
export function cellsAlong(start: string, way: string): string[] {
  let { x, y } = placeOf(start);
  return way
    .split('-')
    .map((name) => steps[name])
    .filter((step) => step !== undefined)
    .map(([dx, dy]) => cellOf((x += dx), (y += dy)));
}
export function directionOf(from: string, to: string): string | null {
  const a = placeOf(from);
  const b = placeOf(to);
  return Object.entries(steps).find(([, [dx, dy]]) => a.x + dx === b.x && a.y + dy === b.y)?.[0] ?? null;
}
const stepsInWord = 5; // of a march: it goes on in its second word
// The words of a march along these cells, or null where two of them are no neighbours.
export function wayWords(start: string, cells: readonly string[]): string | null {
  const names = cells.map((cell, index) => directionOf(cells[index - 1] ?? start, cell));
  if (names.length === 0 || names.length > 2 * stepsInWord || names.includes(null)) return null;
  return `${names.slice(0, stepsInWord).join('-')} ${names.slice(stepsInWord).join('-') || '-'}`;
}
// A way drawn by hand, one cell further: back on itself shortens it; what is no neighbour changes nothing.
export function extended(start: string, way: readonly string[], cell: string): string[] {
  if (cell === start) return [];
  const known = way.indexOf(cell);
  if (known >= 0) return way.slice(0, known + 1);
  return directionOf(way.at(-1) ?? start, cell) === null ? [...way] : [...way, cell];
}
