// The words of MERC's table, held against the sources of the game and against tables that were played.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { icon, type IconName } from '../../art/icons.ts';
import type { GameEvent, Json, View } from '../../link/protocol.ts';
import { actions, groups } from './actions.ts';
import { cardsOf, effectsOf, nameInTwo } from './cards.ts';
import catalogueFile from './catalogue.fixture.json' with { type: 'json' };
import { diceOf, eventKinds, lengthOf, sentence } from './events.ts';
import { heading } from './heading.ts';
import { markOf, markOfSeat, nameOf, sceneIn, sectorInFull } from './names.ts';
import played from './played.fixture.json' with { type: 'json' };

const catalogue = catalogueFile as unknown as Json;
const cards = cardsOf(catalogue);
const view = played.view as unknown as View;
const root = new URL('../../../../', import.meta.url);
const source = (path: string) => readFileSync(new URL(path, root), 'utf8');

// What must never be read by a person.
const ids = /\b(rebel\d|militia-of-|industry---|town---|wilderness\d|dog\d|\w+(-\w+)+-\d+)\b|_/;

// ---- From the sources ---------------------------------------------------------------------------

function actionNames(): string[] {
  const headers = ['', 'modes/'].flatMap((folder) =>
    readdirSync(new URL(`games/merc/${folder}`, root))
      .filter((file) => file.endsWith('.h'))
      .map((file) => folder + file),
  );
  const names = headers.flatMap((file) =>
    [...source(`games/merc/${file}`).matchAll(/Action<State> \w+\{\s*\.name = "(\w+)"/g)].map(
      (found) => found[1] ?? '',
    ),
  );
  return [...names, 'pass'];
}

const samples: Record<string, string> = {
  player_kind: 'rebel2',
  sector_kind: 'b2',
  unit_kind: 'max',
  card_kind: '45-caliber-handgun-1',
  deck_kind: 'weapon',
  fighter_kind: 'militia-of-rebel1',
  squad_kind: 'primary',
  tactic_kind: 'veteran-militia',
  dictator_kind: 'polpot',
  phase_kind: 'rebels',
};
// One event of each kind, made up from its declaration.
function everyEvent(): GameEvent[] {
  const text = source('games/merc/events.h');
  const kinds = [...text.matchAll(/EventKind \w+\{\s*\.name = "([\w-]+)",([\s\S]*?)\}\};/g)];
  return kinds.map((found) => {
    const fields = [...(found[2] ?? '').matchAll(/\{+"(\w+)"(?:, &(\w+))?/g)].map((field) => {
      const sample = field[2] === undefined ? '2' : (samples[field[2]] ?? '?');
      return [field[1] ?? '', { value: 2, text: sample }] as const;
    });
    return { name: found[1] ?? '', text: '', fields: Object.fromEntries(fields) };
  });
}

describe('actions', () => {
  const names = actionNames();
  test('the sources declare many', () => expect(names.length).toBeGreaterThan(60));
  test.each(names)('%s has a look', (name) => {
    const look = actions[name];
    expect(look).toBeDefined();
    expect(groups).toContain(look?.group);
    expect(icon(look?.icon as IconName)).toContain('<svg');
    expect(look?.title).not.toMatch(ids);
  });
  test('nothing has a look that is no action', () => {
    expect(Object.keys(actions).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('sentences', () => {
  const all = everyEvent();
  test('the sources declare many kinds of events', () => expect(all.length).toBeGreaterThan(55));
  test.each(all.map((event) => [event.name, event] as const))('%s is told without ids', (name, event) => {
    expect(eventKinds).toContain(name);
    for (const seen of [view, null]) {
      const words = sentence(event, catalogue, seen);
      expect(words).toMatch(/^[A-Z0-9]/);
      expect(words).not.toMatch(ids);
      expect(words).not.toMatch(/\?|undefined|NaN/);
    }
  });
  test.each(played.events.map((event) => [event.name, event] as const))('%s as it was played', (_, event) => {
    const words = sentence(event as unknown as GameEvent, catalogue, view);
    expect(words).not.toBeNull();
    expect(words).not.toMatch(ids);
  });
  test('a sector is called by the name on its card', () => {
    const event = { name: 'landed', text: '', fields: { player: told('rebel1'), sector: told('b2') } };
    const place = sceneIn(view)?.sectors.find(({ id }) => id === 'b2');
    expect(sentence(event, catalogue, view)).toBe(`Rebel 1 lands at ${cards.sectorName(place?.card ?? '')}`);
    expect(sentence(event, catalogue)).toBe('Rebel 1 lands at sector B2');
  });
  test('a hidden card is a card', () => {
    const event = { name: 'stashed', text: '', fields: { sector: told('b2'), card: null } };
    expect(sentence(event, catalogue)).toBe('A card lies in the stash of sector B2');
  });
  test('an event that is not known is left to its own text', () => {
    expect(sentence({ name: 'unheard-of', text: 'x', fields: {} }, catalogue)).toBeNull();
  });
});

describe('dice', () => {
  const threw = (counts: number[], hits: number): GameEvent => ({
    name: 'threw',
    text: '',
    fields: Object.fromEntries(
      [...['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'].entries()]
        .map(([index, name]) => [name, { value: counts[index] ?? 0, text: '' }] as const)
        .concat([['hits', { value: hits, text: '' }]]),
    ),
  });
  test('the faces, the best first, with the face that hits', () => {
    expect(diceOf(threw([1, 0, 0, 2, 0, 1], 3))).toEqual({ faces: [6, 4, 4, 1], hitsOn: 4 });
  });
  test('who hits on threes is seen from the hits', () => {
    expect(diceOf(threw([0, 1, 2, 1, 0, 0], 3))).toEqual({ faces: [4, 3, 3, 2], hitsOn: 3 });
  });
  test('most events have none', () => {
    expect(diceOf({ name: 'moved', text: '', fields: {} })).toBeNull();
  });
});

describe('lengths', () => {
  test.each([
    ['moved', 320],
    ['threw', 700],
    ['hurt', 260],
    ['combat-begun', 480],
    ['aimed', 0],
    ['window-opened', 0],
    ['toString', 0],
  ])('%s is shown for %i ms', (name, length) => {
    expect(lengthOf({ name, text: '', fields: {} })).toBe(length);
  });
});

describe('names', () => {
  test('a MERC on offer tells its numbers and words', () => {
    const named = nameOf('unit', 'shooter', { ...view, scene: null }, catalogue);
    expect(named.title).toBe('Shooter');
    expect(named.note).toMatch(/^Init \d · Train \d · Combat 6 · Health \d · 2 actions · /);
    expect(named.drawing).toContain('<svg');
  });
  test('equipment tells its effects', () => {
    expect(nameOf('card', 'm16-with-burst-fire', view, catalogue)).toMatchObject({
      title: 'M16 with Burst Fire',
      note: '+2 C +1 T',
    });
    expect(nameOf('card', '45-caliber-handgun-1', view, catalogue).title).toBe('45 Caliber Handgun');
  });
  test('a sector tells who is there', () => {
    const held = sceneIn(view)?.sectors.find(({ holder }) => holder === 'dictator');
    expect(nameOf('sector', held?.id ?? '', view, catalogue).note).toMatch(/^\d+ militia/);
  });
  test.each([
    ['player', 'dictator', 'The Dictator'],
    ['player', 'rebel3', 'Rebel 3'],
    ['tactic', 'veteran-militia', 'Veteran Militia'],
    ['dictator', 'polpot', 'Pol Pot'],
    ['deck', 'armor', 'Armor'],
    ['fighter', 'militia-of-rebel2', 'Militia of Rebel 2'],
    ['fighter', 'dog1', 'The dog'],
    ['place', 'bandolier2', 'Bandolier, second place'],
    ['goal', 'stay', 'Stay'],
    ['split', 'whole', 'Nobody splits off'],
    ['squads', 'both', 'Both squads'],
    ['use', 'convert', 'Take over'],
    ['source', 'ability', 'By ability'],
    ['number', '3', '3'],
    [null, 'end_turn', 'End turn'],
  ])('of %s %s', (kind, name, title) => {
    expect(nameOf(kind, name, view, catalogue).title).toBe(title);
  });
  test('every sector in full, without ids', () => {
    const scene = sceneIn(view);
    for (const sector of scene?.sectors ?? []) {
      const words = scene === null ? '' : sectorInFull(scene, cards, sector);
      expect(words).toContain('value ');
      expect(words).not.toMatch(ids);
    }
  });
  test('every card of the catalogue has a name and effects that can be read', () => {
    for (const { id } of (catalogue as unknown as { cards: { id: string }[] }).cards) {
      const kind = cards.kind(id);
      expect(kind).toBeDefined();
      if (kind !== undefined) expect(effectsOf(kind).join(' ')).not.toMatch(/NaN|undefined/);
    }
  });
  test('long names are cut where one breathes', () => {
    expect(nameInTwo('AK-47 with Full Auto')).toEqual({ base: 'AK-47', extra: 'with Full Auto' });
    expect(nameInTwo('Grenade')).toEqual({ base: 'Grenade', extra: '' });
  });
  test('marks: Rebels 1 to 6, the Dictator 7', () => {
    expect(['rebel1', 'rebel6', 'dictator'].map(markOf)).toEqual([1, 6, 7]);
    expect([0, 1, 2].map((seat) => markOfSeat(seat, 3))).toEqual([1, 2, 7]);
  });
});

describe('heading', () => {
  const scene = sceneIn(view);
  const headingOf = (changes: object) =>
    heading({ ...view, scene: { ...scene, ...changes } as unknown as Json }, catalogue);
  test('of the phases', () => {
    expect(headingOf({ phase: 'landing' }).title).toBe('Landing');
    expect(headingOf({ phase: 'rebels' })).toEqual({
      title: 'Rebel phase',
      subtitle: 'everyone acts at once',
    });
    expect(headingOf({ phase: 'dictator', you: 'dictator' }).title).toBe('Your turn, Dictator');
    expect(headingOf({ phase: 'dictator', you: 'rebel1' }).title).toBe('The Dictator’s turn');
    expect(headingOf({ outcome: 'base_taken' }).title).toBe('Game over');
  });
  test('of a joint attack', () => {
    expect(headingOf({ joint: { by: 'rebel1', target: 'b2', committed: [] } }).subtitle).not.toMatch(ids);
  });
  test('of a table without a scene', () => {
    expect(heading({ ...view, scene: undefined }, catalogue).title).toBe('MERC');
  });
});

const told = (text: string) => ({ value: 0, text });
