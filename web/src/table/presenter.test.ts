import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Table } from '../link/protocol.ts';
import { Presenter } from './presenter.svelte.ts';

const table = (update: number) => ({ update }) as Table;
const event = (name: string): GameEvent => ({ name, text: name, fields: {} });

describe('showing what happens', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const presenter = (lengths: Record<string, number>) =>
    new Presenter(() => ({ lengthOf: ({ name }) => lengths[name] ?? 0 }));

  it('shows the table before an update until its events are over, then the one after it', () => {
    const shows = presenter({ dice: 700 });
    shows.jump(table(1));
    shows.add(table(2), [event('dice')]);
    expect([shows.shown?.update, shows.event?.name]).toEqual([1, 'dice']);
    vi.advanceTimersByTime(700);
    expect([shows.shown?.update, shows.event]).toEqual([2, null]);
  });
  it('shows at once what takes no time', () => {
    const shows = presenter({});
    shows.jump(table(1));
    shows.add(table(2), [event('quiet')]);
    expect([shows.shown?.update, shows.isBusy]).toEqual([2, false]);
  });
  it('shows updates one after the other', () => {
    const shows = presenter({ move: 300 });
    shows.jump(table(1));
    shows.add(table(2), [event('move')]);
    shows.add(table(3), [event('move')]);
    vi.advanceTimersByTime(300);
    expect([shows.shown?.update, shows.isBusy]).toEqual([2, true]);
    vi.advanceTimersByTime(300);
    expect([shows.shown?.update, shows.isBusy]).toEqual([3, false]);
  });
  it('jumps to the end when asked, and when it has fallen too far behind', () => {
    const shows = presenter({ move: 2_000 });
    shows.jump(table(1));
    shows.add(table(2), [event('move')]);
    shows.skip();
    expect([shows.shown?.update, shows.isBusy]).toEqual([2, false]);
    shows.add(table(3), [event('move')]);
    shows.add(table(4), [event('move')]);
    expect([shows.shown?.update, shows.isBusy]).toEqual([4, false]);
  });
  it('shows everything to whoever has set no limit', () => {
    const shows = new Presenter(() => ({ lengthOf: () => 2_000 }), Infinity);
    shows.jump(table(1));
    shows.add(table(2), [event('move'), event('move')]);
    vi.advanceTimersByTime(3_999);
    expect([shows.shown?.update, shows.isBusy]).toEqual([1, true]);
    vi.advanceTimersByTime(1);
    expect([shows.shown?.update, shows.isBusy]).toEqual([2, false]);
  });
});
