import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../link/protocol.ts';
import { aimAt, hitsOn, placeInRound, standing, theatreOf, trayOf } from './combat_scene.ts';
import { deedWords, storyOf, throwOf } from './combat_story.ts';
import { offersOf, stepOf } from './combat_words.ts';
import type { Attack, Combat, MercScene, Skill, Unit } from './scene.ts';

const name = (fighter: string) => fighter.charAt(0).toUpperCase() + fighter.slice(1);

function event(what: string, fields: Record<string, string | number>): GameEvent {
  const named = Object.entries(fields).map(([key, value]) => {
    return [
      key,
      typeof value === 'number' ? { value, text: String(value) } : { value: 0, text: value },
    ] as const;
  });
  return { name: what, text: '', fields: Object.fromEntries(named) };
}
const threw = (fighter: string, faces: number[], hits: number) => {
  const [ones = 0, twos = 0, threes = 0, fours = 0, fives = 0, sixes = 0] = faces;
  return event('threw', { fighter, ones, twos, threes, fours, fives, sixes, hits });
};

const skill = (value: number): Skill => ({ value, printed: value, equipment: 0, ability: 0 });
const unit = (id: string, owner: string, more: Partial<Unit> = {}): Unit => ({
  ...{ id, owner, name: name(id), squad: 'primary', sector: 'b2', health: 3, max_health: 3, actions: 0 },
  ...{ training_only: 0, free_moves: 0, dying: false, armor: 0, hits_on: 4, piercing: false, carried: [] },
  skills: { initiative: skill(2), training: skill(1), combat: skill(3), targets: skill(1) },
  ...more,
});
const attack = (more: Partial<Attack>): Attack => ({
  ...{ kind: 'turn', by: 'max', sector: 'b2', dice: 0, hits_left: 0, declared: false, rolled: false },
  ...{ faces: [0, 0, 0, 0, 0, 0], targets: [] },
  ...more,
});
const combat = (more: Partial<Combat> = {}): Combat => ({
  ...{ sector: 'b2', attacker: 'rebels', held_by: null, round: 1, standoff: false, next: 1, militia_left: 0 },
  order: ['max', 'militia-of-dictator', 'doc'].map((fighter) => ({
    fighter,
    owner: 'rebel1',
    initiative: 2,
  })),
  ...{ dogs: [], attack: null },
  ...more,
});
const player = (id: string, seat: number) => ({
  ...{ id, seat, team: 1, limit: null, value: 0, militia_initiative: 2, squads: [], task: null },
});
const scene = {
  units: [
    unit('max', 'rebel1'),
    unit('doc', 'rebel2', { squad: 'secondary' }),
    unit('far', 'rebel2', { sector: 'a1' }),
  ],
  players: [player('rebel1', 0), player('rebel2', 1), player('dictator', 2)],
  sectors: [{ id: 'b2', militia: [{ player: 'dictator', count: 3 }] }],
  regime: { card: 'mao', better_weapons: true },
} as unknown as MercScene;

describe('the story of a combat', () => {
  const events = [
    event('joined', { player: 'dictator', unit: 'sarge', sector: 'b2' }),
    event('combat-begun', { sector: 'a1' }),
    threw('max', [1], 0),
    event('combat-begun', { sector: 'b2' }),
    event('round-begun', { round: 1 }),
    event('dog-released', { unit: 'doc', victim: 'sarge' }),
    threw('doc', [1, 0, 0, 1, 0, 2], 3),
    event('hurt', { unit: 'sarge', health: 1 }),
    event('militia-lost', { player: 'dictator', sector: 'b2', count: 2 }),
    threw('militia-of-dictator', [1], 0),
    threw('militia-of-dictator', [0, 0, 0, 0, 1], 1),
    event('hurt', { unit: 'doc', health: 0 }),
    event('died', { unit: 'doc' }),
    event('died', { unit: 'sarge' }),
  ];
  test('a throw has its dice, the highest first', () => {
    expect(throwOf(threw('doc', [1, 0, 0, 1, 0, 2], 3))).toEqual({
      fighter: 'doc',
      faces: [6, 6, 4, 1],
      hits: 3,
    });
    expect(throwOf(event('died', { unit: 'doc' }))).toBeNull();
  });
  test('every fighter has what came of his attack', () => {
    const story = storyOf(events, name);
    expect(deedWords(story.deeds, 'doc')).toBe('dog on Sarge · 3 hits · Sarge at 1 · 2 militia');
    expect(deedWords(story.deeds, 'militia-of-dictator')).toBe('1 hit · Doc out · Sarge out');
    expect(deedWords(story.deeds, 'max')).toBe('');
  });
  test('only the combat that runs is told', () => {
    const story = storyOf(events, name);
    expect(story).toMatchObject({
      sector: 'b2',
      round: 1,
      fallen: ['doc', 'sarge'],
      militiaLost: { dictator: 2 },
    });
    expect(story.owners).toEqual({ sarge: 'dictator' });
    const after = storyOf([...events, event('combat-ended', { sector: 'b2' })], name);
    expect(after).toMatchObject({ sector: null, fallen: [], lastThrow: null, owners: { sarge: 'dictator' } });
  });
  test('a new round begins without deeds and keeps the losses', () => {
    const story = storyOf([...events, event('round-begun', { round: 2 })], name);
    expect(story).toMatchObject({ round: 2, deeds: [], militiaLost: { dictator: 2 } });
  });
});

