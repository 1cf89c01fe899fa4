// The faces of a die. Die.svelte says whether it is a hit: a hit is light with a notch above it, a miss dark and flat.
import { each, entry, svg, type Part, type Svg } from './svg';

type Spot = readonly [x: number, y: number];
const pips: Readonly<Record<string, readonly Spot[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

const pip = ([x, y]: Spot): Part => `<circle class="die-pip" cx="${x}" cy="${y}" r="2.2"/>`;

// Any other number than 1 to 6 is a blank face: a die that has not been thrown.
export const dieFace = (face: number): Svg =>
  svg(
    '24 24',
    '<rect class="die-face" x="1.5" y="1.5" width="21" height="21" rx="5"/>' +
      each(entry(pips, String(face)) ?? [], pip),
  );
