// The mark of a seat: one colour, one shape and one number. Marks 1 to 6 are Rebels, 7 is the Dictator; the patterns
// that go with them are in style/tokens.css.
import { entry, svg, type Part, type Svg } from './svg';

export type SeatNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const seatShapes: Readonly<Record<string, Part>> = {
  1: '<circle cx="12" cy="12" r="9"/>',
  2: '<path d="M12 1.8 22.2 12 12 22.2 1.8 12Z"/>',
  3: '<rect x="3.2" y="3.2" width="17.6" height="17.6" rx="2"/>',
  4: '<path d="M12 2.4 22.4 20.6H1.6Z"/>',
  5: '<path d="M7 3h10l5.2 9-5.2 9H7l-5.2-9Z"/>',
  6: '<path d="M8 2.6h8V8h5.4v8H16v5.4H8V16H2.6V8H8Z"/>',
  7: '<path d="m12 1.2 3 6.9 7.5.7-5.7 5 1.7 7.4L12 17.3l-6.5 3.9 1.7-7.4-5.7-5 7.5-.7Z"/>',
};

const someoneElse = '<circle cx="12" cy="12" r="8.5" stroke-dasharray="4 3"/>';

export function seatMark(seat: number, withNumber = true): Svg {
  const outline = entry(seatShapes, String(seat));
  if (outline === undefined) {
    const body = `<g fill="none" stroke="currentColor" stroke-width="1.6">${someoneElse}</g>`;
    return svg('24 24', body, 'class="seat-mark"');
  }
  const isTriangle = seat === 4; // its middle is lower
  const plate =
    `<g fill="var(--seat-${seat})" stroke="var(--seat-${seat}-edge)" stroke-width="1.6" stroke-linejoin="round">` +
    `${outline}</g>`;
  const number =
    withNumber && seat !== 7
      ? `<text x="12" y="${isTriangle ? 18 : 16.2}" text-anchor="middle" font-size="${isTriangle ? 10.5 : 12}" ` +
        `font-weight="800" fill="var(--seat-${seat}-on)">${seat}</text>`
      : '';
  return svg('24 24', plate + number, 'class="seat-mark"');
}
