// The icons of the interface: lines of one colour that read at 16 px.
import { entry, svg, type Part, type Svg } from './svg';

const icons = {
  undo: '<path d="M8 5L3 10l5 5M3 10h11a6 6 0 010 12h-3"/>',
  hint: '<path d="M9 18h6M10 21h4M12 3a6 6 0 00-4 10.5c1 1 1.5 2 1.5 3h5c0-1 .5-2 1.5-3A6 6 0 0012 3Z"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>',
  chat: '<path d="M4 5h16v11H11l-5 4v-4H4Z"/>',
  log: '<path d="M5 5h14M5 10h14M5 15h9M5 20h9"/>',
  gearwheel:
    '<circle cx="12" cy="12" r="3.2"/>' +
    '<path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.5a2.8 2.8 0 115 1.7c-1 1-2.3 1.5-2.3 3M12 17.3v.2"/>',
  theme: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 000-17Z" fill="currentColor"/>',
  sound: '<path d="M4 9v6h4l5 4V5L8 9ZM16.5 9a4 4 0 010 6M19 6.5a8 8 0 010 11"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  check: '<path d="M4 12.5l5 5L20 6.5"/>',
  x: '<path d="M6 6l12 12M18 6L6 18"/>',
  chevron: '<path d="M9 5l7 7-7 7"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  target: '<circle cx="12" cy="12" r="7"/><path d="M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6"/>',
  eye: '<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/>',
  bot: '<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 13v1.5M15 13v1.5M2 12v4M22 12v4"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 4-7 8-7s8 2 8 7"/>',
  fence: '<path d="M4 21V8l3-4 3 4v13M14 21V8l3-4 3 4v13M2 12h20M2 17h20"/>',
  play: '<path d="M7 4l13 8-13 8Z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  first: '<path d="M6 5v14M19 5l-9 7 9 7Z"/>',
  last: '<path d="M18 5v14M5 5l9 7-9 7Z"/>',
  link: '<path d="M9 15l6-6M10.5 6.5l2-2a4.2 4.2 0 016 6l-2 2M13.5 17.5l-2 2a4.2 4.2 0 01-6-6l2-2"/>',
  shield: '<path d="M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6Z"/>',
  crate: '<path d="M3 7h18v13H3ZM3 7l2-3h14l2 3M3 13.5h18M10 13.5v3h4v-3"/>',
  flag: '<path d="M5 22V3M5 4h13l-3 4.5 3 4.5H5"/>',
  move: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  pincer: '<path d="M3 4l8 7M11 6v5H6M21 20l-8-7M13 18v-5h5"/>',
  joint: '<path d="M3 5l7 6M21 5l-7 6M12 21v-7"/><circle cx="12" cy="12" r="1.8" fill="currentColor"/>',
  explore: '<circle cx="12" cy="12" r="9"/><path d="M15.5 8.5l-2 5-5 2 2-5Z"/>',
  train: '<path d="M12 3l9 7-3 1v9H6v-9l-3-1Z"/><path d="M12 10v7M8.5 13.5h7"/>',
  hire: '<circle cx="9" cy="8" r="4"/><path d="M2 21c0-5 3.5-7 7-7 1.5 0 3 .3 4.2 1M18 13v8M14 17h8"/>',
  swap: '<path d="M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4"/>',
  hospital: '<rect x="3.5" y="3.5" width="17" height="17" rx="3"/><path d="M12 8v8M8 12h8"/>',
  dealer: '<path d="M3 9l2-5h14l2 5M4 9v11h16V9M3 9h18M9 20v-6h6v6"/>',
  bombard: '<path d="M4 20l7-9 3 3-9 7ZM14 9c2-4 4-5 7-6-1 3-2 5-6 7"/>',
  split: '<path d="M12 21v-8M12 13L5 5M12 13l7-8M5 10V5h5M19 10V5h-5"/>',
  gift: '<path d="M4 11h16v10H4ZM2.5 7h19v4h-19ZM12 7v14M12 7C9 7 7 6 7 4.5S9.5 2.5 12 7c2.5-4.5 5-4 5-2.5S15 7 12 7Z"/>',
  end: '<path d="M5 4v16M9 12h11M16 8l4 4-4 4"/>',
  drop: '<path d="M12 3v11M7 9l5 5 5-5M4 20h16"/>',
  warn: '<path d="M12 3l10 18H2ZM12 10v5M12 18v.2"/>',
  wifi: '<path d="M3 9a13 13 0 0118 0M6 12.5a8.5 8.5 0 0112 0M9 16a4 4 0 016 0M12 20v.1"/>',
  card: '<rect x="5" y="3" width="14" height="18" rx="2.5"/><path d="M9 8h6M9 12h6"/>',
  dice:
    '<rect x="4" y="4" width="16" height="16" rx="4"/>' +
    '<path d="M8.5 8.5v.1M15.5 15.5v.1M12 12v.1" stroke-width="3"/>',
  skull: '<path d="M12 3a8 8 0 00-5 14v4h10v-4a8 8 0 00-5-14ZM9 12v.1M15 12v.1M10.5 21v-2.5M13.5 21v-2.5" />',
  retreat: '<path d="M20 18c0-7-4-9-10-9H4M9 4L4 9l5 5"/>',
  heart: '<path d="M12 20S3 14.5 3 8.5A4.5 4.5 0 0112 7a4.5 4.5 0 019 1.5C21 14.5 12 20 12 20Z"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V4H4v12h4"/>',
  seal: '<circle cx="12" cy="10" r="7"/><path d="M8.5 10l2.5 2.5 4.5-4.5M8 16l-1.5 6 5.5-2.5 5.5 2.5L16 16"/>',
  key: '<circle cx="8" cy="15" r="4.5"/><path d="M11.5 11.5L20 3M16 7l3 3M18 5l2 2"/>',
  lock: '<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V7.5a4 4 0 018 0V11"/>',
  fork: '<path d="M6 21V3M6 12c0-4 3-5 6-5h6M14 3l4 4-4 4"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  star: '<path d="m12 2.5 2.9 6.3 6.8.7-5.1 4.6 1.5 6.8L12 17.4l-6.1 3.5 1.5-6.8-5.1-4.6 6.8-.7Z"/>',
  layers: '<path d="M12 3l9 5-9 5-9-5ZM3 13l9 5 9-5"/>',
  compass: '<circle cx="12" cy="12" r="9"/><path d="M12 5l2.5 7h-5ZM12 19l-2.5-7h5Z" fill="currentColor"/>',
} as const;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

const lines = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
const unknown = '<circle cx="12" cy="12" r="3"/>';

export const icon = (name: string): Svg =>
  svg('24 24', entry<Part>(icons, name) ?? unknown, `class="icon" stroke-width="2" ${lines}`);
