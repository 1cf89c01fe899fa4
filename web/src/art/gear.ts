// Equipment: one base drawing per family and the add-ons on top of it, all in the colour of the text around it. What is
// cut out of a shape takes the colour of the ground (--emblem-cut). Keys are the ids of equipment kinds.
import { each, entry, svg, type Part, type Svg } from './svg';

const cut = 'fill="var(--emblem-cut)"';
const cutOut = (path: string): Part => `<path d="${path}" ${cut}/>`;
const solid = (path: string, attributes = ''): Part => `<path d="${path}" ${attributes}/>`;
const wire = (path: string, width = 1.4): Part =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

const guns = {
  p9: solid('M2 6h17v1.5h1.5v3H12l-.8 2.5H9.5L8 20H3.5L5.5 11H2Z') + cutOut('M4 7.3h1v2H4Zm2 0h1v2H6Z'),
  p45:
    solid('M1.5 4.5h19v1.5H22v5h-8.5l-1 3H10l-1.5 7H2.5L5 11H1.5Z') +
    cutOut('M4 6h1v3H4Zm2 0h1v3H6ZM16 6.5h3v1.5h-3Z'),
  m16:
    solid('M.5 8.5h6l2-1.5h6v1h8.5v2H15l-1 1.2h-2l.8 6.8H9.5L8.8 12H7l-1 3H4l.6-3.2L1.5 13.5H.5Z') +
    solid('M8.5 5h5v1.3h-5Z') +
    wire('M20.5 8V6', 1.3),
  ak:
    solid(
      'M.5 9l6-1.5 2-1h7v1h7.5v2H15l-.8 1.3h-2q.3 3.5 2.8 6.2l-3 1.5Q9.2 15 9 11.5H7.3l-1 3.5H4.2l.7-3.5L1 13.5Z',
    ) + wire('M20.5 7.5V5.5M10 5.8h6', 1.3),
  fifty: solid(
    'M0 9.5l4-1.5h5l1-.8h5v1h5V7.5h4V11h-4v-.8h-6l-1 1.3h-2l.3 3H8.8l-.3-3H7l-1 2.5H4l.5-2L.5 13Z',
  ),
  smaw: solid('M1 8h17l4-2v8l-4-2H9v6H6v-6H1Z') + solid('M10 4.5h5V7h-5Z') + cutOut('M3.5 9h1.2v2H3.5Z'),
  uzi: solid('M3 6.5h14V5h2v1.5h3.5v3H15V12h-2v8.5h-3.5V12H8l-1 4H4.5l1-5H3Z') + cutOut('M6 7.7h5v1H6Z'),
};
const addOn = {
  ap:
    solid('M17.3 22.8v-6q0-2.8 2.2-4.5 2.2 1.7 2.2 4.5v6Z') +
    cutOut('M17.3 18.3h4.4v1.2h-4.4Z') +
    solid(
      'M23.3 13.5l.9.9M15.7 14.4l.9-.9',
      'stroke="currentColor" stroke-width="1.2" stroke-linecap="round"',
    ),
  laser:
    solid('M13 11.5h4.5v2H13Z') +
    '<circle cx="19.3" cy="18.5" r="2.9" fill="none" stroke="currentColor" stroke-width="1.3"/>' +
    '<circle cx="19.3" cy="18.5" r="1.1"/>' +
    wire('M19.3 14.3v1.3M19.3 21.4v1.3M15.1 18.5h1.3M22.2 18.5h1.3', 1.2),
  bipod: wire('M18 9.5l-2.5 9M18.5 9.5l3 9M14.3 18.5h2.2M20.5 18.5h2.2', 1.5),
  scope:
    solid('M7 3.2h2.5v-.7h6v.7H18v3.3h-2.5v-.8h-6v.8H7Z') +
    wire('M11 5.8v2M14 5.8v2', 1.2) +
    '<circle cx="19.8" cy="4.8" r="1.9" fill="none" stroke="currentColor" stroke-width="1.2"/>',
  burst: solid(
    'M16 22v-4q0-1.6 1-2.5 1 .9 1 2.5v4ZM19 22v-4q0-1.6 1-2.5 1 .9 1 2.5v4ZM22 22v-4q0-1.6 1-2.5 1 .9 1 2.5v4Z',
  ),
  auto:
    solid('M14 22.5q-1-1.5.3-2.5l9-4.5v2.5L15 22.5Z') +
    wire('M15.5 16.5l1.2 2M18 15l1.2 2.5M20.5 14l1 2.3M22.8 13l.8 2', 1.5),
};
const vests = {
  flak:
    solid('M7.5 5l1.8 2.5h5.4L16.5 5 20 7l-1 4v11H5V11L4 7Z') +
    cutOut('M6.5 11.8h11v1h-11ZM6.5 14.8h11v1h-11ZM6.5 17.8h11v1h-11Z'),
  kevlar:
    solid('M7 5l2.2 3h5.6L17 5l3 1.8-1.5 4.2V22H5.5V11L4 6.8Z') +
    cutOut('M11.5 9.5h1V22h-1ZM5.5 16.5h2.5v1.2H5.5ZM16 16.5h2.5v1.2H16Z'),
  body:
    solid('M6.5 4.5l2.5 3h6l2.5-3 5 2.5-.5 5-2.5-.5V20l-7.5 3-7.5-3v-8.5L2 12 1.5 7Z') +
    cutOut('M11.5 9h1v12h-1Z'),
};
const onVest = {
  plate: cutOut('M7.5 9.8h9v8.4h-9Z') + solid('M8.7 11h6.6v6H8.7Z'),
  helmet: solid('M6 4.6C6 1 9 .2 12 .2s6 .8 6 4.4l-1.8.4H7.8Z'),
};

