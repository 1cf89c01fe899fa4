import { describe, expect, test } from 'vitest';
import type { GameEvent, View } from '../../link/protocol.ts';
import { playerOf, seatNote } from './seat_note.ts';

const player = (id: string, seat: number, more: object = {}) => ({ id, seat, value: 6, task: null, ...more });
const view = (more: object = {}): View =>
  ({
    scene: {
      phase: 'rebels',
      combat: null,
      joint: null,
      players: [player('rebel1', 0), player('rebel2', 1), player('dictator', 2)],
      units: [
        { id: 'max', owner: 'rebel1', actions: 2 },
        { id: 'sonia', owner: 'rebel1', actions: 1 },
        { id: 'walter', owner: 'rebel2', actions: 0 },
        { id: 'dictator', owner: 'dictator', actions: 0 },
      ],
      ...more,
    },
  }) as unknown as View;
const event = (fields: Record<string, string>): GameEvent => ({
  name: 'happened',
  text: '',
  fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { value: 0, text }])),
});

describe('what is said of a seat', () => {
  test('is what it has and how many actions are left', () => {
    expect(seatNote(0, view())).toEqual({ has: '2 MERCs · worth 6', left: '3 left', isDone: true });
    expect(seatNote(1, view())?.has).toBe('1 MERC · worth 6');
  });
  test('does not count the Dictator among his MERCs', () => {
    expect(seatNote(2, view())).toEqual({ has: '0 MERCs · worth 6', left: 'acts', isDone: false });
  });
  test('is not "done" while a combat keeps everybody waiting', () => {
    expect(seatNote(0, view({ combat: {} }))).toMatchObject({ left: 'acts', isDone: false });
  });
  test('is nothing where there is no scene', () => {
    expect(seatNote(0, {} as View)).toBeNull();
  });
});

describe('whom a sentence is about', () => {
  test('is the player it names, whoever moved', () => {
    expect(playerOf(event({ player: 'dictator' }), view())).toBe(2);
  });
  test('is the owner of the fighter or unit', () => {
    expect(playerOf(event({ fighter: 'militia-of-rebel2' }), view())).toBe(1);
    expect(playerOf(event({ unit: 'sonia' }), view())).toBe(0);
  });
  test('is nobody in particular otherwise', () => {
    expect(playerOf(event({ unit: 'nobody' }), view())).toBeNull();
    expect(playerOf(event({}), undefined)).toBeNull();
  });
});
