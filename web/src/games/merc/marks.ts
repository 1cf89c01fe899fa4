// Fighters that are asked for while no combat runs: who takes a hit of a barrage, at whom a mortar fires. They are chosen
// on the map, where they stand.
import type { ChoiceOption, Update } from '../../link/protocol.ts';
import type { FighterId, MercScene, SectorId } from './scene.ts';

export interface MapMark {
  option: ChoiceOption;
  sector: SectorId;
}

const militia = 'militia-of-';

// `fired` is the sector that the last mortar fired at: the position does not tell it outside of combats.
export function marksOf(
  scene: MercScene,
  options: readonly ChoiceOption[],
  fired: SectorId | null,
): MapMark[] {
  const asked = options.filter(({ kind }) => kind === 'fighter' || kind === 'mark');
  const sectorOf = (fighter: FighterId) => scene.units.find(({ id }) => id === fighter)?.sector ?? null;
  const among = asked.map(({ name }) => sectorOf(name)).find((sector) => sector !== null);
  const shelled = scene.shelling?.sector ?? among ?? fired;
  return asked.flatMap((option) => {
    const sector = option.name.startsWith(militia) ? shelled : sectorOf(option.name);
    return sector === null ? [] : [{ option, sector }];
  });
}

export function militiaIn(scene: MercScene, { option, sector }: MapMark): number | null {
  if (!option.name.startsWith(militia)) return null;
  const owner = option.name.slice(militia.length);
  const place = scene.sectors.find(({ id }) => id === sector);
  return place?.militia.find(({ player }) => player === owner)?.count ?? 0;
}

export function lastFiredAt(updates: readonly Update[]): SectorId | null {
  for (const { events } of updates.toReversed()) {
    const fired = events?.findLast(({ name }) => name === 'bombarded');
    if (fired !== undefined) return fired.fields['sector']?.text ?? null;
  }
  return null;
}
