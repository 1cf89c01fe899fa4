// Heads, eyes, noses, mouths, beards, what is worn before the face and what has been done to it. All in a box of 64
// by 64, looking at the viewer, the light from the left.
import type { Part } from './svg';

export const ink = '#17130f';

export const heads = {
  usual:
    'M32 11.5C41.5 11.5 45.5 19 45 28.5 44.5 39 38.5 47.5 32 47.5S19.5 39 19 28.5C18.5 19 22.5 11.5 32 11.5Z',
  wide: 'M32 11C43 11 48 19 47.5 29 47 41 40 49 32 49S17 41 16.5 29C16 19 21 11 32 11Z',
  round: 'M32 11.5C43 11.5 47.5 19 47 30 46.5 41 40 47 32 47S17.5 41 17 30C16.5 19 21 11.5 32 11.5Z',
  long: 'M32 10C40.5 10 44.5 18 44 28 43.5 40 38 50 32 50S20.5 40 20 28C19.5 18 23.5 10 32 10Z',
} as const;
export type HeadName = keyof typeof heads;

export const eyes = {
  usual:
    `<path d="M23.5 29.3q2.5-1.7 5 0M35.5 29.3q2.5-1.7 5 0" stroke="${ink}" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
    `<circle cx="26.2" cy="29.6" r="1.2" fill="${ink}"/>` +
    `<circle cx="37.8" cy="29.6" r="1.2" fill="${ink}"/>`,
  narrow: `<path d="M23 29.2l5.5.8M41 29.2l-5.5.8" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/>`,
  closed: `<path d="M23.3 29q2.7 2 5.4 0M35.3 29q2.7 2 5.4 0" stroke="${ink}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  wide:
    `<circle cx="26" cy="29.2" r="3" fill="#f6efe0" stroke="${ink}" stroke-width="1"/>` +
    `<circle cx="38" cy="29.2" r="3" fill="#f6efe0" stroke="${ink}" stroke-width="1"/>` +
    `<circle cx="26.3" cy="29.3" r="1.3" fill="${ink}"/>` +
    `<circle cx="37.7" cy="29.3" r="1.3" fill="${ink}"/>`,
  light:
    `<path d="M22.8 29.5q3.2-3.6 6.4 0-3.2 3-6.4 0ZM34.8 29.5q3.2-3.6 6.4 0-3.2 3-6.4 0Z" fill="#f6efe0" stroke="${ink}" stroke-width="1"/>` +
    '<circle cx="26" cy="29.3" r="1.5" fill="#3f8fae"/>' +
    '<circle cx="38" cy="29.3" r="1.5" fill="#3f8fae"/>',
  kohl:
    `<path d="M21.5 28q4.5-2.5 7.5 1.5-4 2-6 .2l-3 1.5M42.5 28q-4.5-2.5-7.5 1.5 4 2 6 .2l3 1.5" stroke="${ink}" stroke-width="1.6" fill="#f6efe0" stroke-linejoin="round"/>` +
    `<circle cx="26.2" cy="29" r="1.2" fill="${ink}"/>` +
    `<circle cx="37.8" cy="29" r="1.2" fill="${ink}"/>`,
  wink:
    `<path d="M23.5 29.3q2.5-1.7 5 0" stroke="${ink}" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
    `<circle cx="26.2" cy="29.6" r="1.3" fill="${ink}"/>` +
    `<path d="M35.3 29.8q2.7-2.2 5.4 0" stroke="${ink}" stroke-width="1.9" fill="none" stroke-linecap="round"/>`,
} as const;
export type EyesName = keyof typeof eyes;

export const glasses = {
  shades:
    '<path d="M20.5 26.5h10.5l-1 5.5q-4 2.5-8 0ZM33 26.5h10.5l-1.5 5.5q-4 2.5-8 0Z" fill="#11151a"/>' +
    '<path d="M30 27.5h4" stroke="#11151a" stroke-width="1.6"/>' +
    '<path d="M23 28l4 3" stroke="#fff" stroke-opacity=".5"/>',
  wrap:
    '<path d="M17.5 26q14.5-2.5 29 0l-1 5q-4 3-9.5 1l-4-2-4 2q-5.5 2-9.5-1Z" fill="#11151a"/>' +
    '<path d="M21 27.5l7 3M36 27.5l4 2" stroke="#fff" stroke-opacity=".4"/>',
  tint:
    '<path d="M20 26q6-1.5 11 .3l-1 5.2q-4 2.5-8.5-.3ZM44 26q-6-1.5-11 .3l1 5.2q4 2.5 8.5-.3Z" fill="#f0b83a" fill-opacity=".7" stroke="#2a2014" stroke-width="1.2"/>' +
    '<path d="M30.5 27h3" stroke="#2a2014" stroke-width="1.4"/>',
  glasses:
    '<g fill="#fff" fill-opacity=".16" stroke="#20180f" stroke-width="1.3">' +
    '<circle cx="26" cy="29.5" r="4.3"/><circle cx="38" cy="29.5" r="4.3"/>' +
    '<path d="M30.3 29q1.7-1 3.4 0" fill="none"/></g>',
  round:
    '<g fill="#fff" fill-opacity=".2" stroke="#6b4b1c" stroke-width="1.5">' +
    '<circle cx="25.8" cy="29.5" r="4.9"/><circle cx="38.2" cy="29.5" r="4.9"/>' +
    '<path d="M30.7 29q1.3-.8 2.6 0" fill="none"/></g>',
  monocle:
    '<circle cx="38" cy="29.5" r="4.8" fill="#fff" fill-opacity=".22" stroke="#d8b24a" stroke-width="1.5"/>' +
    '<path d="M42 32.5q3 8 1 16" stroke="#d8b24a" fill="none"/>',
  patch:
    '<path d="M18.5 22 45 27" stroke="#14110d" stroke-width="1.5"/>' +
    '<path d="M34 26h8.5l-1 6q-4 2.5-7 0Z" fill="#14110d"/>',
  mask:
    '<path d="M19.5 34q12.5-4 25 0 0 14-12.5 15-12.5-1-12.5-15Z" fill="#d9e4e0"/>' +
    '<path d="M22 39q10 2 20 0M23 43q9 2 18 0" stroke="#9db3ad" fill="none"/>',
  maskcloth:
    '<path d="M18.8 33q13.2-4 26.4 0l-2 11-11.2 10-11.2-10Z" fill="#8b3a34"/>' +
    '<path d="M34 31.5l11.2 1.5-2 11L32 54q4-11 2-22.5Z" fill="#5f2521"/>' +
    '<g fill="#f0d9b0" fill-opacity=".75"><circle cx="24" cy="37" r="1"/>' +
    '<circle cx="29" cy="35" r="1"/><circle cx="27" cy="42" r="1"/><circle cx="31" cy="46" r="1"/>' +
    '<circle cx="37" cy="37" r="1"/><circle cx="39" cy="42" r="1"/></g>',
} as const;
export type GlassesName = keyof typeof glasses;

// A woman's mouth of the same name is taken where there is one.
export const mouths = {
  usual: `<path d="M27.5 40.8q4.5 1.5 9 0" stroke="${ink}" stroke-opacity=".75" stroke-width="1.7" fill="none" stroke-linecap="round"/>`,
  smile: `<path d="M26.5 39.8q5.5 4.6 11 0" stroke="${ink}" stroke-opacity=".8" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  smirk: `<path d="M27.5 41.5q5 1 9-2.2" stroke="${ink}" stroke-opacity=".8" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  grin:
    `<path d="M25.5 39h13q-1.5 6-6.5 6t-6.5-6Z" fill="#f6efe0" stroke="${ink}" stroke-width="1.2"/>` +
    `<path d="M29 39v5M32 39v6M35 39v5" stroke="${ink}" stroke-opacity=".35"/>`,
  teeth:
    `<path d="M26.5 39.5q5.5 4 11 0" stroke="${ink}" stroke-opacity=".8" stroke-width="1.7" fill="none" stroke-linecap="round"/>` +
    `<path d="M29.8 41.2h4.6v4h-4.6Z" fill="#f6efe0" stroke="${ink}" stroke-width=".8"/>` +
    `<path d="M32.1 41.2v4" stroke="${ink}" stroke-width=".8"/>`,
  open:
    '<ellipse cx="32" cy="41.5" rx="3.6" ry="2.8" fill="#3a1614"/>' +
    '<path d="M29 40.5h6" stroke="#f6efe0" stroke-width="1.3"/>',
  frown: `<path d="M27 42.3q5-3.4 10 0" stroke="${ink}" stroke-opacity=".8" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  pout:
    `<path d="M26.5 42q5.5-3.6 11 0" stroke="${ink}" stroke-width="2" fill="none" stroke-linecap="round"/>` +
    `<path d="M28.5 44.5h7" stroke="${ink}" stroke-opacity=".4" stroke-width="1.4"/>`,
  calm: `<path d="M28.5 41h7" stroke="${ink}" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>`,
  small: `<path d="M29.5 41.5q2.5 1.3 5 0" stroke="${ink}" stroke-opacity=".75" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  cigar:
    `<path d="M27.5 41q4.5 1 8 0" stroke="${ink}" stroke-opacity=".8" stroke-width="1.7" fill="none"/>` +
    '<path d="M34 40.5l12 3.5" stroke="#6b3f22" stroke-width="3"/>' +
    '<path d="M45 43.7l2.6.8" stroke="#f0a044" stroke-width="3"/>' +
    '<path d="M48 41q3-3 1-6t2-6" stroke="#fff" stroke-opacity=".5" stroke-width="1.3" fill="none"/>',
  pipe:
    `<path d="M28 41q4.5 1 8 0" stroke="${ink}" stroke-opacity=".8" stroke-width="1.7" fill="none"/>` +
    '<path d="M36 41.5q5 1 7 5" stroke="#2a1a10" stroke-width="2" fill="none"/>' +
    '<path d="M41 45.5h7l-1 6.5h-5Z" fill="#5a3520"/>' +
    '<path d="M44 43q2-4 0-7" stroke="#fff" stroke-opacity=".45" stroke-width="1.3" fill="none"/>',
  pick:
    `<path d="M27 41.3q5 .8 9.5-1.2" stroke="${ink}" stroke-opacity=".8" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
    '<path d="M35.5 40.5l7.5 3" stroke="#e8d6a8" stroke-width="1.3"/>',
} as const;
export type MouthName = keyof typeof mouths;
export const mouthsOfWomen: Partial<Record<MouthName, Part>> = {
  usual: '<path d="M28 40.5q4 3 8 0q-4-2-8 0Z" fill="#9c4038"/>',
  smile: '<path d="M26.5 39.8q5.5 5.6 11 0-5.5-.6-11 0Z" fill="#a33d38"/>',
  smirk: '<path d="M27.5 41q5 2.6 9.5-1.8-5-.8-9.5 1.8Z" fill="#a33d38"/>',
};

