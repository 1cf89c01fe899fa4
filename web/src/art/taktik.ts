// Taktik: icons of cards, and what lies on the board. Tiles, lines, bridges and tokens are parts of one big <svg>; a
// cell is 32 by 32, a token is drawn around (0, 0).
import { each, entry, svg, times, type Part, type Svg } from './svg';
import { takIcons } from './taktik_cards';

export const takCards: readonly string[] = Object.keys(takIcons);

const lines =
  'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const unknownCard = '<rect x="5" y="3" width="14" height="18" rx="2.5"/>';
export const takIcon = (card: string): Svg =>
  svg('24 24', entry(takIcons, card) ?? unknownCard, `class="icon" ${lines}`);

export const cell = 32;

// plain, rough, hill, forest, urban, industrial, water
export type Terrain = 'P' | 'R' | 'H' | 'F' | 'U' | 'I' | 'W';
const soil: Readonly<Record<string, string>> = {
  P: '#a9a873',
  R: '#a08f63',
  H: '#94905a',
  F: '#6f8452',
  U: '#a99c87',
  I: '#8f8a84',
  W: '#4f8797',
};

// The same number in [0, 1) for the same cell and purpose.
function noise(x: number, y: number, purpose: number): number {
  let h = (x * 374761393 + y * 668265263 + purpose * 2147483647) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
const tenth = (n: number) => +n.toFixed(1);
const wire = (path: string, colour: string, width = 1.4): Part =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

// What grows or stands on a cell whose corner is at (X, Y); r: the noise of this cell.
type Growth = (X: number, Y: number, r: (purpose: number) => number) => Part;
const growth: Readonly<Record<string, Growth>> = {
  P: (X, Y, r) =>
    r(2) > 0.55
      ? wire(`M${tenth(X + 6 + r(3) * 18)} ${tenth(Y + 10 + r(4) * 16)}l-2-4m2 4v-5m0 5l2-4`, '#8c8c58')
      : '',
  R: (X, Y, r) =>
    times(
      4,
      (k) =>
        `<path d="M${tenth(X + 4 + r(k + 5) * 22)} ${tenth(Y + 8 + r(k + 9) * 18)}l3-4 4 1 2 3Z" fill="#83744c"/>`,
    ),
  H: (X, Y) =>
    `<path d="M${X + 2} ${Y + 27}q7-17 14-17t14 17Z" fill="#7b7747"/>` +
    `<path d="M${X + 16} ${Y + 10}q7 0 14 17h-9q0-10-5-17Z" fill="#5f5c34"/>` +
    wire(`M${X + 7} ${Y + 23}q4-8 8-9`, '#a8a468', 1.2),
  F: (X, Y, r) =>
    each(
      [
        [0, 8],
        [11, 6],
        [20, 10],
        [4, 20],
        [16, 21],
      ] as const,
      ([dx, dy], k) => {
        const a = tenth(X + 6 + dx + r(k + 5) * 3);
        const b = tenth(Y + dy + r(k + 12) * 3);
        return (
          `<circle cx="${a}" cy="${b + 2}" r="5.2" fill="#2f4426" fill-opacity=".6"/>` +
          `<circle cx="${a}" cy="${b}" r="5" fill="${k % 2 ? '#4c6b3a' : '#567844'}"/>` +
          `<circle cx="${tenth(a - 1.5)}" cy="${tenth(b - 1.5)}" r="1.8" fill="#7b9a5c" fill-opacity=".7"/>`
        );
      },
    ),
  U: (X, Y, r) =>
    each(
      [
        [3, 4, 10, 9],
        [17, 3, 11, 12],
        [4, 17, 12, 11],
        [19, 19, 9, 9],
      ] as const,
      ([a, b, w, h], k) => {
        const roof = ['#c8785a', '#d8cbb0', '#b5a88f', '#c98d66'][(k + Math.floor(r(4) * 4)) % 4];
        return (
          `<rect x="${X + a}" y="${Y + b}" width="${w}" height="${h}" fill="#5c5347"/>` +
          `<rect x="${X + a}" y="${Y + b - 2}" width="${w}" height="${h}" fill="${roof}"/>` +
          `<path d="M${X + a} ${Y + b - 2 + h / 2}h${w}" stroke="#00000030"/>`
        );
      },
    ),
  I: (X, Y) =>
    `<rect x="${X + 4}" y="${Y + 12}" width="24" height="15" fill="#4d4c4b"/>` +
    `<path d="M${X + 4} ${Y + 12}l6-6v6l6-6v6l6-6v6l6-6v6Z" fill="#6a6765"/>` +
    `<rect x="${X + 22}" y="${Y + 3}" width="4" height="12" fill="#8b4a38"/>` +
    `<path d="M${X + 7} ${Y + 18}h4v4h-4Zm7 0h4v4h-4Z" fill="#e0b860"/>`,
  W: (X, Y) => wire(`M${X + 5} ${Y + 12}q4-3 8 0t8 0M${X + 9} ${Y + 22}q4-3 8 0t8 0`, '#8dbac4'),
};

// (x, y): where, so that no two tiles of a kind look stamped. wet: a plain keeps its middle free for a river.
export function takTile(terrain: Terrain, x: number, y: number, wet = false): Part {
  const X = x * cell;
  const Y = y * cell;
  const r = (purpose: number) => noise(x, y, purpose);
  const shade = (r(1) - 0.5) * 0.07;
  const earth =
    `<rect x="${X}" y="${Y}" width="${cell + 0.4}" height="${cell + 0.4}" fill="${entry(soil, terrain) ?? '#8f8a84'}"/>` +
    `<rect x="${X}" y="${Y}" width="${cell}" height="${cell}" fill="${shade > 0 ? '#fff' : '#000'}" fill-opacity="${Math.abs(shade).toFixed(3)}"/>`;
  return terrain === 'P' && wet ? earth : earth + (entry(growth, terrain)?.(X, Y, r) ?? '');
}

// Rivers and roads as paths through the whole board; either may be ''.
export function takLines(rivers: string, roads: string): Part {
  const water =
    `<path d="${rivers}" stroke="#3c7080" stroke-width="17"/>` +
    `<path d="${rivers}" stroke="#5a9bab" stroke-width="12"/>` +
    `<path d="${rivers}" stroke="#86bcc6" stroke-width="2" stroke-dasharray="5 14"/>`;
  const ways =
    `<path d="${roads}" stroke="#6b5d42" stroke-width="8.5"/>` +
    `<path d="${roads}" stroke="#dccda2" stroke-width="5.5"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${rivers ? water : ''}${roads ? ways : ''}</g>`;
}

// (X, Y): the corner of its cell.
export const takBridge = (X: number, Y: number, vertical: boolean): Part =>
  `<g transform="rotate(${vertical ? 0 : 90} ${X + 16} ${Y + 16})">` +
  `<rect x="${X + 3}" y="${Y + 9}" width="26" height="14" fill="#6a4a2c"/>` +
  `<path d="M${X + 6} ${Y + 9}v14M${X + 10} ${Y + 9}v14M${X + 14} ${Y + 9}v14M${X + 18} ${Y + 9}v14M${X + 22} ${Y + 9}v14M${X + 26} ${Y + 9}v14" stroke="#a87d4c" stroke-width="2.6"/>` +
  `<path d="M${X + 2} ${Y + 8.5}h28M${X + 2} ${Y + 23.5}h28" stroke="#3d2a18" stroke-width="2"/>` +
  '</g>';

export type TakSide = 'A' | 'D';
export type TakUnit = 'light' | 'mech' | 'special';
export interface TakTokenState {
  selected?: boolean;
  leader?: boolean;
  moved?: boolean;
  fired?: boolean;
}
const signs: Readonly<Record<TakUnit, Part>> = {
  light: '<path d="M-7-5L7 5M7-5L-7 5" stroke-width="2.2"/>',
  mech: '<ellipse rx="8" ry="4.4" stroke-width="2.2" fill="none"/><path d="M-8 0H8" stroke-width="1.6"/>',
  special:
    '<path d="M0-7l2 4.4 4.8.4-3.6 3.2 1.1 4.7L0 3.2l-4.3 2.5 1.1-4.7-3.6-3.2 4.8-.4Z" stroke="none" fill="currentColor"/>',
};
export const takHitPoints: Readonly<Record<TakUnit, number>> = { light: 2, mech: 3, special: 2 };

// The Attacker is a square plate, the Defender a cut plate with stripes; hit points are below.
export function takToken(
  side: TakSide,
  unit: TakUnit,
  hitPoints = takHitPoints[unit],
  state: TakTokenState = {},
): Part {
  const isAttacker = side === 'A';
  const outline = isAttacker ? 'M-13-11h26v20h-26Z' : 'M-9-12H9l5 5v12l-5 5H-9l-5-5V-7Z';
  const edge = state.selected ? '#fff8e4' : isAttacker ? '#2a1b00' : '#06304a';
  const stripes =
    '<path d="M-12 3L-2-11M-8 9L6-11M1 9L12-6" stroke="#2d6f96" stroke-width="2" stroke-opacity=".5"/>';
  const max = takHitPoints[unit];
  const point = (k: number) =>
    `<rect x="${tenth(-max * 3.5 + k * 7 + 0.7)}" y="11" width="5.6" height="3.6" rx="1" fill="${k < hitPoints ? '#fff' : '#2b1512'}" stroke="#10171a" stroke-width=".9"/>`;
  return (
    `<g class="tk" color="${isAttacker ? '#1d1400' : '#04202f'}">` +
    `<path d="${outline}" transform="translate(0 2)" fill="#000" fill-opacity=".45"/>` +
    `<path d="${outline}" fill="${isAttacker ? '#f2a71b' : '#6cc0f5'}" stroke="${edge}" stroke-width="${state.selected ? 3 : 2}"/>` +
    (isAttacker ? '' : stripes) +
    `<g stroke="currentColor" stroke-linecap="round" transform="translate(0 -2)">${signs[unit]}</g>` +
    times(max, point) +
    (state.leader ? leaderStar : '') +
    (state.moved ? movedMark : '') +
    (state.fired ? firedMark : '') +
    '</g>'
  );
}
const leaderStar =
  '<circle cx="12" cy="-11" r="5" fill="#10171a"/>' +
  '<path d="m12-14.5 1 2.2 2.4.2-1.8 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.8-1.6 2.4-.2Z" fill="#f6ebcf"/>';
const movedMark = '<path d="M-15 13l4 4 4-4" fill="none" stroke="#fff8e4" stroke-width="2"/>';
const firedMark = '<circle cx="12" cy="15" r="2.6" fill="#c9472f" stroke="#10171a"/>';
