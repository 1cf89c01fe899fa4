// Hair, behind the head and before it. A style may have either or both.
import { each, type Part } from './svg';

type Hair = (colour: string) => Part;
const ink = '#17130f';

const behind = {
  long: (colour) => `<path d="M17 26C15 6 49 6 47 26L50 52H14Z" fill="${colour}"/>`,
  bob: (colour) => `<path d="M16 28C13 5 51 5 48 28l1.5 13q-6 4-9.5 0H24q-3.5 4-9.5 0Z" fill="${colour}"/>`,
  pony: (colour) =>
    `<path d="M38 10c16-4 21 10 17 25-1.5 7-6 12-10 12 5-10 4-20-4-25Z" fill="${colour}"/>` +
    `<path d="M17.5 26C16 7 48 7 46.5 26Z" fill="${colour}"/>`,
  braids: (colour) =>
    `<path d="M18 24C16 8 48 8 46 24l2 10-3 4 3 5-3 5 1 8h-6l-2-20H26l-2 20h-6l1-8-3-5 3-5-3-4Z" fill="${colour}"/>` +
    `<path d="M17 38h6M17 46h6M41 38h6M41 46h6" stroke="${ink}" stroke-opacity=".4" stroke-width="1.5"/>`,
  wild: (colour) => `<path d="M15 33 11 16l7 3 0-10 8 5 4-9 6 7 8-5 1 9 8-1-4 18Z" fill="${colour}"/>`,
  dreads: (colour) =>
    `<g stroke="${colour}" stroke-width="5.5" stroke-linecap="round" fill="none">` +
    '<path d="M20 18Q11 26 13 42M18 24q-4 12 2 24M44 18q9 8 7 24M46 24q4 12-2 24M26 13Q16 10 11 20M38 13q10-3 15 7"/>' +
    `</g><path d="M18 24C16 8 48 8 46 24Z" fill="${colour}"/>`,
  curls: (colour) =>
    each(
      [
        [18, 20, 7],
        [15, 30, 6],
        [24, 12, 7],
        [33, 10, 7],
        [42, 13, 7],
        [47, 21, 7],
        [49, 31, 6],
        [17, 38, 5],
        [47, 38, 5],
      ],
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`,
    ),
  tied: (colour) =>
    `<path d="M17.5 26C16 7 48 7 46.5 26ZM44 20c8 3 10 14 6 26l-6 2c2-9 2-16-2-22Z" fill="${colour}"/>`,
} satisfies Record<string, Hair>;

const crop = 'M18.5 26C16 9 48 9 45.5 26 45 20 42 17.5 38 17.5H26c-4 0-7 2.5-7.5 8.5Z';
const fringe = 'M18.8 28C17 10 47 10 45.2 28c-1.5-5-4-8-8-9.5C33 22 24 22 18.8 28Z';

const before = {
  crop: (colour) => `<path d="${crop}" fill="${colour}"/>`,
  stripe: (colour) =>
    `<path d="${crop}" fill="${colour}"/><path d="M28.5 12.8q3.5-1 7 0l2.5 4.7h-12Z" fill="#ece7d8"/>`,
  fade: (colour) =>
    `<path d="M18.8 27C16 9 48 9 45.2 27c0-3-.7-5-2-6.5H20.8C19.5 22 18.8 24 18.8 27Z" fill="${colour}" fill-opacity=".5"/>` +
    `<path d="M21 18.5C21 9 43 9 43 18.5q-11-3-22 0Z" fill="${colour}"/>`,
  buzz: (colour) =>
    `<path d="M17 25C15 8 49 8 47 25c-2-5-7-7-15-7s-13 2-15 7Z" fill="${colour}" fill-opacity=".72"/>`,
  flat: (colour) =>
    `<path d="M17 25C15 10 19 5 32 5s17 5 15 20c-1-5-3-8-5-9H22c-2 1-4 4-5 9Z" fill="${colour}"/>`,
  flatblond: (colour) =>
    `<path d="M17 25l1-14q14-5 28 0l1 14c-1-4-3-6.5-5-7.5H22c-2 1-4 3.5-5 7.5Z" fill="${colour}"/>`,
  high: (colour) =>
    `<path d="M17 28c-1.5-12 2-21 15-21s16.5 9 15 21c-1-6-2-9-4-11.5-7-4.5-15-4.5-22 0-2 2.5-3 5.5-4 11.5Z" fill="${colour}"/>`,
  side: (colour) =>
    `<path d="M18.5 27C15.5 9 27 6.5 36 8c8 1.5 11 8 9.5 19-.8-4.5-2.5-7.5-5-9C33 20 27.5 17 24.5 15.5c.5 4-3 6-6 11.5Z" fill="${colour}"/>`,
  lank: (colour) =>
    `<path d="M18.5 27C15.5 9 27 6.5 36 8c8 1.5 11 8 9.5 19-.8-4.5-2.5-7-5-8.5-2 5-9 6-15 8 3-3 5-6 5-10-5 1-9 4-12 10.5Z" fill="${colour}"/>`,
  slick: (colour) =>
    `<path d="M18.7 26C16 6 48 6 45.3 26c-1-6-5-10-13.3-10S19.7 20 18.7 26Z" fill="${colour}"/>` +
    '<path d="M24 15q4-5 9-5.5M30 14.5q4-3.5 8-3.5" stroke="#fff" stroke-opacity=".28" stroke-width="1.2" fill="none"/>',
  brushed: (colour) =>
    `<path d="M18 27C14 11 22 5 33 5s17 7 13 22c0-6-2-9-5-11-5-3-13-3-18 0-3 2-5 5-5 11Z" fill="${colour}"/>` +
    '<path d="M23 14q6-6 13-6M29 14q6-4 12-2" stroke="#8f8a80" stroke-opacity=".6" stroke-width="1.3" fill="none"/>',
  receding: (colour) =>
    `<path d="M18.6 31c-3-7-1.5-14 2.4-16.5 1 4 .5 10-.6 15ZM45.4 31c3-7 1.5-14-2.4-16.5-1 4-.5 10 .6 15Z" fill="${colour}"/>`,
  wild: (colour) =>
    `<path d="M18.8 27c-.5-8 3-14.5 13-14.5S45.7 19 45.2 27c-2-5-4-7-7-8l-4 2-3-3-4 3C23 21 20 23 18.8 27Z" fill="${colour}"/>`,
  spiky: (colour) =>
    `<path d="M18.6 27l-4-8 5 .5-2-8 7 3.5 2-9 5.4 6 5.4-6 2 9 7-3.5-2 8 5-.5-4 8c-2-6-6-8.5-13.4-8.5S20.6 21 18.6 27Z" fill="${colour}"/>`,
  pixie: (colour) =>
    `<path d="M18.4 30C14 12 22 6 33 7c11 .5 15 8 12.5 22-.8-4-2-7-4-9-4 4-10 1-14-2-1 6-6 6-9.1 12Z" fill="${colour}"/>` +
    `<path d="M30 8l3-5 2 5 4-4 0 5" fill="${colour}"/>`,
  mohawk: (colour) => `<path d="M27 18 24 3l5 4 3-5 3 5 5-4-3 15q-5-2.5-10 0Z" fill="${colour}"/>`,
  topknot: (colour) =>
    `<circle cx="32" cy="6.5" r="5.5" fill="${colour}"/>` +
    `<path d="M18.8 25C17 8 47 8 45.2 25c-2-6-6-8-13.2-8s-11.2 2-13.2 8Z" fill="${colour}"/>` +
    '<path d="M27.5 11h9" stroke="#a8322a" stroke-width="2"/>',
  bowl: (colour) => `<path d="M16.8 30C12 6 52 6 47.2 30l-2.7-6q-12.5 2.5-25 0Z" fill="${colour}"/>`,
  fringe: (colour) => `<path d="${fringe}" fill="${colour}"/>`,
  long: (colour) => `<path d="${fringe}" fill="${colour}"/>`,
  braids: (colour) => `<path d="${fringe}" fill="${colour}"/>`,
  bob: (colour) =>
    `<path d="M18.5 29C16 10 48 10 45.5 29c-.5-5-2-8-4-9.5-6 2-13 2-18.5-.5-2 2-4 5-4.5 10Z" fill="${colour}"/>`,
  pony: (colour) => `<path d="M18.7 26C17 9 47 9 45.3 26c-2-6-6-9-13.3-9s-11.3 3-13.3 9Z" fill="${colour}"/>`,
  tied: (colour) =>
    `<path d="M18.7 27C17 9 47 9 45.3 27c-1-5-5-9.5-13.3-10.5C24 18 20 22 18.7 27Z" fill="${colour}"/>`,
  crown: (colour) =>
    `<path d="M18.7 27C17 10 47 10 45.3 27c-1-5-5-8.5-13.3-9C24 18 20 22 18.7 27Z" fill="${colour}"/>` +
    `<path d="M18 19C20 7 44 7 46 19" stroke="${colour}" stroke-width="6.5" fill="none" stroke-linecap="round"/>` +
    '<path d="M18 19C20 7 44 7 46 19" stroke="#7d5c22" stroke-width="5" stroke-dasharray="1.3 4" fill="none"/>',
  curls: (colour) =>
    each(
      [
        [22, 17, 4.5],
        [28, 14, 4.5],
        [35, 14, 4.5],
        [41, 17, 4.5],
      ],
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`,
    ),
  dreads: (colour) =>
    `<path d="M18.7 25C17 8 47 8 45.3 25c-2-6-6-8-13.3-8s-11.3 2-13.3 8Z" fill="${colour}"/>`,
} satisfies Record<string, Hair>;

export type HairName = keyof typeof behind | keyof typeof before;
export const hairBehind: Readonly<Record<string, Hair>> = behind;
export const hairBefore: Readonly<Record<string, Hair>> = before;