type Nose = (shadow: string) => Part;
const noseTable = {
  usual: (shadow) =>
    `<path d="M32 29l-2.2 6.4q2.2 1.5 4 .3" stroke="${shadow}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  hawk: (shadow) =>
    `<path d="M31.5 26.5l-3 8.5q1 2.5 4.5 2" stroke="${shadow}" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  broken: (shadow) =>
    `<path d="M32 27.5l1.5 3-3.5 4.8q2.5 1.8 4.5.3" stroke="${shadow}" stroke-width="1.9" fill="none" stroke-linejoin="round"/>` +
    '<path d="M29.5 31h5" stroke="#f3e7d0" stroke-width="2"/>',
  broad: (shadow) =>
    `<path d="M30.5 29l-2.5 6.3q4 2.3 8 0" stroke="${shadow}" stroke-width="1.9" fill="none" stroke-linecap="round"/>`,
} satisfies Record<string, Nose>;
export type NoseName = keyof typeof noseTable;
export const noses: Readonly<Record<NoseName, Nose>> = noseTable;

type Beard = (paint: string) => Part; // paint: the attribute that colours it
const fullBeard =
  'M19.3 31c2 4 4 5 7.5 5.5q5.2-2 10.4 0c3.5-.5 5.5-1.5 7.5-5.5 0 13-5.7 19.5-12.7 19.5S19.3 44 19.3 31Zm8.7 9q4-1.5 8 0-4 2.8-8 0Z';
