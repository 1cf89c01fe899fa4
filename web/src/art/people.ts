// Portraits. portrait('max') draws the person of that id; somebody unknown is a shadow.
import { backs, cast, cloths, skins, tints, type Person } from './people_cast';
import { dresses, hats, type DressName } from './people_clothes';
import {
  beards,
  eyes,
  glasses,
  heads,
  ink,
  marks,
  mouths,
  mouthsOfWomen,
  noses,
  paints,
} from './people_face';
import { hairBefore, hairBehind } from './people_hair';
import { entry, svg, type Part, type Svg } from './svg';

export const people: readonly string[] = Object.keys(cast);

export function portrait(id: string): Svg {
  const person = entry(cast, id);
  const body = person === undefined ? shadow() : backdrop(person) + shoulders(person) + head(person);
  return svg('64 64', body, 'class="portrait" preserveAspectRatio="xMidYMid slice"');
}

const rays =
  '<g stroke="#fff" stroke-opacity=".1" stroke-width="3">' +
  '<path d="M-6 40 34 0M-6 56 50 0M-4 70 66 0M12 70 70 12"/></g>';

function shadow(): Part {
  return (
    `<rect width="64" height="64" fill="#6d7672"/>${rays}` +
    '<path d="M4 66C5 52 14 48 25 46h14c11 2 20 6 21 20Z" fill="#39413f"/>' +
    `<path d="${heads.usual}" fill="#39413f"/><path d="M35 46h4c11 2 20 6 21 20H42Z" fill="#2d3432"/>`
  );
}

const headOf = (person: Person) => person.face ?? 'usual';

function backdrop(person: Person): Part {
  const [light, dark] = backs[person.back];
  const name = headOf(person);
  return (
    `<defs><linearGradient id="back-${person.back}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<clipPath id="head-${name}"><path d="${heads[name]}"/></clipPath></defs>` +
    `<rect width="64" height="64" fill="url(#back-${person.back})"/>${rays}`
  );
}

// These are drawn up to the neck themselves; the others show the collar of the shirt below.
const withoutCollar: readonly (DressName | undefined)[] = [
  'tank',
  'tee',
  'turtle',
  'open',
  'robe',
  'suit',
  'tunic',
  'cape',
  'drape',
  'fur',
];

function shoulders(person: Person): Part {
  const [skin, skinDark] = skins[person.skin];
  const [cloth, clothDark] = cloths[person.cloth];
  const { dress } = person;
  let parts = person.hair === undefined ? '' : (entry(hairBehind, person.hair)?.(tints[person.tint]) ?? '');
  parts += `<path d="M4 66C5 52 14 48 25 46h14c11 2 20 6 21 20Z" fill="${cloth}"/>`;
  parts += `<path d="M35 46h4c11 2 20 6 21 20H42Z" fill="${clothDark}"/>`;
  if (dress === 'tank') parts += dresses.tank(cloth, clothDark, skin, skinDark);
  parts += `<path d="M25 38h14v9c0 5-14 5-14 0Z" fill="${skinDark}"/>`; // the neck
  if (!withoutCollar.includes(dress)) {
    parts += `<path d="M22 46l10 9 10-9 3 3-11 13h-4L19 49Z" fill="${clothDark}"/>`;
  }
  if (dress !== undefined && dress !== 'tank') {
    const [light, dark] = person.dressColours ?? [
      dress === 'scarf' || dress === 'suit' ? '#8b3a34' : cloth,
      dress === 'scarf' ? '#5f2521' : clothDark,
    ];
    parts += dresses[dress](light, dark, skin, skinDark);
  }
  return parts;
}

function head(person: Person): Part {
  const [skin, skinDark] = skins[person.skin];
  const tint = tints[person.tint];
  const name = headOf(person);
  let parts = ears(person, skinDark);
  parts += `<path d="${heads[name]}" fill="${skin}"/><g clip-path="url(#head-${name})">`;
  parts += `<path d="M34 8h18v44H30c5-3 6-7 5-11l3-2-4-3c2-6 1-12-1-17Z" fill="${skinDark}"/>`; // the shadow side
  parts += `${person.paint ? paints[person.paint] : ''}</g>`;
  parts += brows(person) + eyes[person.eyes ?? 'usual'] + noses[person.nose ?? 'usual'](skinDark);
  if (person.woman) {
    parts += `<path d="M22.8 28.3l-1.8-1.3M41.2 28.3l1.8-1.3" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`;
  }
  parts += mouthAndBeard(person);
  if (person.mark) parts += marks[person.mark];
  if (person.glasses) parts += glasses[person.glasses];
  if (person.hair) parts += entry(hairBefore, person.hair)?.(tint) ?? '';
  if (person.hat) parts += hats[person.hat](person.hatColours?.[0], person.hatColours?.[1], person.plain);
  return parts;
}

function ears(person: Person, skinDark: string): Part {
  if (person.hat === 'aviator' || person.hat === 'nemes' || person.hat === 'hood') return '';
  const isBroad = person.face === 'wide' || person.face === 'round';
  const left = isBroad ? 17 : 19.5;
  const right = isBroad ? 47 : 44.5;
  const outline = `M${left} 28q-4-1.5-3.5 3t4 4.5ZM${right} 28q4-1.5 3.5 3t-4 4.5Z`;
  return `<path d="${outline}" fill="${skinDark}"/>`;
}

function brows(person: Person): Part {
  const colour = person.hair === 'bald' ? ink : tints[person.tint];
  const [width, height, slope] = person.frowns ? [2.6, 24.5, 1.8] : [1.7, 25, 0];
  return (
    `<g stroke="${colour}" stroke-width="${width}" stroke-linecap="round">` +
    `<path d="M22.5 ${height}l6 ${slope}M41.5 ${height}l-6 ${slope}"/></g>`
  );
}

function mouthAndBeard(person: Person): Part {
  const name = person.mouth ?? 'usual';
  const mouth = (person.woman && mouthsOfWomen[name]) || mouths[name];
  if (person.beard === undefined) return mouth;
  const beard = beards[person.beard](`fill="${tints[person.tint]}"`);
  // A cigar or a pipe stands out of the beard: everything but the lips is drawn once more.
  const isSmoking = name === 'cigar' || name === 'pipe';
  return mouth + beard + (isSmoking ? mouth.slice(mouth.indexOf('/>') + 2) : '');
}
