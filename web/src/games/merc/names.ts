// What things are called: players, sectors, units, cards. Ids stay inside; people read what is printed.
import { gearIcon } from '../../art/gear.ts';
import { icon } from '../../art/icons.ts';
import { portrait } from '../../art/people.ts';
import { scene as sceneArt, sceneOf as sceneArtOf } from '../../art/places.ts';
import { seatMark, type SeatNumber } from '../../art/seats.ts';
import { tacticArt } from '../../art/tactics.ts';
import type { Json, View } from '../../link/protocol.ts';
import { actions } from './actions.ts';
import { cardsOf, effectsInWords, effectsOf, figure, slotTitles, type Cards } from './cards.ts';
import type { MercScene, PlayerId, Sector, SectorCard, SectorId, SlotName, Unit } from './scene.ts';

export interface Named {
  title: string;
  note?: string;
  drawing?: string;
}

// ---- Players ------------------------------------------------------------------------------------

export function markOf(player: PlayerId): SeatNumber {
  const number = Number(player.replace('rebel', ''));
  return number >= 1 && number <= 6 ? (number as SeatNumber) : 7;
}
// The last seat is the Dictator's.
export const markOfSeat = (seat: number, seats: number): SeatNumber =>
  seat === seats - 1 ? 7 : ((seat + 1) as SeatNumber);
export const titleOfSeat = (seat: number, seats: number) =>
  seat === seats - 1 ? 'Dictator' : `Rebel ${seat + 1}`;
export const playerName = (player: PlayerId) =>
  player === 'dictator' ? 'the Dictator' : `Rebel ${markOf(player)}`;
export const squadName = (squad: string) =>
  ({ primary: 'primary squad', secondary: 'secondary squad', base: 'base squad', both: 'both squads' })[
    squad
  ] ?? squad;

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const several = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
export function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

// ---- The position -------------------------------------------------------------------------------

export const sceneIn = (view: View | null | undefined): MercScene | null =>
  (view?.scene ?? null) as unknown as MercScene | null;

export const sectorAt = (scene: MercScene | null, id: SectorId): Sector | undefined =>
  scene?.sectors.find((sector) => sector.id === id);
export const unitIn = (scene: MercScene | null, id: string): Unit | undefined =>
  scene?.units.find((unit) => unit.id === id);

export function sectorName(scene: MercScene | null, cards: Cards, id: SectorId): string {
  const sector = sectorAt(scene, id);
  return sector === undefined ? `sector ${id.toUpperCase()}` : cards.sectorName(sector.card);
}
export function unitName(scene: MercScene | null, cards: Cards, id: string): string {
  if (id !== 'dictator') return cards.mercName(id);
  const card = scene?.regime.card ?? null;
  return card === null ? 'the Dictator' : cards.dictatorName(card);
}
export function fighterName(scene: MercScene | null, cards: Cards, id: string): string {
  if (id.startsWith('militia-of-')) return `militia of ${playerName(id.slice('militia-of-'.length))}`;
  if (/^dog\d+$/.test(id)) {
    const dog = scene?.combat?.dogs.find(({ fighter }) => fighter === id);
    return dog === undefined ? 'the dog' : `the dog on ${unitName(scene, cards, dog.on)}`;
  }
  return unitName(scene, cards, id);
}
// The id of the portrait of a unit.
export const faceOf = (scene: MercScene | null, id: string) =>
  id === 'dictator' ? (scene?.regime.card ?? 'dictator') : id;