const beardTable = {
  full: (paint) => `<path d="${fullBeard}" fill-rule="evenodd" ${paint}/>`,
  long: (paint) =>
    `<path d="M19.3 31c2 4 4 5 7.5 5.5q5.2-2 10.4 0c3.5-.5 5.5-1.5 7.5-5.5 1 14-4.7 26-12.7 27S18.3 45 19.3 31Zm8.7 9q4-1.5 8 0-4 2.8-8 0Z" fill-rule="evenodd" ${paint}/>`,
  braid: (paint) =>
    `<path d="${fullBeard}" fill-rule="evenodd" ${paint}/>` +
    `<path d="M26 48h4.5l-1 12h-2.5ZM33.5 48H38l-1 12h-2.5Z" ${paint}/>` +
    '<path d="M26 53h4M34 53h4M26.5 57h3M34.5 57h3" stroke="#d8b24a" stroke-width="1.3"/>',
  moustache: (paint) =>
    `<path d="M32 36c3-1.2 7.5 0 9 3.6-4 .8-7 .5-9-1-2 1.5-5 1.8-9 1C24.5 36 29 34.8 32 36Z" ${paint}/>`,
  walrus: (paint) =>
    `<path d="M32 35.5c4-1.5 9 0 11 5.5-2 1.5-3.5 1.5-5 .8-2-1.5-4-2.3-6-2.3s-4 .8-6 2.3c-1.5.7-3 .7-5-.8 2-5.5 7-7 11-5.5Z" ${paint}/>`,
  handlebar: (paint) =>
    `<path d="M32 36.2c3-1 6 0 8 2 1.5 1.3 3.5 1 5-1.2.3 3.5-2.5 5.5-6 4.7-3-.6-5-2-7-2s-4 1.4-7 2c-3.5.8-6.3-1.2-6-4.7 1.5 2.2 3.5 2.5 5 1.2 2-2 5-3 8-2Z" ${paint}/>`,
  trim: (paint) => `<path d="M26.5 38.8q5.5-3.6 11 0-5.5-.8-11 0Z" ${paint}/>`,
  thin: (paint) =>
    `<path d="M25.5 38.8q3.3-1.8 6-1 .5.2 1 0 2.7-.8 6 1-3.5-.2-6.5.2-3-.4-6.5-.2Z" ${paint}/>`,
  brush: (paint) => `<path d="M29 36.5h6l.7 3h-7.4Z" ${paint}/>`,
  fu: (paint) =>
    `<path d="M31 37.5c-3-.5-5.5.5-6.5 2.5l-1 9 1.8 0 1.5-8q2-2 4.2-2ZM33 37.5c3-.5 5.5.5 6.5 2.5l1 9-1.8 0-1.5-8q-2-2-4.2-2Z" ${paint}/>`,
  goatee: (paint) => `<path d="M27 43q5-2.5 10 0-1 6.5-5 7-4-.5-5-7Z" ${paint}/>`,
  soul: (paint) => `<path d="M30.5 43.5h3l-.8 3.5h-1.4Z" ${paint}/>`,
  chin: (paint) =>
    `<path d="M30 45h4l.8 10h-5.6Z" ${paint}/>` +
    '<path d="M29.8 48h4.6M29.6 51h5" stroke="#d8b24a" stroke-width="1"/>',
  wisp: (paint) =>
    `<path d="M31 45.5h2l.6 13-1.6 1.5-1.6-1.5ZM30.5 38c-3-.4-5 .6-6 3l-1 6 1.4.2 1.5-5.7q2-1.8 4.1-1.8ZM33.5 38c3-.4 5 .6 6 3l1 6-1.4.2-1.5-5.7q-2-1.8-4.1-1.8Z" ${paint}/>`,
  mutton: (paint) =>
    `<path d="M19 27l3 6 5 7 0 5-4-1.5c-3-4-4-9-4-16.5ZM45 27l-3 6-5 7 0 5 4-1.5c3-4 4-9 4-16.5Z" ${paint}/>`,
  stubble: () =>
    `<path d="M20 34c3 3 5 3.5 7 3.5q5-1.5 10 0c2 0 4-.5 7-3.5-1 9-6 13.5-12 13.5S21 43 20 34Z" fill="${ink}" fill-opacity=".22"/>`,
} satisfies Record<string, Beard>;
export type BeardName = keyof typeof beardTable;
export const beards: Readonly<Record<BeardName, Beard>> = beardTable;

