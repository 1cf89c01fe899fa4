// The cards of the catalogue by their ids, and what is printed on them in a few words.
import type { Json } from '../../link/protocol.ts';
import type {
  CardId,
  DictatorCard,
  Kind,
  MercCard,
  MercCatalogue,
  SectorCard,
  SlotName,
  TacticCard,
  TacticId,
  UnitId,
} from './scene.ts';

export class Cards {
  readonly #mercs: Map<string, MercCard>;
  readonly #dictators: Map<string, DictatorCard>;
  readonly #tactics: Map<string, TacticCard>;
  readonly #sectors: Map<string, SectorCard>;
  readonly #kinds: Map<string, Kind>;
  readonly #kindOfCard: Map<string, string>;

  constructor(catalogue: MercCatalogue) {
    this.#mercs = byId(catalogue.mercs);
    this.#dictators = byId(catalogue.dictators);
    this.#tactics = byId(catalogue.tactics);
    this.#sectors = byId(catalogue.sectors);
    this.#kinds = byId(catalogue.kinds);
    this.#kindOfCard = new Map(catalogue.cards.map(({ id, kind }) => [id, kind]));
  }

  merc(id: UnitId): MercCard | undefined {
    return this.#mercs.get(id);
  }
  dictator(id: string): DictatorCard | undefined {
    return this.#dictators.get(id);
  }
  tactic(id: TacticId): TacticCard | undefined {
    return this.#tactics.get(id);
  }
  sector(card: string): SectorCard | undefined {
    return this.#sectors.get(card);
  }
  // Of one copy, or of a kind by its own id.
  kind(card: CardId): Kind | undefined {
    return this.#kinds.get(this.#kindOfCard.get(card) ?? card);
  }

  mercName(id: UnitId): string {
    return this.merc(id)?.name ?? asName(id);
  }
  dictatorName(id: string): string {
    return this.dictator(id)?.name ?? asName(id);
  }
  tacticName(id: TacticId): string {
    return this.tactic(id)?.name ?? asName(id);
  }
  sectorName(card: string): string {
    return placeName(this.sector(card)?.name ?? asName(card));
  }
  cardName(card: CardId): string {
    return this.kind(card)?.name ?? asName(card);
  }
}

const byId = <Card extends { id: string }>(cards: Card[]) => new Map(cards.map((card) => [card.id, card]));

const nothing: MercCatalogue = { mercs: [], dictators: [], tactics: [], sectors: [], kinds: [], cards: [] };
const known = new WeakMap<object, Cards>();

export function cardsOf(catalogue: Json): Cards {
  const told = typeof catalogue === 'object' && catalogue !== null ? catalogue : nothing;
  let cards = known.get(told);
  if (cards === undefined) {
    cards = new Cards(told as unknown as MercCatalogue);
    known.set(told, cards);
  }
  return cards;
}

// A name for something that the catalogue does not know: "pol-pot-1" is "Pol pot".
function asName(id: string): string {
  const words = id.replace(/-\d+$/, '').replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// "Wilderness: Ravine" says on its emblem what it is.
const placeName = (printed: string) => printed.replace(/^Wilderness: /, '');

// ---- Equipment ----------------------------------------------------------------------------------

export const slotTitles: Record<SlotName, string> = {
  weapon: 'Weapon',
  armor: 'Armor',
  accessory: 'Accessory',
};

export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
export const figure = (value: number) => (value < 0 ? `−${-value}` : String(value));

// "+2 C", "+1 T": what a card changes.
export function effectsOf(kind: Kind): string[] {
  const effects = kind.armor > 0 ? [`armor ${kind.armor}`] : [];
  const numbers = [
    [kind.combat, 'C'],
    [kind.targets, 'T'],
    [kind.training, 'Tr'],
    [kind.initiative, 'I'],
  ] as const;
  for (const [value, letter] of numbers) if (value !== 0) effects.push(`${signed(value)} ${letter}`);
  if (kind.piercing) effects.push('AP');
  if (kind.one_use) effects.push('1×');
  else if (kind.uses > 0) effects.push(`${kind.uses}×`);
  return effects;
}

// The same in whole words, for a tooltip or a screen reader.
export function effectsInWords(kind: Kind): string {
  const parts = kind.armor > 0 ? [`armor ${kind.armor}`] : [];
  const numbers = [
    [kind.combat, 'combat'],
    [kind.targets, 'targets'],
    [kind.training, 'training'],
    [kind.initiative, 'initiative'],
  ] as const;
  for (const [value, word] of numbers) if (value !== 0) parts.push(`${signed(value)} ${word}`);
  if (kind.piercing) parts.push('armor piercing');
  if (kind.one_use) parts.push('one use');
  else if (kind.uses > 0) parts.push(kind.uses === 1 ? 'one use' : `${kind.uses} uses`);
  if (kind.words !== '' && !kind.one_use) parts.push(kind.words);
  return parts.join(', ');
}

// Long names break where a reader takes a breath: the base first, what is on it below.
export function nameInTwo(name: string): { base: string; extra: string } {
  const at = name.indexOf(' with ');
  return at < 0 ? { base: name, extra: '' } : { base: name.slice(0, at), extra: name.slice(at + 1) };
}

// What was used up of a card: "1 of 2" of an armor, "used 1 of 3" of a kit.
export function wearOf(kind: Kind, wear: number): string {
  if (wear === 0) return '';
  return kind.armor > 0 ? `${kind.armor - wear} of ${kind.armor} left` : `used ${wear} of ${kind.uses}`;
}
