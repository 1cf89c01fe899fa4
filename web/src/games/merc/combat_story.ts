// What has happened in the combat that runs, read from the events of the log: the throws, what each fighter has done in
// this round, who has fallen, how many militia are gone. It only tells; nothing is decided by it.
import type { GameEvent } from '../../link/protocol.ts';
import type { FighterId, PlayerId, SectorId, UnitId } from './scene.ts';

export interface Throw {
  fighter: FighterId;
  faces: number[]; // highest first
  hits: number;
}
export interface Deed {
  fighter: FighterId;
  words: string[]; // "3 hits", "Shadkaam −1", "2 militia"
}
export interface Story {
  sector: SectorId | null;
  round: number;
  deeds: Deed[]; // of this round, in order
  lastThrow: Throw | null;
  fallen: UnitId[]; // units that died in this combat
  militiaLost: Record<PlayerId, number>;
  owners: Record<UnitId, PlayerId>; // of units, as far as the log tells; the fallen have no owner in the position
}

const faceFields = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const text = (event: GameEvent, field: string) => event.fields[field]?.text ?? '';
const number = (event: GameEvent, field: string) => event.fields[field]?.value ?? 0;

// The dice of a throw, highest first; null: the event is no throw.
export function throwOf(event: GameEvent): Throw | null {
  if (event.name !== 'threw') return null;
  const faces = faceFields.flatMap((field, index) => Array<number>(number(event, field)).fill(index + 1));
  return { fighter: text(event, 'fighter'), faces: faces.reverse(), hits: number(event, 'hits') };
}

export function storyOf(events: Iterable<GameEvent>, nameOf: (fighter: FighterId) => string): Story {
  const story: Story = emptyStory();
  for (const event of events) {
    if (Object.hasOwn(tellers, event.name)) tellers[event.name]?.(story, event, nameOf);
  }
  return story;
}

function emptyStory(): Story {
  return { sector: null, round: 0, deeds: [], lastThrow: null, fallen: [], militiaLost: {}, owners: {} };
}

type Teller = (story: Story, event: GameEvent, nameOf: (fighter: FighterId) => string) => void;

const tellers: Record<string, Teller> = {
  joined: (story, event) => (story.owners[text(event, 'unit')] = text(event, 'player')),
  'combat-begun': (story, event) =>
    Object.assign(story, { ...emptyStory(), owners: story.owners, sector: text(event, 'sector') }),
  'combat-ended': (story) => Object.assign(story, { ...emptyStory(), owners: story.owners }),
  'round-begun': (story, event) => Object.assign(story, { round: number(event, 'round'), deeds: [] }),
  threw(story, event) {
    const thrown = throwOf(event);
    if (thrown === null) return;
    story.lastThrow = thrown;
    deedOf(story, thrown.fighter).words.push(thrown.hits === 0 ? 'no hit' : plural(thrown.hits, 'hit'));
  },
  'dog-released': (story, event, nameOf) =>
    deedOf(story, text(event, 'unit')).words.push(`dog on ${nameOf(text(event, 'victim'))}`),
  'dog-died': (story) => lastDeed(story)?.words.push('dog dead'),
  healed: (story, event, nameOf) => lastDeed(story)?.words.push(`${nameOf(text(event, 'unit'))} healed`),
  saved: (story, event, nameOf) => lastDeed(story)?.words.push(`${nameOf(text(event, 'unit'))} saved`),
  died(story, event, nameOf) {
    const unit = text(event, 'unit');
    story.fallen.push(unit);
    lastDeed(story)?.words.push(`${nameOf(unit)} out`);
  },
  'militia-lost'(story, event) {
    if (story.sector === null || text(event, 'sector') !== story.sector) return;
    const player = text(event, 'player');
    const count = number(event, 'count');
    story.militiaLost[player] = (story.militiaLost[player] ?? 0) + count;
    lastDeed(story)?.words.push(`${count} militia`);
  },
  converted: (story, event) => lastDeed(story)?.words.push(`${number(event, 'count')} militia change sides`),
  hurt(story, event, nameOf) {
    const health = number(event, 'health');
    if (health > 0) lastDeed(story)?.words.push(`${nameOf(text(event, 'unit'))} at ${health}`);
  },
  'armor-hit'(story, event, nameOf) {
    const points = number(event, 'points');
    const name = nameOf(text(event, 'unit'));
    lastDeed(story)?.words.push(points === 0 ? `armor of ${name} gone` : `armor of ${name} ${points}`);
  },
};

const lastDeed = (story: Story) => story.deeds.at(-1);

// Militia act one after the other under one name: what they do is one deed.
function deedOf(story: Story, fighter: FighterId): Deed {
  const last = lastDeed(story);
  if (last?.fighter === fighter) return last;
  const deed: Deed = { fighter, words: [] };
  story.deeds.push(deed);
  return deed;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

// "3 hits · 2 militia"; the throws of a group of militia are added up.
export function deedWords(deeds: readonly Deed[], fighter: FighterId): string {
  const words = deeds.filter((deed) => deed.fighter === fighter).flatMap((deed) => deed.words);
  const sums: Record<string, number> = {};
  const order: string[] = [];
  for (const word of words) {
    const [, count, what] = /^(\d+|no) (hit|militia)s?$/.exec(word) ?? [];
    const key = what ?? word;
    if (!order.includes(key)) order.push(key);
    sums[key] = (sums[key] ?? 0) + (count === undefined || count === 'no' ? 0 : Number(count));
  }
  return order
    .map((key) => {
      if (key === 'hit') return sums[key] === 0 ? 'no hit' : plural(sums[key] ?? 0, 'hit');
      return key === 'militia' ? `${sums[key]} militia` : key;
    })
    .join(' · ');
}
