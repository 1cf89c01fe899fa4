// Which part of the board is in view: pure arithmetic. The board is 640 by 960; on the screen a point of it stands at
// point * scale + offset. A camera is a value; every change gives another one that keeps the board in view.
import { columns, placeOf, rows } from './grid.ts';

export const cellSize = 32;
export const boardWidth = columns * cellSize;
export const boardHeight = rows * cellSize;

export interface Size {
  width: number;
  height: number;
}
export interface Camera {
  scale: number;
  x: number;
  y: number;
}
const scaleMost = 4;

// The buttons that zoom lie over the lower edge of the view: the last rows can be drawn up above them.
export const foot = 54;
const clearHeight = ({ height }: Size) => Math.max(1, height - foot);
const isNarrow = ({ width }: Size) => width < 560;

// In a narrow view the whole board leaves room for the buttons beside it.
export const wholeScale = (size: Size) =>
  Math.max(
    0.2,
    Math.min(size.width / boardWidth, (isNarrow(size) ? size.height : clearHeight(size)) / boardHeight),
  );
// Thirteen columns side by side: tokens are large enough to be read and hit, and a unit's surroundings are in view.
export const nearScale = (size: Size) =>
  Math.max(wholeScale(size), size.width / ((isNarrow(size) ? 9 : 13) * cellSize));

// A board smaller than the view stands in its middle; a larger one covers it.
function within(offset: number, board: number, view: number): number {
  return board <= view ? (view - board) / 2 : Math.min(0, Math.max(view - board, offset));
}
export function settled(camera: Camera, size: Size): Camera {
  const scale = Math.min(scaleMost, Math.max(wholeScale(size), camera.scale));
  return {
    scale,
    x: within(camera.x, boardWidth * scale, size.width),
    y: within(camera.y, boardHeight * scale, clearHeight(size)),
  };
}
export const whole = (size: Size): Camera => settled({ scale: wholeScale(size), x: 0, y: 0 }, size);

export const isWhole = (camera: Camera, size: Size) => camera.scale <= wholeScale(size) * 1.02;

// The point of the board under a point of the view.
export const under = (camera: Camera, x: number, y: number) => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});
export const panned = (camera: Camera, size: Size, dx: number, dy: number): Camera =>
  settled({ ...camera, x: camera.x + dx, y: camera.y + dy }, size);
// What is under the point stays there.
export function zoomed(camera: Camera, size: Size, factor: number, x: number, y: number): Camera {
  const scale = Math.min(scaleMost, Math.max(wholeScale(size), camera.scale * factor));
  const point = under(camera, x, y);
  return settled({ scale, x: x - point.x * scale, y: y - point.y * scale }, size);
}
export function centred(scale: number, size: Size, x: number, y: number): Camera {
  return settled({ scale, x: size.width / 2 - x * scale, y: clearHeight(size) / 2 - y * scale }, size);
}
export const middlePoint = (camera: Camera, size: Size) =>
  under(camera, size.width / 2, clearHeight(size) / 2);
// The view has got another size: its middle stays, and as many columns as before are side by side.
export function resized(camera: Camera, before: Size, now: Size): Camera {
  if (isWhole(camera, before)) return whole(now);
  const point = middlePoint(camera, before);
  return centred((camera.scale / nearScale(before)) * nearScale(now), now, point.x, point.y);
}
// The middle of some cells, in points of the board.
export function middleOf(cells: readonly string[]): { x: number; y: number } {
  const places = cells.map(placeOf);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2;
  return {
    x: middle(places.map(({ x }) => x)) * cellSize,
    y: middle(places.map(({ y }) => y)) * cellSize,
  };
}
// Around some cells: at the scale given, smaller where they do not fit.
export function around(cells: readonly string[], scale: number, size: Size): Camera {
  const places = cells.map(placeOf);
  const span = (values: number[]) => (Math.max(...values) - Math.min(...values) + 3) * cellSize;
  const fits = Math.min(
    size.width / span(places.map(({ x }) => x)),
    clearHeight(size) / span(places.map(({ y }) => y)),
  );
  const middle = middleOf(cells);
  return centred(Math.min(scale, fits), size, middle.x, middle.y);
}
// As little as is needed to see a cell with its neighbours.
export function revealing(camera: Camera, size: Size, cell: string): Camera {
  const { x, y } = placeOf(cell);
  const side = cellSize * camera.scale;
  const left = x * side + camera.x;
  const top = y * side + camera.y;
  const shift = (start: number, view: number) => {
    if (start < side) return side - start;
    if (start + 2 * side > view) return view - 2 * side - start;
    return 0;
  };
  return panned(camera, size, shift(left, size.width), shift(top, clearHeight(size)));
}
// What is in view, in cells.
export function frameOf(camera: Camera, size: Size): { x: number; y: number; width: number; height: number } {
  const side = cellSize * camera.scale;
  const x = Math.max(0, -camera.x / side);
  const y = Math.max(0, -camera.y / side);
  return {
    x,
    y,
    width: Math.min(columns - x, size.width / side),
    height: Math.min(rows - y, size.height / side),
  };
}
