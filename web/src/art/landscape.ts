// What places and posters are built of. (x, y) is where a thing stands on the ground, unless it says otherwise.
import { disc, each, shape, stroke, type Part } from './svg';

export function pine(x: number, y: number, h: number, colour = '#2f4a3a'): Part {
  const top = `M${x} ${y - h}l${h * 0.3} ${h * 0.42}h-${h * 0.12}l${h * 0.26} ${h * 0.4}`;
  return (
    shape(`${top}H${x - h * 0.44}l${h * 0.26}-${h * 0.4}h-${h * 0.12}Z`, colour) +
    shape(`${top}H${x}Z`, '#000', 0.18) +
    `<rect x="${x - h * 0.04}" y="${y - h * 0.2}" width="${h * 0.08}" height="${h * 0.2}" fill="#2a2019"/>`
  );
}

export const bush = (x: number, y: number, r: number, colour = '#4c6b3a'): Part =>
  disc(x, y - r, r, colour) + shape(`M${x} ${y - 2 * r}a${r} ${r} 0 010 ${2 * r}Z`, '#000', 0.18);

export const tree = (x: number, y: number, r: number, colour = '#54733f'): Part =>
  `<rect x="${x - r * 0.13}" y="${y - r * 0.9}" width="${r * 0.26}" height="${r * 0.9}" fill="#3a2b1e"/>` +
  `<circle cx="${x}" cy="${y - r * 1.7}" r="${r}" fill="${colour}"/>` +
  `<circle cx="${x - r * 0.6}" cy="${y - r * 1.25}" r="${r * 0.65}" fill="${colour}"/>` +
  `<circle cx="${x + r * 0.65}" cy="${y - r * 1.2}" r="${r * 0.6}" fill="${colour}"/>` +
  `<path d="M${x} ${y - r * 2.7}a${r} ${r} 0 01${r * 0.9} ${r * 1.4}a${r * 0.6} ${r * 0.6} 0 01-${r * 0.5} ${r * 0.7}h-${r * 0.4}Z" fill="#000" fill-opacity=".16"/>`;

// Colours from top to horizon.
export function sky(top: string, horizon: string): Part {
  const id = `sky${top}${horizon}`.replaceAll('#', '-');
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${horizon}"/></linearGradient></defs>` +
    `<rect width="200" height="150" fill="url(#${id})"/>`
  );
}

// A roof or a window of '' is left out.
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  win = '#f4d98a',
): Part =>
  shape(`M${x} ${y}v-${h}h${w}v${h}Z`, wall) +
  shape(`M${x + w / 2} ${y - h}h${w / 2}v${h}h-${w / 2}Z`, '#000', 0.14) +
  (roof ? shape(`M${x - 3} ${y - h}l${w / 2 + 3}-${w * 0.34} ${w / 2 + 3} ${w * 0.34}Z`, roof) : '') +
  (win
    ? shape(
        `M${x + w * 0.2} ${y - h * 0.7}h${w * 0.2}v${h * 0.28}h-${w * 0.2}ZM${x + w * 0.6} ${y - h * 0.7}h${w * 0.2}v${h * 0.28}h-${w * 0.2}Z`,
        win,
      )
    : '');

export const cloud = (x: number, y: number, r: number, opacity = 0.7): Part =>
  `<g fill="#fff7e6" fill-opacity="${opacity}"><circle cx="${x}" cy="${y}" r="${r}"/>` +
  `<circle cx="${x + r}" cy="${y + r * 0.25}" r="${r * 0.75}"/>` +
  `<circle cx="${x - r}" cy="${y + r * 0.3}" r="${r * 0.7}"/>` +
  `<rect x="${x - r * 1.6}" y="${y + r * 0.3}" width="${r * 3.2}" height="${r * 0.65}" rx="${r * 0.3}"/>` +
  '</g>';

export const palm = (x: number, y: number, h: number): Part =>
  stroke(`M${x} ${y}q${h * 0.12}-${h * 0.5} ${h * 0.05}-${h}`, '#5a4029', 3) +
  each(fronds, ([a, b]) =>
    shape(
      `M${x + h * 0.05} ${y - h}q${a * 0.6} ${b - 6} ${a} ${b}q${-a * 0.3} ${-b * 0.2 - 4} ${-a} ${-b}Z`,
      '#4f7a45',
    ),
  );
const fronds = [
  [-16, 4],
  [-11, -7],
  [2, -11],
  [13, -6],
  [17, 5],
] as const;

export const cart = (x: number, y: number, colour: string, load: string): Part =>
  shape(`M${x} ${y}h24l-3 11h-18Z`, colour) +
  shape(`M${x + 2} ${y}q10-10 20 0Z`, load) +
  `<circle cx="${x + 6}" cy="${y + 13}" r="3" fill="#141414"/>` +
  `<circle cx="${x + 18}" cy="${y + 13}" r="3" fill="#141414"/>`;