// "2 weapons, 1 armor": what exploring draws.
export function lootInWords(card: SectorCard | undefined): string {
  if (card === undefined) return '';
  const { weapon, armor, accessory } = card.loot;
  return [
    weapon > 0 ? several(weapon, 'weapon') : '',
    armor > 0 ? several(armor, 'armor', 'armor') : '',
    accessory > 0 ? several(accessory, 'accessory', 'accessories') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

// "5 militia · Shadkaam", or what lies there if nobody does.
export function sectorNote(scene: MercScene, cards: Cards, sector: Sector): string {
  const parts = sector.militia.map(({ player, count }) =>
    sector.militia.length === 1 && player !== scene.you
      ? `${count} militia`
      : `${count} militia of ${player === scene.you ? 'yours' : playerName(player)}`,
  );
  const standing = scene.units.filter((unit) => unit.sector === sector.id);
  if (standing.length > 0) parts.push(standing.map((unit) => unitName(scene, cards, unit.id)).join(', '));
  if (sector.base) parts.unshift('base');
  if (parts.length === 0) {
    const whose =
      sector.holder === null
        ? ''
        : sector.holder === scene.you
          ? 'yours, '
          : `${playerName(sector.holder)}’s, `;
    const loot = lootInWords(cards.sector(sector.card));
    parts.push(
      whose +
        (!sector.explored ? `unexplored: ${loot}` : sector.stash > 0 ? `stash of ${sector.stash}` : 'empty'),
    );
  }
  return parts.join(' · ');
}

// Everything about a sector in one sentence, for those who do not see the map.
export function sectorInFull(scene: MercScene, cards: Cards, sector: Sector): string {
  const card = cards.sector(sector.card);
  const whom = (player: PlayerId) => (player === scene.you ? 'you' : playerName(player));
  const parts = [
    cards.sectorName(sector.card),
    `value ${card?.value ?? 0}`,
    sector.holder === null ? 'held by nobody' : `held by ${whom(sector.holder)}`,
    sector.explored
      ? sector.stash > 0
        ? `explored, stash of ${sector.stash}`
        : 'explored'
      : `unexplored: ${lootInWords(card)}`,
  ];
  for (const { player, count } of sector.militia) parts.push(`${count} militia of ${whom(player)}`);
  for (const player of scene.players) {
    for (const squad of player.squads) {
      if (squad.sector !== sector.id) continue;
      const names = listed(squad.units.map((unit) => unitName(scene, cards, unit)));
      parts.push(`${squadName(squad.name)} of ${whom(player.id)}: ${names}`);
    }
  }
  if (sector.base) parts.push('base of the Dictator');
  if (sector.fight) parts.push('a combat is to be fought here');
  return parts.join(', ');
}

// ---- Options ------------------------------------------------------------------------------------

const pocketTitles: Record<string, string> = {
  ...slotTitles,
  bandolier1: 'Bandolier, first place',
  bandolier2: 'Bandolier, second place',
  bandolier3: 'Bandolier, third place',
};
const deckFamily: Record<string, string> = { weapon: 'rifle', armor: 'armor', accessory: 'grenade' };
const plain: Record<string, Record<string, string>> = {
  use: { kill: 'Kill', convert: 'Take over' },
  side: { rebels: 'the Rebels', dictator: 'the Dictator', neither: 'nobody' },
  phase: {
    landing: 'Landing',
    founding: 'The Dictator takes his posts',
    rebels: 'Rebel phase',
    dictator: 'Dictator phase',
  },
};

export function nameOf(kind: string | null, name: string, view: View, catalogue: Json): Named {
  const cards = cardsOf(catalogue);
  const scene = sceneIn(view);
  if (name === '-') return { title: '—' }; // the question does not arise
  switch (kind) {
    case null:
      return { title: actions[name]?.title ?? capital(name.replaceAll('_', ' ')) };
    case 'sector':
      return sectorOption(scene, cards, name);
    case 'leg':
      return name === 'stop'
        ? { title: 'Stop there', drawing: icon('pause') }
        : sectorOption(scene, cards, name);
    case 'component':
      return { title: cards.cardName(name), drawing: gearIcon(name) };
    case 'goal':
      return name === 'stay' ? { title: 'Stay', drawing: icon('shield') } : sectorOption(scene, cards, name);
    case 'unit':
    case 'fighter':
      return fighterOption(scene, cards, name);
    case 'card':
      return cardOption(cards, name);
    case 'source':
      return name === 'ability' ? { title: 'By ability' } : cardOption(cards, name);
    case 'tactic':
      return {
        title: cards.tacticName(name),
        note: cards.tactic(name)?.words,
        drawing: tacticArt(name),
      };
    case 'dictator':
      return {
        title: cards.dictatorName(name),
        note: cards.dictator(name)?.words,
        drawing: portrait(name),
      };
    case 'deck':
      return {
        title: slotTitles[name as SlotName] ?? name,
        note: scene === null ? undefined : `${scene.decks[name as SlotName]} left`,
        drawing: gearIcon(deckFamily[name] ?? name),
      };
    case 'player':
      return { title: capital(playerName(name)), drawing: seatMark(markOf(name)) };
    case 'squad':
    case 'squads':
      return squadOption(scene, cards, name);
    case 'place':
      return { title: pocketTitles[name] ?? name };
    case 'split':
      return { title: splitTitle(scene, cards, name) };
    case 'window':
      return { title: 'This moment' };
    case 'number':
      return { title: name };
    default:
      return { title: plain[kind]?.[name] ?? name };
  }
}

function sectorOption(scene: MercScene | null, cards: Cards, id: SectorId): Named {
  const sector = sectorAt(scene, id);
  if (scene === null || sector === undefined) return { title: sectorName(scene, cards, id) };
  return {
    title: cards.sectorName(sector.card),
    note: sectorNote(scene, cards, sector),
    drawing: sceneArt(sceneArtOf(sector.card)),
  };
}

function fighterOption(scene: MercScene | null, cards: Cards, id: string): Named {
  const title = capital(fighterName(scene, cards, id));
  if (id.startsWith('militia-of-')) {
    return { title, drawing: seatMark(markOf(id.slice('militia-of-'.length)), false) };
  }
  if (/^dog\d+$/.test(id)) return { title, drawing: gearIcon('attack-dog') };
  const drawing = portrait(faceOf(scene, id));
  const unit = unitIn(scene, id);
  if (unit !== undefined) {
    const where = sectorName(scene, cards, unit.sector);
    const acts = several(unit.actions, 'action');
    return { title, note: `${acts} · health ${unit.health} of ${unit.max_health} · ${where}`, drawing };
  }
  const card = cards.merc(id);
  return { title, note: card === undefined ? undefined : mercNote(card), drawing };
}

export const mercNote = (card: {
  initiative: number;
  training: number;
  combat: number;
  health: number;
  actions: number;
  words: string;
}) =>
  `Init ${figure(card.initiative)} · Train ${card.training} · Combat ${card.combat} · Health ${card.health} · ` +
  `${several(card.actions, 'action')} · ${card.words}`;

function cardOption(cards: Cards, id: string): Named {
  const kind = cards.kind(id);
  if (kind === undefined) return { title: cards.cardName(id) };
  const effects = effectsOf(kind).join(' ');
  return {
    title: kind.name,
    note:
      [effects, kind.words].filter((part) => part !== '').join(' · ') || effectsInWords(kind) || kind.slot,
    drawing: gearIcon(kind.id),
  };
}

function squadOption(scene: MercScene | null, cards: Cards, name: string): Named {
  const title = capital(squadName(name));
  const squad = scene?.players.find(({ id }) => id === scene.you)?.squads.find((each) => each.name === name);
  if (scene === null || squad === undefined) return { title };
  const members = squad.units.map((unit) => unitName(scene, cards, unit)).join(', ');
  return { title, note: `${members} · ${sectorName(scene, cards, squad.sector)}` };
}

// "13": the first and the third of the squad that fights.
function splitTitle(scene: MercScene | null, cards: Cards, name: string): string {
  if (name === 'whole') return 'Nobody splits off';
  const squads =
    scene?.players
      .find(({ id }) => id === scene.you)
      ?.squads.filter(({ sector }) => sector === scene.combat?.sector) ?? [];
  const members = squads.length === 1 ? squads[0]?.units : undefined;
  const names = [...name].map((digit) => {
    const unit = members?.[Number(digit) - 1];
    return unit === undefined ? `member ${digit}` : unitName(scene, cards, unit);
  });
  return `${capital(listed(names))} split${names.length === 1 ? 's' : ''} off`;
}
