import { describe, expect, it } from 'vitest';
import type { GameEvent, OpenWindow } from '../link/protocol.ts';
import { causeOf } from './cause.ts';

const event = (name: string, text: string, number?: number): GameEvent => ({
  name,
  text,
  fields: number === undefined ? {} : { number: { value: number, text: String(number) } },
});
const logOf = (...events: GameEvent[]) => [
  { number: 7, update: { number: 7, time: 0, what: 'moved', seat: 0, events } },
];
const window: OpenWindow = { number: 2, name: 'before_roll', prompt: 'An attack', offers: [] };
const table = { sentence: ({ name }: GameEvent) => (name === 'silent' ? '' : null) };

describe('what a window is about', () => {
  it('is what was told last before it opened', () => {
    const log = logOf(
      event('attacked', 'scout1 attacks tank2'),
      event('silent', 'nothing to tell'),
      event('window-opened', 'window 2 opens', 2),
      event('played', 'seat1 plays aim'),
    );
    expect(causeOf(window, log, table, null)).toBe('scout1 attacks tank2');
  });
  it('is unknown if its opening is not in the log', () => {
    expect(causeOf(window, logOf(event('attacked', 'scout1 attacks tank2')), table, null)).toBeNull();
  });
});
