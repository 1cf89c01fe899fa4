// What has happened, in sentences with names, and how long it is shown.
import type { GameEvent, Json, View } from '../../link/protocol.ts';
import { cardsOf, type Cards } from './cards.ts';
import {
  capital,
  fighterName,
  playerName,
  sceneIn,
  sectorName,
  several,
  squadName,
  unitName,
} from './names.ts';
import type { MercScene } from './scene.ts';

// The fields of an event, by what they are.
class Told {
  readonly #event: GameEvent;
  readonly #cards: Cards;
  readonly #scene: MercScene | null;
  constructor(event: GameEvent, cards: Cards, scene: MercScene | null) {
    this.#event = event;
    this.#cards = cards;
    this.#scene = scene;
  }
  text(field: string): string | null {
    return this.#event.fields[field]?.text ?? null;
  }
  number(field: string): number {
    return this.#event.fields[field]?.value ?? 0;
  }
  player(field = 'player'): string {
    return playerName(this.text(field) ?? '');
  }
  sector(field = 'sector'): string {
    return sectorName(this.#scene, this.#cards, this.text(field) ?? '');
  }
  unit(field = 'unit'): string {
    return unitName(this.#scene, this.#cards, this.text(field) ?? '');
  }
  fighter(field = 'fighter'): string {
    return fighterName(this.#scene, this.#cards, this.text(field) ?? '');
  }
  // A hidden card is a card.
  card(field = 'card'): string {
    const card = this.text(field);
    return card === null ? 'a card' : this.#cards.cardName(card);
  }
  tactic(field = 'card'): string {
    const card = this.text(field);
    return card === null ? 'a tactics card' : this.#cards.tacticName(card);
  }
  dictator(field = 'dictator'): string {
    return this.#cards.dictatorName(this.text(field) ?? '');
  }
}

const phases: Record<string, string> = {
  landing: 'Landing',
  founding: 'Dictator',
  rebels: 'Rebels',
  dictator: 'Dictator',
};

// One sentence for each kind of event; an empty one is not worth a line.
const sentences: Record<string, (told: Told) => string> = {
  // ---- Days
  'phase-begun': (t) => `Day ${t.number('day')} · ${phases[t.text('phase') ?? ''] ?? ''}`,
  'turn-ended': (t) => `${t.player()} ends the turn`,
  'ended-by-value': (t) =>
    `The last tactics card is spent: the Rebels hold ${t.number('rebels')}, the Dictator ${t.number('dictator')}`,
  // ---- Militia and control
  'militia-placed': (t) => `${t.number('count')} militia of ${t.player()} in ${t.sector()}`,
  'militia-lost': (t) => `${t.player()} loses ${t.number('count')} militia in ${t.sector()}`,
  'combat-queued': (t) => `the sides meet in ${t.sector()}`,
  'militia-given': (t) =>
    `${t.player('from')} gives ${t.number('count')} militia in ${t.sector()} to ${t.player('to')}`,
  'militia-requested': (t) =>
    `${t.player('by')} asks ${t.player('of')} for ${t.number('count')} militia in ${t.sector()}`,
  'request-denied': (t) => `${t.player()} denies the request of ${t.player('asker')}`,
  trained: (t) => `${t.unit()} trains militia`,
  // ---- Units
  landed: (t) => `${t.player()} lands at ${t.sector()}`,
  'merc-shown': (t) => `${t.unit()} is shown`,
  'merc-discarded': (t) => `${t.unit()} is not hired`,
  dismissed: (t) => `${t.player()} fires ${t.unit()}`,
  'changed-squad': (t) => `${t.unit()} is in the ${squadName(t.text('squad') ?? '')} now`,
  joined: (t) => `${t.unit()} joins ${t.player()} in ${t.sector()}`,
  hurt: (t) =>
    t.number('health') === 0 ? `${t.unit()} is down` : `${t.unit()} is hurt: health ${t.number('health')}`,
  healed: (t) => `${t.unit()} is healed: health ${t.number('health')}`,
  'armor-hit': (t) => `the armor of ${t.unit()} is hit: ${t.number('points')} left`,
  died: (t) => `${t.unit()} dies`,
  saved: (t) => `an Epinephrine Shot of ${t.unit('holder')} saves ${t.unit()}`,
  // ---- Equipment
  explored: (t) => `${t.unit()} explores ${t.sector()}`,
  'turned-over': (t) => `${t.sector()} is turned over without loot`,
  stashed: (t) => `${t.card()} lies in the stash of ${t.sector()}`,
  drew: (t) => `${t.unit()} gets ${t.card()}`,
  equipped: (t) => `${t.unit()} takes ${t.card()}`,
  dropped: (t) => `${t.unit()} drops ${t.card()}`,
  discarded: (t) => `${t.card()} is discarded`,
  salvaged: (t) => `${t.unit()} takes ${t.card()} back from the discard pile`,
  'exchange-begun': (t) => `${t.unit()} re-equips`,
  // ---- Movement and mines
  'joint-declared': (t) => `${t.player()} calls for a joint attack on ${t.sector()}`,
  'joint-joined': (t) => `${t.player()} joins the attack`,
  'joint-declined': (t) => `${t.player()} stays out of the attack`,
  'mine-armed': (t) => `Squidhead arms a mine in ${t.sector()}`,
  moved: (t) => `${t.player()} moves from ${t.sector('from')} to ${t.sector('to')}`,
  'landmine-detonate': (t) =>
    `a land mine goes off in ${t.sector()}: ${t.number('damage')} damage to everyone who enters`,
  'landmine-disarm': (t) =>
    `Squidhead disarms the land mines in ${t.sector()}` +
    (t.number('taken') > 0 ? ` and takes ${t.number('taken')}` : ''),
  // ---- Other ways to play
  'vehicle-taken': (t) => `the ${squadName(t.text('squad') ?? '')} of ${t.player()} has the ${t.card()}`,
  'vehicle-left': (t) => `${t.player()} leaves the ${t.card()} in ${t.sector()}`,
  'vehicle-hit': (t) => `the ${t.card()} is hit: armor ${t.number('points')} left`,
  acquired: (t) => `${t.unit()} acquires ${t.card()} in ${t.sector()}`,
  'faction-begins': (t) => `Day ${t.number('day')} · Faction ${t.number('faction')}`,
  'faction-settled': (t) => `faction ${t.number('faction')} lands at ${t.sector()}`,
  'threw-for-turn': (t) => `faction ${t.number('faction')} throws a ${t.number('die')} for the first turn`,
  'item-revealed': (t) => `${t.card()} lies in ${t.sector()}`,
  // ---- Combat
  'combat-begun': (t) => `Combat in ${t.sector()}`,
  'combat-ended': (t) => `The combat in ${t.sector()} is over`,
  'round-begun': (t) => `Round ${t.number('round')}`,
  'khenn-threw': (t) => `Khenn throws a ${t.number('die')} for his initiative`,
  aimed: (t) => `${t.fighter()} aims at ${t.fighter('target')}`,
  bombarded: (t) => `${t.unit()} fires a mortar at ${t.sector()}`,
  'dog-released': (t) => `${t.unit()} sets a dog on ${t.unit('victim')}`,
  retreated: (t) => `a squad of ${t.player()} retreats from ${t.sector('from')} to ${t.sector('to')}`,
  standoff: (t) => `nobody in ${t.sector()} can throw a die: a standoff`,
  threw: (t) => `${t.fighter()}: ${t.number('hits') === 0 ? 'no hit' : several(t.number('hits'), 'hit')}`,
  converted: (t) => `${t.number('count')} militia in ${t.sector()} go over to ${t.player()}`,
  'dog-died': (t) => `the dog on ${t.unit()} dies`,
  // ---- The Dictator
  'dictator-chosen': (t) => `The Dictator is ${t.dictator()}`,
  'base-revealed': (t) => `The base stands in ${t.sector()}`,
  'drew-tactic': (t) => `The Dictator draws ${t.tactic()}`,
  played: (t) => `The Dictator plays ${t.tactic()}`,
  reinforced: (t) => `The Dictator gives up ${t.tactic()} to reinforce`,
  'sector-named': (t) => `the card is aimed at ${t.sector()}`,
  shelled: (t) => `Artillery on ${t.sector()}: ${several(t.number('hits'), 'hit')}`,
  'deck-enlarged': (t) => `The tactics deck has ${several(t.number('cards'), 'card')}`,
  'oil-granted': (t) => `the oil moves the units of ${t.player()} once for free`,
  marked: (t) => `The Dictator marks ${t.player()}`,
  // ---- Windows: who reacts is seen from what it does; who could have stays untold
  'window-opened': () => '',
  'reaction-offered': () => '',
  'reaction-passed': () => '',
  'reaction-played': () => '',
  'window-closed': () => '',
  'window-skipped': () => '',
};

export const eventKinds: readonly string[] = Object.keys(sentences);

// `view`: the table that it happened at, for the names of its sectors and of its Dictator.
export function sentence(event: GameEvent, catalogue: Json, view?: View | null): string | null {
  const write = Object.hasOwn(sentences, event.name) ? sentences[event.name] : undefined;
  if (write === undefined) return null;
  return capital(write(new Told(event, cardsOf(catalogue), sceneIn(view))));
}

// ---- How long an event is shown -----------------------------------------------------------------

const moveMs = 320;
const diceMs = 700;
const hitMs = 260;
const sceneMs = 480;
const glanceMs = 160;
const lengths: Record<string, number> = {
  moved: moveMs,
  retreated: moveMs,
  landed: moveMs,
  joined: moveMs,
  explored: moveMs,
  trained: moveMs,
  'turned-over': glanceMs,
  'militia-placed': glanceMs,
  'militia-given': moveMs,
  threw: diceMs,
  shelled: diceMs,
  'khenn-threw': diceMs,
  hurt: hitMs,
  healed: hitMs,
  'armor-hit': hitMs,
  died: hitMs,
  saved: hitMs,
  'militia-lost': hitMs,
  converted: hitMs,
  'dog-released': hitMs,
  'dog-died': hitMs,
  'combat-queued': hitMs,
  'landmine-detonate': sceneMs,
  'combat-begun': sceneMs,
  'combat-ended': sceneMs,
  standoff: sceneMs,
  bombarded: sceneMs,
  'phase-begun': sceneMs,
  'dictator-chosen': sceneMs,
  'base-revealed': sceneMs,
  played: sceneMs,
  reinforced: sceneMs,
};

export const lengthOf = (event: GameEvent): number =>
  Object.hasOwn(lengths, event.name) ? (lengths[event.name] ?? 0) : 0;

// ---- Dice ---------------------------------------------------------------------------------------

const counts = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const usualHitsOn = 4;

export function diceOf(event: GameEvent): { faces: number[]; hitsOn: number } | null {
  const number = (field: string) => event.fields[field]?.value ?? 0;
  if (event.name === 'khenn-threw' || event.name === 'shelled') return { faces: [number('die')], hitsOn: 1 };
  if (event.name !== 'threw') return null;
  const faces = counts.flatMap((field, index) => Array<number>(number(field)).fill(index + 1)).reverse();
  return { faces, hitsOn: hitsFrom(faces, number('hits')) };
}

// The event tells how many dice hit; the usual face explains it, or another one does.
function hitsFrom(faces: number[], hits: number): number {
  const explains = (face: number) => faces.filter((each) => each >= face).length === hits;
  return [usualHitsOn, 3, 5, 2, 6, 1, 7].find(explains) ?? usualHitsOn;
}
