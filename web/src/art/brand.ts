// Marks of the house, and the helmet that stands for militia.
import { svg, type Svg } from './svg';

export const brandMark = (): Svg =>
  svg(
    '32 32',
    '<path d="M16 2l12 7v14l-12 7L4 23V9Z" fill="none" stroke="currentColor" stroke-width="2.5"/>' +
      '<path d="M16 7l7 17-7-5-7 5Z" fill="currentColor"/>',
    'class="brand-mark"',
  );

export const helmet = (): Svg =>
  svg(
    '24 24',
    '<path d="M3 15C3 7 8 4 12 4s9 3 9 11h2v3H1v-3Zm5 4h8v2H8Z"/>',
    'class="helm" fill="currentColor"',
  );

// One point of health, kept or lost.
export const heart = (full: boolean): Svg =>
  svg(
    '24 24',
    '<path d="M12 20.5S3 14.5 3 8.5A4.5 4.5 0 0112 7a4.5 4.5 0 019 1.5c0 6-9 12-9 12Z"/>',
    full
      ? 'class="full" fill="currentColor"'
      : 'class="lost" fill="none" stroke="currentColor" stroke-width="2.5"',
  );
