// What every drawing is made of. A drawing is a pure function from plain values to the text of one <svg>: nothing is
// loaded, nothing is random, the same values always give the same text. Colours that belong to the theme come in as
// CSS variables; colours that belong to a picture are written with it. Drawing.svelte puts the text into the page.

export type Svg = string; // the text of one whole <svg>
export type Part = string; // of what is inside one

// box: width and height of the drawing's own units, as in "24 24".
export const svg = (box: string, body: Part, attributes = ''): Svg =>
  `<svg viewBox="0 0 ${box}" aria-hidden="true" focusable="false" ${attributes}>${body}</svg>`;

export const shape = (path: string, colour: string, opacity?: number): Part =>
  `<path d="${path}" fill="${colour}"${opacity ? ` fill-opacity="${opacity}"` : ''}/>`;

export const stroke = (path: string, colour: string, width = 2): Part =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

export const disc = (x: number, y: number, radius: number, colour: string): Part =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

// One part per item, in a row.
export const each = <const Items extends readonly unknown[]>(
  items: Items,
  draw: (item: Items[number], index: number) => Part,
): Part => items.map(draw).join('');

export const times = (count: number, draw: (index: number) => Part): Part =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

// An id that is not in the table is no reason to fail: the caller draws something neutral.
export const entry = <Value>(table: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

// Gradients and clip paths are found by id, and a page shows one drawing many times. Within the text an id is named
// after what it paints; in the page it gets the suffix of the place where the drawing stands.
export const withOwnIds = (text: Part, suffix: string): Part =>
  text.replace(/(\sid="|url\(#)([^")]+)/g, (_, before: string, id: string) => `${before}${id}-${suffix}`);

export interface TakenApart {
  attributes: Record<string, string>;
  body: Part;
}

// The outer tag apart from what is in it, so that the page can set the tag's attributes itself.
export function takeApart(text: Svg): TakenApart {
  const [, opening = '', body = ''] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(text) ?? [];
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of opening.matchAll(/([\w:-]+)="([^"]*)"/g)) attributes[name] = value;
  return { attributes, body };
}
