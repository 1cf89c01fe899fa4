// The ground of a map as one drawing: tiles, rivers, roads, bridges and lines. It does not change during a game, so it is
// painted into a bitmap once; what changes lies above it.
import { takBridge, takLines, takTile, type Terrain } from '../../art/taktik.ts';
import { boardHeight, boardWidth, cellSize } from './camera.ts';
import { columns, rows } from './grid.ts';
import { tileAt, type Tile } from './names.ts';

type Ground = { tiles: string; ruins: string[] };

// From the middle of a cell to the edges behind which the line goes on.
function linked(has: (x: number, y: number) => boolean, x: number, y: number): string {
  const half = cellSize / 2;
  const X = x * cellSize + half;
  const Y = y * cellSize + half;
  const ways = [
    has(x, y - 1) ? `M${X} ${Y}V${Y - half}` : '',
    has(x + 1, y) ? `M${X} ${Y}H${X + half}` : '',
    has(x, y + 1) ? `M${X} ${Y}V${Y + half}` : '',
    has(x - 1, y) ? `M${X} ${Y}H${X - half}` : '',
  ].join('');
  return ways || `M${X} ${Y}h.1`;
}

export function groundParts(ground: Ground): string {
  const at = (x: number, y: number) => tileAt(ground, x, y);
  const has = (test: (tile: Tile) => boolean) => (x: number, y: number) => {
    const tile = at(x, y);
    return tile !== null && test(tile);
  };
  const isRiver = has((tile) => tile.river);
  const isRoad = has((tile) => tile.road);
  let tiles = '';
  let rivers = '';
  let roads = '';
  let bridges = '';
  for (let y = 0; y < rows; ++y) {
    for (let x = 0; x < columns; ++x) {
      const tile = at(x, y);
      if (tile === null) continue;
      tiles += takTile(tile.terrain as Terrain, x, y, tile.river);
      if (tile.river) rivers += linked(isRiver, x, y);
      if (tile.road) roads += linked(isRoad, x, y);
      if (tile.bridge)
        bridges += takBridge(x * cellSize, y * cellSize, isRiver(x, y - 1) && isRiver(x, y + 1));
    }
  }
  return tiles + takLines(rivers, roads) + bridges + gridLines();
}
function gridLines(): string {
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * cellSize} 0V${boardHeight}`).join(
    '',
  );
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * cellSize}H${boardWidth}`).join(
    '',
  );
  return (
    `<path d="${down}${across}" stroke="#1c1f12" stroke-opacity=".13" fill="none"/>` +
    `<path d="M0 ${10 * cellSize}H${boardWidth}" stroke="#1c1f12" stroke-opacity=".55" stroke-width="2.5" stroke-dasharray="9 7"/>`
  );
}

// Paints the ground; the promise is kept when it can be seen.
export async function paintGround(
  canvas: HTMLCanvasElement,
  ground: Ground,
  sharpness: number,
): Promise<void> {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${boardWidth * sharpness}" height="${boardHeight * sharpness}" ` +
    `viewBox="0 0 ${boardWidth} ${boardHeight}">${groundParts(ground)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  canvas.width = boardWidth * sharpness;
  canvas.height = boardHeight * sharpness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

// ---- Small ----------------------------------------------------------------------------------------

const flat: Readonly<Record<string, string>> = {
  P: '#a9a873',
  R: '#a08f63',
  H: '#857f4c',
  F: '#5f7a48',
  U: '#c58a68',
  I: '#7c7876',
  W: '#4f8797',
};
// The whole board without detail: one path for each colour, ten units a cell.
export function smallGround(ground: Ground): { colour: string; path: string }[] {
  const paths: Record<string, string> = {};
  for (let y = 0; y < rows; ++y) {
    for (let x = 0; x < columns; ++x) {
      const tile = tileAt(ground, x, y);
      if (tile === null) continue;
      const colour =
        tile.river && !tile.bridge ? '#5a9bab' : tile.road ? '#cfc094' : (flat[tile.terrain] ?? '#8f8a84');
      paths[colour] = `${paths[colour] ?? ''}M${x * 10} ${y * 10}h10.3v10.3h-10.3Z`;
    }
  }
  return Object.entries(paths).map(([colour, path]) => ({ colour, path }));
}
