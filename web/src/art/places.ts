// What a sector looks like. Sector cards name their scene: scene(sceneOf('industry---coal')).
import { sky } from './landscape';
import { industries } from './places_industry';
import { moreIndustries } from './places_industry_more';
import { towns } from './places_towns';
import { wilderness } from './places_wild';
import { entry, shape, svg, type Part, type Svg } from './svg';

const scenes: Readonly<Record<string, () => Part>> = {
  ...industries,
  ...moreIndustries,
  ...towns,
  ...wilderness,
};
export const sceneNames: readonly string[] = Object.keys(scenes);

const unknown = (): Part =>
  sky('#8f9a98', '#d8d3c0') +
  shape('M0 90c60-14 140-12 200 0v60H0Z', '#7f8a80') +
  shape('M0 116c60-10 140-8 200 0v34H0Z', '#6a756c');

export const scene = (name: string): Svg =>
  svg('200 150', (entry(scenes, name) ?? unknown)(), 'class="scene" preserveAspectRatio="xMidYMid slice"');

// Cards of the wilderness and the cities do not say in their id what is on them.
const scenesOfCards: Readonly<Record<string, string>> = {
  wilderness9: 'timberland',
  wilderness10: 'copse',
  wilderness11: 'twingroves',
  wilderness12: 'grassland',
  wilderness13: 'woodedge',
  wilderness14: 'lakeshore',
  wilderness20: 'ravine',
  wilderness: 'plains',
  wilderness2: 'denseforest',
  wilderness3: 'forestpass',
  wilderness4: 'forestheart',
  wilderness5: 'meadow',
  wilderness7: 'valley',
  wilderness8: 'riverbend',
  'town---a': 'hamadu',
  'town---b': 'nagrilli',
  'town---c': 'ambrico',
};

// card: the id of a sector card.
export const sceneOf = (card: string): string =>
  entry(scenesOfCards, card) ?? card.replace('industry---', '');

export function emblemOf(card: string): string {
  if (card.startsWith('town')) return 'city';
  return card.startsWith('wild') ? 'wild' : card.replace('industry---', '');
}
