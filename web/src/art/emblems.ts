// What a sector is known for, in the colour of the text around it; what is cut out takes --emblem-cut.
import { entry, svg, type Part, type Svg } from './svg';

const emblems = {
  coal:
    '<path d="M3 16l4-8 6-3 7 5 1 7-6 4H7Z"/>' +
    '<path d="M8 9l5 3 7-2M13 12l1 8M7 15l6-3" stroke="var(--emblem-cut)" fill="none" stroke-width="1.4"/>',
  oil:
    '<path d="M12 2c4 6 6.5 9 6.5 12.5a6.5 6.5 0 01-13 0C5.5 11 8 8 12 2Z"/>' +
    '<path d="M9 15a3.2 3.2 0 003 3" stroke="var(--emblem-cut)" fill="none" stroke-width="1.6"/>',
  coffee:
    '<ellipse cx="12" cy="12" rx="6.5" ry="9.5" transform="rotate(30 12 12)"/>' +
    '<path d="M15.5 4.5c-5 4 0 9-6.5 15" stroke="var(--emblem-cut)" fill="none" stroke-width="1.8"/>',
  gold: '<path d="M7 6h7l3 6H5ZM2 14h8l3 6H0ZM14 14h7l3 6H12Z" transform="translate(.5)"/>',
  diamond:
    '<path d="M6 4h12l5 6-11 11L1 10Z"/>' +
    '<path d="M1 10h22M8.5 10L12 21l3.5-11L12 4 8.5 10" stroke="var(--emblem-cut)" fill="none" stroke-width="1.3"/>',
  fishing:
    '<path d="M2 12c4-6 10-7 14-2l6-4-1.5 6L22 18l-6-4c-4 5-10 4-14-2Z"/>' +
    '<circle cx="7.5" cy="11" r="1.3" fill="var(--emblem-cut)"/>',
  copper:
    '<path d="M4 8c0-3 16-3 16 0v8c0 3-16 3-16 0Z"/>' +
    '<path d="M4 8c0 3 16 3 16 0M4 12c0 3 16 3 16 0" stroke="var(--emblem-cut)" fill="none" stroke-width="1.4"/>',
  bauxite:
    '<path d="M2 19l5-9 4 4 4-8 7 13Z"/><circle cx="8" cy="17" r="1.3" fill="var(--emblem-cut)"/>' +
    '<circle cx="15" cy="13" r="1.3" fill="var(--emblem-cut)"/>' +
    '<circle cx="16" cy="17" r="1" fill="var(--emblem-cut)"/>',
  cocaine:
    '<path d="M12 2c3 3 4 6 4 9s-1 6-4 11c-3-5-4-8-4-11s1-6 4-9Z"/>' +
    '<path d="M6 7c-2 3-3 7 1 12M18 7c2 3 3 7-1 12" fill="none" stroke="currentColor" stroke-width="2.6"/>' +
    '<path d="M12 5v14" stroke="var(--emblem-cut)" stroke-width="1.3"/>',
  iron: '<path d="M2 9h20l-3 4h-4v3l3 4H6l3-4v-3C5 13 3 12 2 9Z"/>',
  opium:
    '<path d="M12 7c5 0 7 4 6 8s-3 5-6 5-5-1-6-5 1-8 6-8Z"/><path d="M6 5l3 2h6l3-2-3-2-3 2-3-2Z"/>' +
    '<path d="M12 9v9M9 10l-1 6M15 10l1 6" stroke="var(--emblem-cut)" stroke-width="1.2"/>',
  resort:
    '<path d="M12 9C9 3 4 4 2 8c4-1 6 0 8 2-3 0-5 2-5 5 2-3 5-4 7-4l-2 11h3l1-11c2 0 4 1 6 4 0-3-2-5-5-5 2-2 4-3 8-2-2-4-8-5-11 1Z"/>',
  silver:
    '<path d="M7 9h10l4 9H3Z"/>' +
    '<path d="M7 9l2 4h6l2-4M9 13l-2 5M15 13l2 5" stroke="var(--emblem-cut)" fill="none" stroke-width="1.3"/>',
  city:
    '<path d="M2 21V10h5V4h6v8h3V7h6v14Z"/><g fill="var(--emblem-cut)">' +
    '<rect x="9" y="7" width="2" height="2"/><rect x="9" y="11" width="2" height="2"/>' +
    '<rect x="4" y="13" width="2" height="2"/><rect x="18" y="10" width="2" height="2"/>' +
    '<rect x="18" y="14" width="2" height="2"/><rect x="9" y="15" width="2" height="2"/></g>',
  wild: '<path d="M12 1l6 8h-3l5 7h-6v6h-4v-6H4l5-7H6Z"/>',
} as const;
const unknown = '<path d="M12 2l9 5v10l-9 5-9-5V7Zm0 5a5 5 0 100 10 5 5 0 000-10Z" fill-rule="evenodd"/>';

export type EmblemName = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as EmblemName[];

export const emblemIcon = (name: string): Svg =>
  svg('24 24', entry<Part>(emblems, name) ?? unknown, 'class="emblem" fill="currentColor"');
