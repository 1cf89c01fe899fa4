import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../link/protocol.ts';
import type { GameTable } from '../registry.ts';
import { cellWords } from './cell_words.ts';
import { diceOf, happeningOf, lengthOf, sentence } from './events.ts';
import { groundParts, smallGround } from './ground.ts';
import { heading, phaseSteps } from './heading.ts';
import { coverOf, groundWords, markerTitle, nameOf, signed, tileAt } from './names.ts';
import { seatNote } from './seat_note.ts';
import { story } from './story.ts';
import taktik from './taktik.ts';
import { attackInWindow, catalogue, movement } from './taktik.fixture.ts';

const viewOf = (scene: unknown): View => ({
  game: 'taktik',
  viewer: 0,
  seats: 2,
  moment: '',
  awaited: [0],
  over: false,
  scores: null,
  window: null,
  board: '',
  scene: scene as never,
});
const event = (name: string, text: string, fields: Record<string, [number, string]> = {}): GameEvent => ({
  name,
  text,
  fields: Object.fromEntries(
    Object.entries(fields).map(([field, [value, words]]) => [field, { value, text: words }]),
  ),
});

describe('the header', () => {
  it('says the round and whose turn it is', () => {
    expect(heading(viewOf(movement))).toEqual({ title: 'Round 6 of 30', subtitle: 'Attacker’s turn · you' });
    expect(heading(viewOf({ ...movement, you: 'defender' })).subtitle).toBe('Attacker’s turn');
    expect(heading(viewOf({ ...movement, winner: 'attacker', phase: 'victory' })).title).toBe('Game over');
  });
  it('marks the phase, those before it and those to come', () => {
    const states = phaseSteps('movement').map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'now', 'to-come', 'to-come', 'to-come']);
    expect(phaseSteps('deployment').map(({ title }) => title)).toEqual(['Tactics', 'Deployment', 'Round 1']);
    expect(phaseSteps('victory')).toEqual([]);
  });
});

describe('cells in words', () => {
  it('tells ground, cover, unit and marker', () => {
    expect(cellWords(movement, catalogue, 'K16')).toBe(
      'K16, plain, road, A7, mechanized infantry, yours, 3 of 3 hit points, has moved',
    );
    expect(cellWords(movement, catalogue, 'K17')).toContain('strategic point 3, held by the Defender');
    expect(cellWords(movement, catalogue, 'K15')).toContain('the flag, held by nobody');
  });
  it('reads overlays from the digit of a tile', () => {
    const bridge = tileAt(movement, 8, 1);
    expect(bridge).toEqual({ terrain: 'P', road: true, river: true, bridge: true });
    expect(bridge && groundWords(bridge, true)).toBe('plain, road, river, destroyed bridge');
    expect(tileAt(movement, -1, 0)).toBeNull();
  });
  it('adds what is harder to hit and what defends', () => {
    const urban = { terrain: 'U', road: false, river: false, bridge: false };
    expect(coverOf(catalogue, urban)).toBe(-2);
    expect([signed(-2), signed(0), signed(1)]).toEqual(['−2', '±0', '+1']);
  });
  it('names markers', () => {
    expect(markerTitle({ name: 'base.defender' })).toBe('base of the Defender');
    expect(markerTitle({ name: 'evac2.attacker' })).toBe('evacuation point 2 of the Attacker');
    expect(markerTitle({ name: 'node4' })).toBe('resource node 4');
  });
});

describe('answers in words', () => {
  const name = (kind: string, text: string) => nameOf(kind, text, viewOf(movement), catalogue as never);
  it('tells units from cells of the same name', () => {
    expect(name('unit', 'A1').title).toBe('A1, light infantry');
    expect(name('cell', 'A1')).toEqual({ title: 'A1', note: 'plain' });
  });
  it('tells what lies in a place of the reserve', () => {
    expect(name('slot', '0').title).toBe('Artillery Support');
    expect(name('slot', '3').title).toBe('Reserve place 4');
    expect(name('quadrant', 'SE').title).toBe('the south-east');
  });
});

describe('what happens', () => {
  it('leaves the engine’s bookkeeping out and gives cards their names', () => {
    expect(sentence(event('window-opened', 'x'), catalogue as never)).toBe('');
    expect(
      sentence(
        event('tactic-played', 'Ada plays the tactic expert_aim', { card: [0, 'expert_aim'] }),
        catalogue as never,
      ),
    ).toBe('Ada plays the tactic Expert Aim');
    const passed = event('reaction-passed', 'seat2 lets it happen in window 22');
    expect(sentence(passed, catalogue as never, viewOf(movement))).toBe('the Defender passes');
    const stepped = event('unit-moved', 'A7 stands on K16 after 1 steps');
    expect(sentence(stepped, catalogue as never)).toBe('A7 stands on K16 after one step');
    expect(sentence(event('unit-moved', 'A7 stands on K16 after 4 steps'), catalogue as never)).toBeNull();
    expect(sentence(event('resigned', 'seat2 resigns'), catalogue as never, viewOf(movement))).toBe(
      'the Defender resigns',
    );
  });
  it('shows a hit over the unit that takes it', () => {
    const hit = event('hit', '', { unit: [0, 'A7'], target: [9, 'D9'], damage: [2, '2'] });
    expect(happeningOf(hit, attackInWindow)).toEqual({ cell: 'K18', words: 'hit', isBad: true });
    expect(happeningOf(event('phase-began', ''), attackInWindow)).toBeNull();
    expect(lengthOf(hit)).toBeGreaterThan(0);
  });
  it('draws the die of an attack', () => {
    const rolled = event('rolled', '', { unit: [0, 'A7'], die: [5, '5'], total: [4, '4'] });
    expect(diceOf(rolled)?.faces).toEqual([5]);
    expect(diceOf(event('hit', ''))).toBeNull();
  });
  it('divides a replay by turns', () => {
    const began = event('turn-began', '', { round: [6, '6'], side: [0, 'attacker'] });
    expect(story.chapterOf(began)).toEqual({ title: 'Round 6 · Attacker', mark: 'Round 6' });
    expect(story.chapterOf(event('rolled', ''))).toBeNull();
  });
});

describe('the table', () => {
  it('gives each side its colour, also where the second seat attacks', () => {
    expect([0, 1].map((seat) => taktik.seatMark(seat))).toEqual([1, 2]);
    const table: GameTable = taktik;
    const other = table.withOptions?.({ attacker: 'seat2' });
    expect([0, 1].map((seat) => other?.seatMark?.(seat, 2))).toEqual([2, 1]);
    expect(taktik.withOptions({ attacker: 'seat1' })).toEqual({});
  });
  it('says what a seat has', () => {
    expect(seatNote(0, viewOf(movement))?.has).toBe('Attacker · 4 units');
    const choosing = { ...movement, phase: 'selection' };
    expect(seatNote(1, viewOf(choosing))).toMatchObject({ isDone: true });
  });
  it('draws every cell of the ground', () => {
    const parts = groundParts(movement);
    expect(parts.match(/<rect/g)?.length).toBeGreaterThanOrEqual(1200);
    const cells = smallGround(movement).reduce((sum, { path }) => sum + (path.match(/M/g)?.length ?? 0), 0);
    expect(cells).toBe(600);
  });
});
