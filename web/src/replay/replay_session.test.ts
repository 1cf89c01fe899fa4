import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Link } from '../link/link.ts';
import { Refused } from '../link/protocol.ts';
import { ReplaySession } from './replay_session.svelte.ts';

const pageMost = 3; // steps; small, so that a story has several pages

// A game of `count` steps; its position after a step is the step's number and who looks.
function gameOf(count: number, status = 'over') {
  const looks: string[] = [];
  const stories: string[] = [];
  const ask = (name: string, fields: { seat: number | null; step: number; from: number }) => {
    const { seat, step, from } = fields;
    if (name === 'watch') return Promise.resolve({ table: { id: 'aaaa', status, seats: [] }, missing: null });
    if (name === 'story') {
      stories.push(`${seat}:${from}`);
      const steps = Array.from({ length: Math.min(pageMost, count - from) }, (_, index) => ({
        step: from + index + 1,
        seat: (from + index) % 2,
        by: 'player',
        move: `move ${from + index + 1}`,
        events: [{ name: 'moved', text: `seen by ${seat}`, fields: {} }],
      }));
      return Promise.resolve({ count, steps });
    }
    if (name !== 'look') return Promise.resolve({});
    looks.push(`${seat}:${step}`);
    if (step > count) return Promise.reject(new Refused({ code: 'T_NO_STEP', words: 'no', rule: null }));
    return Promise.resolve({ view: { viewer: seat, moment: `after ${step}` } });
  };
  const session = new ReplaySession({ ask } as unknown as Link, 'aaaa', () => ({ lengthOf: () => 2_000 }));
  return { session, looks, stories };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const moment = (session: ReplaySession) => session.shown?.view?.moment;

describe('a replay', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('begins at the beginning, or at the step of its address, with its whole story', async () => {
    const { session, stories } = gameOf(7);
    await session.open(null);
    expect([session.step, session.count, moment(session)]).toEqual([0, 7, 'after 0']);
    expect(stories).toEqual(['null:0', 'null:3', 'null:6']);
    expect(session.story.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(session.log[2]).toMatchObject({ number: 3, update: { what: 'moved', seat: 0, move: 'move 3' } });

    const other = gameOf(7).session;
    await other.open(5);
    expect([other.step, moment(other), other.shown?.update]).toEqual([5, 'after 5', 5]);
    const beyond = gameOf(7).session;
    await beyond.open(99);
    expect([beyond.step, beyond.shown?.status]).toEqual([7, 'over']);
  });
  it('asks for no story of a game that still runs', async () => {
    const { session, stories } = gameOf(7, 'running');
    await session.open(null);
    expect([session.table?.status, session.count, stories]).toEqual(['running', null, []]);
  });
  it('asks for each position once', async () => {
    const { session, looks } = gameOf(7);
    await session.open(null);
    for (const step of [1, 2, 1, 0]) {
      session.goTo(step);
      await settle();
      expect([moment(session), session.shown?.status]).toEqual([`after ${step}`, 'running']);
    }
    expect(looks).toEqual(['null:0', 'null:1', 'null:2']);
    session.goTo(-3);
    expect(session.step).toBe(0);
    session.goTo(8);
    expect(session.step).toBe(7);
  });
  it('shows the step that was wanted last, without those between', async () => {
    const { session, looks } = gameOf(100);
    await session.open(null);
    for (let step = 1; step <= 60; ++step) session.goTo(step);
    await vi.advanceTimersByTimeAsync(500);
    expect([session.step, moment(session)]).toEqual([60, 'after 60']);
    expect(looks.length).toBeLessThanOrEqual(3);
  });
  it('looks and hears through the eyes and ears of a seat', async () => {
    const { session, stories } = gameOf(2);
    await session.open(1);
    await session.lookAs(1);
    expect([session.shown?.viewer, moment(session)]).toEqual([1, 'after 1']);
    expect(session.story[0]?.events[0]?.text).toBe('seen by 1');
    await session.lookAs(null);
    expect(session.story[0]?.events[0]?.text).toBe('seen by null');
    expect([session.shown?.viewer, stories.length]).toEqual([null, 3]);
  });
  it('plays by itself, shows the events before the position, and stops at the end', async () => {
    const { session, looks } = gameOf(2);
    await session.open(null);
    session.play();
    await settle();
    expect([session.step, moment(session), session.presenter.event?.name]).toEqual([1, 'after 0', 'moved']);
    expect(looks).toContain('null:2'); // ahead
    await vi.advanceTimersByTimeAsync(2_000);
    expect([session.step, moment(session)]).toEqual([2, 'after 1']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([session.step, moment(session), session.isPlaying]).toEqual([2, 'after 2', false]);
    session.play(); // once more from the beginning
    await settle();
    expect([session.step, moment(session)]).toEqual([0, 'after 0']);
  });
  it('plays faster, and pauses at the position of its step', async () => {
    const { session } = gameOf(9);
    await session.open(null);
    session.speed = 4;
    session.play();
    await settle();
    await vi.advanceTimersByTimeAsync(500);
    expect([session.step, moment(session)]).toEqual([2, 'after 1']);
    session.pause();
    expect([session.isPlaying, moment(session), session.presenter.isBusy]).toEqual([false, 'after 2', false]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.step).toBe(2);
  });
  it('says when a position is refused', async () => {
    const { session } = gameOf(2);
    await session.open(null);
    session.count = 5;
    session.goTo(4);
    await settle();
    expect(session.notice?.words).toBe('no');
    session.goTo(1);
    await settle();
    expect([session.notice, moment(session)]).toEqual([null, 'after 1']);
  });
});
