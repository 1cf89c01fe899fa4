// A cell in full, for whoever cannot see it: the ground, what stands on it and what is marked there.
import { placeOf } from './grid.ts';
import { coverOf, groundWords, markerTitle, sideTitle, signed, tileAt, unitAt, unitInFull } from './names.ts';
import type { TaktikCatalogue, TaktikScene } from './scene.ts';

export function cellWords(scene: TaktikScene, cards: TaktikCatalogue, cell: string): string {
  const { x, y } = placeOf(cell);
  const tile = tileAt(scene, x, y);
  const unit = unitAt(scene, cell);
  const markers = scene.markers
    .filter((marker) => marker.cell === cell)
    .map(
      (marker) =>
        `${markerTitle(marker)}${marker.owner === null ? ', held by nobody' : `, held by the ${sideTitle[marker.owner]}`}`,
    );
  const cover = tile === null ? 0 : coverOf(cards, tile);
  return [
    cell,
    tile === null ? '' : groundWords(tile, scene.ruins.includes(cell)),
    cover === 0 ? '' : `${signed(cover)} to be hit`,
    unit === undefined ? '' : unitInFull(scene, unit),
    ...markers,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