export const marks = {
  scar: '<path d="M40 31l3 8M39.5 35l4-1.5" stroke="#f3d4bf" stroke-opacity=".7" stroke-width="1.2"/>',
  plaster:
    '<g transform="rotate(-24 41 35)">' +
    '<rect x="36.5" y="33" width="9" height="4" rx="1.6" fill="#efd9ac"/>' +
    '<path d="M40 33v4M42 33v4" stroke="#b59a68" stroke-width=".8"/></g>',
  freckles:
    '<g fill="#9c5a34" fill-opacity=".8"><circle cx="23" cy="34" r=".8"/>' +
    '<circle cx="25.5" cy="35.5" r=".8"/><circle cx="22.5" cy="36.5" r=".8"/>' +
    '<circle cx="38.5" cy="35.5" r=".8"/><circle cx="41" cy="34" r=".8"/>' +
    '<circle cx="41" cy="36.8" r=".8"/></g>',
  snake:
    '<path d="M21 20q3-5 7-3t6-2 7 0" stroke="#2d5b3a" stroke-width="2.2" fill="none" stroke-linecap="round"/>' +
    '<circle cx="41.5" cy="15.2" r="1.9" fill="#2d5b3a"/>' +
    '<path d="M43 15l2.5-.8" stroke="#a8322a" stroke-width="1"/>',
  studs:
    '<circle cx="34" cy="35.6" r="1" fill="#e8e4da"/>' +
    '<circle cx="18.8" cy="33" r="1.2" fill="#e8e4da"/>' +
    '<circle cx="18.6" cy="36" r="1.2" fill="#e8e4da"/>',
  earring: '<circle cx="18.6" cy="36" r="2.3" fill="none" stroke="#d8b24a" stroke-width="1.4"/>',
  mole: '<circle cx="29.5" cy="44" r="1.1" fill="#5a3520"/>',
  pocks:
    '<g fill="#000" fill-opacity=".2"><circle cx="23" cy="35" r="1"/>' +
    '<circle cx="25.5" cy="38" r="1"/><circle cx="22" cy="32" r=".8"/>' +
    '<circle cx="40" cy="36" r="1"/><circle cx="38" cy="39" r="1"/>' +
    '<circle cx="41.5" cy="33" r=".8"/></g>',
} as const;
export type MarkName = keyof typeof marks;

export const paints = {
  bar: '<path d="M19.5 27h25v5.5h-25Z" fill="#2f5b63" fill-opacity=".75"/>',
  stripes:
    '<path d="M22 33.5l6 1.5M22 36l5 1.2M42 33.5l-6 1.5M42 36l-5 1.2" stroke="#14161a" stroke-width="1.8"/>',
} as const;
export type PaintName = keyof typeof paints;
