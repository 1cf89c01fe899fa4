import { describe, expect, it } from 'vitest';
import type { Json } from '../../link/protocol.ts';
import catalogue from './catalogue.fixture.json' with { type: 'json' };
import { cardsOf } from './cards.ts';
import {
  aimsOf,
  attackInWords,
  componentsIn,
  factionOf,
  goalOf,
  hasDictator,
  industriesOf,
  isOpposite,
  modeNotes,
  roadLeft,
  upright,
  vehiclesOf,
  wayInWords,
} from './modes.ts';
import { hasWon, holdersOf, verdictOf } from './over_score.ts';
import played from './played.fixture.json' with { type: 'json' };
import type { MercScene, Modes } from './scene.ts';

const cards = cardsOf(catalogue as unknown as Json);
function some<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the table that was played lacks it');
  return thing;
}
const normal = played.view.scene as unknown as MercScene;
const modes = (changes: Partial<Modes>): Modes => ({
  mode: 'normal',
  vehicles: false,
  i_dictator: false,
  ...changes,
});
const sceneWith = (changes: Partial<Modes>, rest: Partial<MercScene> = {}): MercScene => ({
  ...normal,
  ...rest,
  modes: modes(changes),
});
const versus = sceneWith({
  mode: 'versus',
  acting: 2,
  factions: [
    { number: 1, value: 12, players: ['rebel1'] },
    { number: 2, value: 12, players: ['rebel2'] },
  ],
});

describe('factions', () => {
  it('are those of Versus, which has no Dictator', () => {
    expect(factionOf(versus, 'rebel2')?.number).toBe(2);
    expect(hasDictator(versus)).toBe(false);
    expect(factionOf(normal, 'rebel1')).toBeUndefined();
    expect(hasDictator(normal)).toBe(true);
  });
  it('whose turn it is stands where Rebels stand', () => {
    expect([isOpposite(versus, 'rebel1'), isOpposite(versus, 'rebel2')]).toEqual([true, false]);
    expect(isOpposite(normal, 'dictator')).toBe(true);
    expect(attackInWords(versus, 'rebels')).toBe('Faction 2 attacks');
    expect(attackInWords(normal, 'dictator')).toBe('The Dictator attacks');
  });
  it('count their industries', () => {
    const all = normal.sectors.filter(({ card }) => cards.sector(card)?.land === 'industry');
    const faction = { number: 1, value: 0, players: ['rebel1'] };
    const taken = normal.sectors.map((sector) => ({ ...sector, holder: 'rebel1' }));
    expect(industriesOf({ ...normal, sectors: taken }, cards, faction)).toEqual({
      held: all.length,
      all: all.length,
    });
  });
});

describe('the end', () => {
  it('names the faction, and why equal values favour it', () => {
    const over = {
      ...versus,
      outcome: 'most_value',
      modes: { ...some(versus.modes), end: 'faction 1 has won' },
    };
    expect(verdictOf(over, '')).toMatchObject({ title: 'Faction 1 has won', rule: 'V4.6' });
    expect(hasWon(over, 'rebel1')).toBe(true);
    expect(hasWon(over, 'rebel2')).toBe(false);
    expect(holdersOf(over).map(({ name }) => name)).toEqual(['Faction 1', 'Faction 2']);
  });
  it('is one player’s alone with the super weapon', () => {
    const over = sceneWith({ i_dictator: true, end: 'rebel2 has won' }, { outcome: 'super_weapon' });
    expect(verdictOf(over, '')).toMatchObject({ title: 'Rebel 2 has won', rule: 'V5.7' });
    expect([hasWon(over, 'rebel1'), hasWon(over, 'rebel2')]).toEqual([false, true]);
  });
});

describe('what lies and drives on the map', () => {
  it('is the road with its goal and face-down cards', () => {
    const first = some(normal.sectors[0]);
    const last = some(normal.sectors.at(-1));
    const unit = { ...some(normal.units[0]), id: 'teresa', sector: first.id };
    const road = sceneWith({ mode: 'solo_rescue', laid: [last.id] }, { units: [unit] });
    expect(goalOf(road)).toBe(last.id);
    expect(roadLeft(road)).toBe(normal.sectors.length - 1);
    expect(modeNotes(road, cards, last.id)).toEqual(['a card lies face down', 'the goal of the road']);
    expect(upright(road)).toMatchObject({ rows: road.columns, columns: road.rows });
  });
  it('is a vehicle with its squad', () => {
    const vehicle = { card: 'jeep', armor: 1, damage: 0, crew: 4, loaded: 2, riding: 0 };
    const [first, ...others] = normal.players.filter(({ squads }) => squads.length > 0);
    const player = some(first);
    const squads = player.squads.map((squad, index) => (index === 0 ? { ...squad, vehicle } : squad));
    const scene = sceneWith(
      { vehicles: true },
      { you: player.id, players: [{ ...player, squads }, ...others] },
    );
    expect(vehiclesOf(scene)).toHaveLength(1);
    expect(modeNotes(scene, cards, some(squads[0]).sector)).toEqual([
      `Jeep · armor 1 of 1 · crew 4 · 2 militia get in, with your ${some(squads[0]).name} squad`,
    ]);
  });
  it('is a component with whoever carries it', () => {
    const unit = some(normal.units[0]);
    const carried = [{ pocket: 'accessory' as const, card: 'detonator-1', wear: 0 }];
    const scene = sceneWith(
      { i_dictator: true, components: [{ card: 'detonator-1', origin: unit.sector }] },
      { units: [{ ...unit, carried }] },
    );
    expect(componentsIn(scene, unit.sector).map(({ card }) => card)).toEqual(['detonator-1']);
    expect(aimsOf(scene, cards).map(({ rule }) => rule)).toEqual(['V5.7']);
    expect(wayInWords(scene)).toBe('I, Dictator');
  });
});