function armor(vest: keyof typeof vests, ...more: (keyof typeof onVest)[]): Part {
  const body = vests[vest] + (more.includes('plate') ? onVest.plate : '');
  return more.includes('helmet')
    ? `<g transform="translate(1.2 4.3) scale(.9 .83)">${body}</g>${onVest.helmet}`
    : `<g transform="translate(0 -1.5)">${body}</g>`;
}
const wheel = (x: number, y: number, radius = 3): Part =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${x}" cy="${y}" r="${radius * 0.4}" ${cut}/>`;
const bipod = wire('M17 11l-2 6M18 11l2 6', 1.3);

const kinds = {
  // weapons
  '9mm-handgun': guns.p9,
  '9mm-handgun-with-ap-ammo': guns.p9 + addOn.ap,
  '9mm-handgun-with-laser-sight': guns.p9 + addOn.laser,
  '45-caliber-handgun': guns.p45,
  '45-caliber-handgun-with-ap-ammo': guns.p45 + addOn.ap,
  '45-caliber-handgun-with-laser-sight': guns.p45 + addOn.laser,
  m16: guns.m16,
  'm16-with-ap-ammo': guns.m16 + addOn.ap,
  'm16-with-laser-sight': guns.m16 + addOn.laser,
  'm16-with-burst-fire': guns.m16 + addOn.burst,
  'ak-47': guns.ak,
  'ak-47-with-bipod': guns.ak + addOn.bipod,
  'ak-47-with-burst-fire': guns.ak + addOn.burst,
  'ak-47-with-full-auto': guns.ak + addOn.auto,
  '50-caliber-rifle': guns.fifty + bipod,
  '50-caliber-rifle-with-flir-scope': guns.fifty + bipod + addOn.scope,
  smaw: guns.smaw,
  uzi: guns.uzi,
  'uzi-with-ap-ammo': guns.uzi + addOn.ap,
  // armor
  'flak-vest': armor('flak'),
  'flak-vest-with-kevlar-helmet': armor('flak', 'helmet'),
  'flak-vest-with-ceramic-plates-and-kevlar-helmet': armor('flak', 'plate', 'helmet'),
  'kevlar-vest': armor('kevlar'),
  'kevlar-vest-with-ceramic-plates': armor('kevlar', 'plate'),
  'kevlar-vest-with-ceramic-plates-and-kevlar-helmet': armor('kevlar', 'plate', 'helmet'),
  'body-armor': armor('body'),
  'body-armor-with-ceramic-plates': armor('body', 'plate'),
  'body-armor-with-ceramic-plates-and-kevlar-helmet': armor('body', 'plate', 'helmet'),
  'full-body-armor':
    solid(
      'M8.5 1.5Q12-.5 15.5 1.5l.5 3 4 1.5 1 6-2.5 1.5V11l-1 2 1 9.5h-4.5l-2-7-2 7H5.5l1-9.5-1-2v2.5L3 12l1-6 4-1.5Z',
    ) + cutOut('M9.5 2.8h5v1.4h-5ZM11.5 7h1v6h-1ZM7 17.5h3v1H7ZM14 17.5h3v1h-3Z'),
  'ghillie-suit':
    solid(
      'M12 .8l2.5 3.5L18 3.5l-.8 3.5 3.8.5-2.2 3 3.7 2-3.2 2 2 4-3.3-.5.5 4.5-3-1.5L12 23.5 9.5 21l-3 1.5.5-4.5-3.3.5 2-4-3.2-2 3.7-2-2.2-3 3.8-.5L6 3.5l3.5.8Z',
    ) + cutOut('M9 8h2.2v1.6H9ZM12.8 8H15v1.6h-2.2Z'),
  // accessories
  'land-mine': solid('M3 14h18l1.5 5.5h-21ZM7 10h10l2 3H5ZM10.5 6h3v3h-3Z') + cutOut('M4.5 16.3h15v1h-15Z'),
  'repair-kit':
    solid('M20 3.5l-3.8 3.8.7 2.6 2.6.7L23.3 7c1 4-2 8-6 7.2L8.2 23 4 19l8.8-9.2C12 5.8 16 2.5 20 3.5Z') +
    cutOut('M6.5 18.5h1.8v1.8H6.5Z') +
    solid('M1.5 4.5l3-2 6 6-2.5 2.5Z'),
  'first-aid-kit': solid('M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z'),
  'medical-kit':
    solid('M8 4h8v3h5v13H3V7h5Z') +
    cutOut('M10 5.6h4V7h-4ZM10.7 9.5h2.6v2.7H16v2.6h-2.7v2.7h-2.6v-2.7H8v-2.6h2.7Z'),
  'attack-dog':
    solid(
      'M1.5 9.5L4 8l1-4 3 3h6.5q3 0 4.5-2l1.5-2.5.8 3.5-1.3 4-1 4 1.5 8h-3l-1.5-6-2-.5L11 16l-3 1-.5 5h-3l.5-7-1-3.5-2.5-.2Z',
    ) + '<circle cx="5.3" cy="8.3" r=".8" fill="var(--emblem-cut)"/>',
  'epinephrine-shot': solid(
    'M16 2l6 6-2 2-1-1-9 9-4 1-4 4-1-1 4-4 1-4 9-9-1-1Zm-7 10l3 3 3-3-3-3Z',
    'fill-rule="evenodd"',
  ),
  'field-radio': solid(
    'M5 8L18 2l1 2-9 4h9v14H5Zm3 3v3h8v-3Zm2 9a2 2 0 100-4 2 2 0 000 4Z',
    'fill-rule="evenodd"',
  ),
  'army-fm-30-25': solid(
    'M5 2h13a2 2 0 012 2v16a2 2 0 01-2 2H5Zm4 5v2h7V7Zm0 4v2h7v-2Z',
    'fill-rule="evenodd"',
  ),
  grenade: solid('M10 2h8v3h-2v2c3 2 4 4 4 7 0 5-3 8-7 8s-7-3-7-8c0-3 2-6 4-7Z') + wire('M18 4q4 1 4 6', 1.5),
  'fragmentation-grenade':
    solid(
      'M10 2h8v3h-2v2c3 2 4 4 4 7 0 5-3 8-7 8s-7-3-7-8c0-3 2-6 4-7Zm-2 9v2h10v-2Zm0 5v2h10v-2Zm4-7v12h2V9Z',
      'fill-rule="evenodd"',
    ) + wire('M18 4q4 1 4 6', 1.5),
  mortar: solid('M16 2l4 3-8 12h3l3 5H3l3-4h3Z') + solid('M20.5 0l3 2-1.2 2-3-2Z'),
  bandolier:
    solid('M2 5l4-3.5L22.5 18 19 22.5Z') +
    cutOut('M6.5 6.5l1.8-1.8 4 4-1.8 1.8ZM10.7 10.7l1.8-1.8 4 4-1.8 1.8ZM15 15l1.8-1.8 3.5 3.5-1.8 1.8Z'),
  // of the modules
  jeep:
    solid('M1.5 11h5L9 6.5h1.5L9.5 11h4l1-3.5h1.2l-.7 3.5h7.5v5.5h-21Z') + wheel(6, 17.5) + wheel(18, 17.5),
  deuce:
    solid('M1 4.5h13.5V16H1ZM15.5 8h4l3.5 4.5V16h-7.5Z') +
    cutOut('M17 9.5h2l1.8 2.5H17ZM4.7 6h1v8h-1ZM9 6h1v8H9Z') +
    wheel(4.5, 18, 2.6) +
    wheel(10.5, 18, 2.6) +
    wheel(19, 18, 2.6),
  humvee:
    solid('M1 11.5l4-.5 2.5-4h9.5l3 4 3 1v5H1Z') +
    cutOut('M8.5 8.5h3V11H7.2ZM13 8.5h3l1.8 2.5H13Z') +
    solid('M9.5 3.5h5V6h-5Z') +
    wire('M14 4.5h6', 1.5) +
    wheel(6, 18, 3.2) +
    wheel(18, 18, 3.2),
  chopper:
    solid('M2 10h8q2-3 6-3 5 0 6.5 5.5.5 3.5-3.5 4h-7q-2.5 0-4-3.5L2 12.5Z') +
    cutOut('M16.5 8.8q3 .4 4 3.2h-4Z') +
    solid('M1 7.5h2.5v7H1Z') +
    wire('M6 4h17M14.5 4v3M9.5 20h11M12.5 17v3M18 17v3', 1.5),
  tank:
    solid('M7 6.5h8l1.5 3.5H23v1.6h-6.2l-.3 1.4h-12L6 8ZM2 13.5h20l1 3.5q-1 4-4.5 4h-13Q2 21 1 17Z') +
    each([5.5, 9.8, 14.2, 18.5], (x) => `<circle cx="${x}" cy="17.3" r="1.5" ${cut}/>`),
  detonator:
    solid('M3 12h18v10H3ZM10.7 5h2.6v6h-2.6ZM6 2.5h12v3H6Z') +
    cutOut('M6 15h4v1.3H6Z') +
    '<circle cx="16.5" cy="17" r="1.9" fill="var(--emblem-cut)"/>',
  explosives:
    solid('M3 8h5v13H3ZM9.5 8h5v13h-5ZM16 8h5v13h-5Z') +
    cutOut('M3 12h18v2.5H3Z') +
    wire('M12 8q0-4 4-4t5-3', 1.6) +
    '<circle cx="21.2" cy="1.5" r="1.3"/>',
};

// Drawings for a whole family: empty slots, loot not drawn yet.
const families = {
  rifle: kinds.m16,
  handgun: kinds['9mm-handgun'],
  armor: '<path d="M7 2l2 3h6l2-3 4 3-1 5v11H4V10L3 5Zm0 9v2h4v-2Zm6 0v2h4v-2Z" fill-rule="evenodd"/>',
  accessory: kinds['first-aid-kit'],
  mine: kinds['land-mine'],
};
const unknown =
  wire('M4 8h16v12H4ZM4 8l2-4h12l2 4M9.5 12.5a2.5 2.5 0 113.3 2.4q-.8.3-.8 1.1', 1.6) +
  '<circle cx="12" cy="18" r="1"/>';

export type GearFamily = keyof typeof families;
export const gearKinds: readonly string[] = Object.keys(kinds);

// id: of a kind ("m16"), of one copy of it ("m16-1") or of a family ("rifle").
export function gearIcon(id: string): Svg {
  const drawn: Readonly<Record<string, Part>> = { ...families, ...kinds };
  const body = entry(drawn, id) ?? entry(drawn, id.replace(/-\d+$/, '')) ?? unknown;
  return svg('24 24', body, 'class="gear-icon" fill="currentColor"');
}