describe('the theatre', () => {
  const story = storyOf([], name);
  test('everybody in the sector stands on one of two sides', () => {
    const { rebels, dictator } = theatreOf(scene, combat(), story);
    expect(rebels.map((force) => force.squads.map(({ name: squad }) => squad))).toEqual([
      ['primary'],
      ['secondary'],
    ]);
    expect(dictator[0]?.militia).toMatchObject({ fighter: 'militia-of-dictator', count: 3, lost: 0 });
    expect([standing(rebels), standing(dictator)]).toEqual([2, 3]);
  });
  test('the fallen and the lost militia stay on their side', () => {
    const told = { ...story, fallen: ['sarge'], owners: { sarge: 'dictator' }, militiaLost: { dictator: 2 } };
    const [force] = theatreOf(scene, combat(), told).dictator;
    expect(force?.fallen).toEqual(['sarge']);
    expect(force?.militia?.lost).toBe(2);
  });
  test('better weapons show in the dice of the Dictator’s militia', () => {
    expect(hitsOn('militia-of-dictator', scene)).toBe(3);
    expect(hitsOn('militia-of-rebel1', scene)).toBe(4);
  });
  test('before the throw there are as many empty dice as will be thrown', () => {
    const tray = trayOf(scene, combat({ attack: attack({}) }), null, null);
    expect(tray).toMatchObject({ by: 'max', dice: [], ghosts: 3 });
  });
  test('placed hits, the next one and misses are told apart', () => {
    const rolled = attack({
      ...{ declared: true, rolled: true, faces: [1, 0, 0, 1, 1, 1], hits_left: 2 },
      targets: [{ mark: 'sarge', count: 1, hits: 1, converted: 0 }],
    });
    const tray = trayOf(scene, combat({ attack: rolled }), null, null);
    expect(tray?.dice.map(({ face, isHit, state }) => [face, isHit, state])).toEqual([
      [6, true, 'placed'],
      [5, true, 'next'],
      [4, true, ''],
      [1, false, ''],
    ]);
    expect(tray).toMatchObject({ hits: 3, left: 2 });
    expect(stepOf(combat({ attack: rolled }))).toBe('place');
    expect(aimAt(combat({ attack: rolled }), 'sarge')).toMatchObject({ order: 1, hits: 1 });
    expect(aimAt(combat({ attack: rolled }), 'max')).toBeNull();
  });
  test('an event that is being shown is rolled before anything else', () => {
    const tray = trayOf(scene, combat(), threw('doc', [0, 0, 0, 0, 0, 1], 1), null);
    expect(tray).toMatchObject({ by: 'doc', isRolling: true, hits: 1 });
  });
  test('the rail knows who has acted, who acts and who comes', () => {
    const running = combat({ next: 2, attack: attack({ by: 'militia-of-dictator' }) });
    expect([0, 1, 2].map((index) => placeInRound(running, index))).toEqual(['past', 'now', 'next']);
    expect(placeInRound(combat({ next: 0, attack: attack({ kind: 'strike' }) }), 0)).toBe('next');
  });
  test('a window says who has answered', () => {
    const offers = [
      { seat: 1, status: 'passed' },
      { seat: 0, status: 'current' },
    ];
    const lines = offersOf({ number: 1, name: 'before_death', prompt: '', offers }, (seat) => `P${seat}`);
    expect(lines.map(({ words }) => words)).toEqual(['P1: has passed', 'P0: asked now']);
  });
});
