import { describe, expect, it } from 'vitest';
import type { Table, View } from '../link/protocol.ts';
import { momentOf, tones } from './tones.ts';

function table(awaited: number[], more: { over?: boolean; window?: number; id?: string } = {}): Table {
  const window =
    more.window === undefined ? null : { number: more.window, name: 'w', prompt: 'w', offers: [] };
  return {
    id: more.id ?? 'abcd',
    status: more.over ? 'over' : 'running',
    view: { awaited, window } as unknown as View,
  } as Table;
}

describe('what is heard', () => {
  it('is the begin of one’s own turn, once', () => {
    expect(momentOf(table([1]), table([0]), 0)).toBe('your-turn');
    expect(momentOf(table([0]), table([0]), 0)).toBeNull();
    expect(momentOf(table([0]), table([1]), 0)).toBeNull();
  });
  it('is a window in which one is asked, also in the middle of one’s turn', () => {
    expect(momentOf(table([1]), table([0], { window: 3 }), 0)).toBe('window');
    expect(momentOf(table([0]), table([0], { window: 3 }), 0)).toBe('window');
    expect(momentOf(table([0], { window: 3 }), table([0], { window: 3 }), 0)).toBeNull();
    expect(momentOf(table([1]), table([1], { window: 3 }), 0)).toBeNull();
  });
  it('is the end of the game, also for those who watch', () => {
    expect(momentOf(table([0]), table([], { over: true }), null)).toBe('over');
    expect(momentOf(table([], { over: true }), table([], { over: true }), null)).toBeNull();
  });
  it('is nothing for whoever has just come or only watches', () => {
    expect(momentOf(null, table([0]), 0)).toBeNull();
    expect(momentOf(table([1], { id: 'efgh' }), table([0]), 0)).toBeNull();
    expect(momentOf(table([1]), table([0]), null)).toBeNull();
  });
  it('is short', () => {
    for (const all of Object.values(tones)) {
      for (const { at, length } of all) expect(at + length).toBeLessThan(1);
    }
  });
});
