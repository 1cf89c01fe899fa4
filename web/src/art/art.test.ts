// Everything the game can name has a drawing of its own, and every drawing may stand in a page under the server's
// Content-Security-Policy.
import { describe, expect, test } from 'vitest';
import fixture from '../games/merc/catalogue.fixture.json';
import type { MercCatalogue } from '../games/merc/scene';
import { brandMark, heart, helmet } from './brand';
import { dieFace } from './dice';
import { emblemIcon, emblemNames } from './emblems';
import { gearIcon, gearKinds } from './gear';
import { icon, iconNames } from './icons';
import { people, portrait } from './people';
import { emblemOf, scene, sceneNames, sceneOf } from './places';
import { seatMark } from './seats';
import { svg, takeApart, withOwnIds, type Svg } from './svg';
import { tacticArt, tacticIds } from './tactics';
import { takBridge, takCards, takIcon, takLines, takTile, takToken, type Terrain } from './taktik';
import { faultOf } from './well_formed';

const catalogue = fixture as MercCatalogue;
const strangers = ['', 'nobody', 'constructor', '__proto__', 'toString', '"><script>', 'wilderness99', '0'];

const families: Record<string, { draw: (id: string) => Svg; ids: readonly string[] }> = {
  portrait: { draw: portrait, ids: people },
  gear: { draw: gearIcon, ids: gearKinds },
  icon: { draw: icon, ids: iconNames },
  emblem: { draw: emblemIcon, ids: emblemNames },
  scene: { draw: scene, ids: sceneNames },
  tactic: { draw: tacticArt, ids: tacticIds },
  'Taktik card': { draw: takIcon, ids: takCards },
  'seat mark': { draw: (id) => seatMark(Number(id)), ids: ['1', '2', '3', '4', '5', '6', '7'] },
  die: { draw: (id) => dieFace(Number(id)), ids: ['1', '2', '3', '4', '5', '6'] },
};

const board = () => {
  const terrains: Terrain[] = ['P', 'R', 'H', 'F', 'U', 'I', 'W'];
  const tiles = terrains.map((terrain, x) => takTile(terrain, x, 0) + takTile(terrain, x, 1, true)).join('');
  const state = { selected: true, leader: true, moved: true, fired: true };
  const tokens = takToken('A', 'light') + takToken('D', 'mech', 1, state) + takToken('D', 'special', 0);
  return svg('224 64', tiles + takLines('M0 0h9', 'M0 0v9') + takBridge(0, 0, true) + tokens);
};
const all: [string, Svg][] = [
  ...Object.entries(families).flatMap(([family, { draw, ids }]) =>
    [...ids, ...strangers].map((id): [string, Svg] => [`${family} ${id}`, draw(id)]),
  ),
  ...[true, false].map((full): [string, Svg] => [`heart ${full}`, heart(full)]),
  ['brand', brandMark()],
  ['helmet', helmet()],
  ['Taktik board', board()],
];

describe('what the game can name', () => {
  test('the fixture holds the whole catalogue', () => {
    const counts = Object.fromEntries(Object.entries(catalogue).map(([name, rows]) => [name, rows.length]));
    expect(counts).toEqual({ mercs: 52, dictators: 11, tactics: 14, sectors: 30, kinds: 42, cards: 69 });
  });
  test.each([...catalogue.mercs, ...catalogue.dictators].map((card) => card.id))('%s has a face', (id) => {
    expect(people).toContain(id);
  });
  test.each(catalogue.tactics.map((card) => card.id))('tactics card %s has a poster', (id) => {
    expect(tacticIds).toContain(id);
  });
  test.each(catalogue.sectors.map((card) => card.id))('sector %s has a scene and an emblem', (id) => {
    expect(sceneNames).toContain(sceneOf(id));
    expect(emblemNames).toContain(emblemOf(id));
  });
  test.each(catalogue.kinds.map((kind) => kind.id))('equipment %s has an icon', (id) => {
    expect(gearKinds).toContain(id);
  });
  test.each(catalogue.cards)('copy $id looks like its kind', ({ id, kind }) => {
    expect(gearIcon(id)).toBe(gearIcon(kind));
  });
});

describe.each(Object.entries(families))('%s', (_, { draw, ids }) => {
  test('no two look the same', () => {
    expect(new Set(ids.map(draw)).size).toBe(ids.length);
  });
  test('whatever is unknown has one neutral drawing, which is nobody else’s', () => {
    const neutral = new Set(strangers.map(draw));
    expect(neutral.size).toBe(1);
    for (const id of ids) expect(neutral).not.toContain(draw(id));
  });
  test('the same id gives the same text', () => {
    for (const id of ids) expect(draw(id)).toBe(draw(id));
  });
});

describe('in a page', () => {
  test.each(all)('%s is well-formed', (_, text) => {
    expect(faultOf(text)).toBeNull();
  });
  test.each(all)('%s has no inline style, no script and nothing from elsewhere', (_, text) => {
    expect(text).not.toMatch(/\sstyle\s*=/);
    expect(text).not.toMatch(/<(script|style|image|use|foreignObject|a)\b/i);
    expect(text).not.toMatch(/\son\w+\s*=|href|javascript:|https?:|\/\/|@import|data:/i);
    for (const [, target] of text.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#/);
  });
  test.each(all)('%s finds every id that it refers to, once', (_, text) => {
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  });
  test.each(all)('%s has no number that went wrong', (_, text) => {
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  });
  test('two copies of a drawing share no id', () => {
    const idsOf = (text: string) => [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const one = withOwnIds(portrait('max'), 'c1');
    const other = withOwnIds(portrait('max'), 'c2');
    expect(idsOf(one)).toHaveLength(2);
    expect(idsOf(one).filter((id) => idsOf(other).includes(id))).toEqual([]);
    for (const [, target] of one.matchAll(/url\(#([^)]+)\)/g)) expect(idsOf(one)).toContain(target);
  });
  test('taken apart and put together again it is the same', () => {
    for (const [, text] of all) {
      const { attributes, body } = takeApart(text);
      const opening = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      expect(`<svg ${opening.join(' ')}>${body}</svg>`).toBe(text.replace(/ >/, '>'));
    }
  });
});
