// The cards of MERC as the gallery shows them, made from the catalogue.
import type { Kind, MercCatalogue } from '../games/merc/scene.ts';

export type Drawn = 'person' | 'gear' | 'place' | 'tactic';
export interface Card {
  id: string;
  name: string;
  note: string; // "Accessory · 2 copies"
  words: string;
  numbers: string[]; // "+2 combat"
  drawn: Drawn;
  rules: string[]; // beginnings of the numbers of its own rules
}
export interface Shelf {
  id: string;
  title: string;
  groups: { title: string; cards: Card[] }[];
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
const count = (value: number, word: string) => `${value} ${word}${value === 1 ? '' : 's'}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function shelvesOf(catalogue: MercCatalogue): Shelf[] {
  return [
    { id: 'mercs', title: 'MERCs', groups: [{ title: 'MERC cards', cards: catalogue.mercs.map(mercCard) }] },
    { id: 'gear', title: 'Gear', groups: gearGroups(catalogue) },
    { id: 'places', title: 'Places', groups: placeGroups(catalogue) },
    {
      id: 'tactics',
      title: 'Tactics',
      groups: [{ title: 'Tactics cards', cards: catalogue.tactics.map(tacticCard) }],
    },
    {
      id: 'dictators',
      title: 'Dictators',
      groups: [{ title: 'Dictators', cards: catalogue.dictators.map(dictatorCard) }],
    },
  ];
}

const mercCard = (merc: MercCatalogue['mercs'][number]): Card => ({
  ...{ id: merc.id, name: merc.name, words: merc.words, drawn: 'person', rules: [`M-${merc.id}`] },
  note: `${count(merc.health, 'health point')}, ${count(merc.actions, 'action')}`,
  numbers: [`init ${merc.initiative}`, `train ${merc.training}`, `combat ${merc.combat}`],
});
const dictatorCard = (dictator: MercCatalogue['dictators'][number]): Card => ({
  ...{ id: dictator.id, name: dictator.name, words: dictator.words, drawn: 'person', rules: [] },
  note: 'Dictator',
  numbers: [`init ${dictator.initiative}`, `train ${dictator.training}`, `combat ${dictator.combat}`],
});
const tacticCard = (tactic: MercCatalogue['tactics'][number]): Card => ({
  ...{ id: tactic.id, name: tactic.name, words: tactic.words, drawn: 'tactic', rules: [] },
  note: 'Tactics card',
  numbers: tactic.reveals_base ? ['reveals the base'] : [],
});

function gearGroups({ kinds, cards }: MercCatalogue): Shelf['groups'] {
  const titles = { weapon: 'Weapons', armor: 'Armor', accessory: 'Accessories' } as const;
  return (['weapon', 'armor', 'accessory'] as const).map((slot) => ({
    title: titles[slot],
    cards: kinds
      .filter((kind) => kind.slot === slot)
      .map((kind): Card => {
        const copies = cards.filter((card) => card.kind === kind.id).length;
        const note = `${capital(slot)} · ${copies === 1 ? '1 copy' : `${copies} copies`}`;
        const { id, name, words } = kind;
        return { id, name, note, words, numbers: gearNumbers(kind), drawn: 'gear', rules: [`E-${id}`] };
      }),
  }));
}
function gearNumbers(kind: Kind): string[] {
  const out = kind.armor > 0 ? [`armor ${kind.armor}`] : [];
  for (const skill of ['combat', 'targets', 'training', 'initiative'] as const) {
    if (kind[skill] !== 0) out.push(`${signed(kind[skill])} ${skill}`);
  }
  if (kind.piercing) out.push('armor piercing');
  if (kind.one_use) out.push('one use');
  else if (kind.slot === 'accessory' && kind.uses > 1) out.push(count(kind.uses, 'use'));
  return out;
}

function placeGroups({ sectors }: MercCatalogue): Shelf['groups'] {
  const titles = { industry: 'Industries', city: 'Cities', wilderness: 'Wilderness' } as const;
  return (['industry', 'city', 'wilderness'] as const).map((land) => ({
    title: titles[land],
    cards: sectors
      .filter((sector) => sector.land === land)
      .map(({ id, name, value, loot }): Card => {
        const found = Object.entries(loot).filter(([, many]) => many > 0);
        const numbers = [`value ${value}`, ...found.map(([slot, many]) => `${many} ${slot}`)];
        const words = found.length === 0 ? '' : 'Whoever explores it first finds what is listed.';
        return { id, name, note: capital(land), words, numbers, drawn: 'place', rules: [] };
      }),
  }));
}
