import { describe, expect, test } from 'vitest';
import type { BoardSession } from '../../table/board_session.ts';
import { Placer } from './placer.svelte.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve));

// A table at which militia are to be placed, as much of it as a placer looks at. It has room for so many in each sector
// and makes moves slowly, one at a time.
function placing(room: Record<string, number>, left: number) {
  const made: string[] = [];
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;
  const session = {
    latest: { update: 1 },
    settled: () => sending,
    legalMoves: async () => {
      await later();
      const places = Object.entries(room).flatMap(([sector, most]) =>
        Array.from({ length: Math.min(most, left) }, (_, index) => `place ${sector} ${index + 1}`),
      );
      return [...places, 'enough', 'resign'].map((text) => ({ text, action: '', arguments: {} }));
    },
    submit: async (move: string) => {
      if (isSending) return false;
      isSending = true;
      await (sending = later());
      isSending = false;
      const [, sector = '', count] = move.split(' ');
      room[sector] = (room[sector] ?? 0) - Number(count);
      left -= Number(count);
      session.latest = { update: session.latest.update + 1 };
      made.push(move);
      return true;
    },
  };
  return { placer: new Placer(session as unknown as BoardSession), session, made };
}

describe('placing militia', () => {
  test('counts every press, however quick they are', async () => {
    const { placer, made } = placing({ a1: 10, b2: 10 }, 8);
    await Promise.all([placer.add('a1', 1), placer.add('a1', 1), placer.add('b2', 5), placer.add('a1', 1)]);
    expect(made).toEqual(['place a1 1', 'place a1 1', 'place b2 5', 'place a1 1']);
  });
  test('places as many as there are left and as fit', async () => {
    const { placer, made } = placing({ a1: 2, b2: 10 }, 5);
    await Promise.all([placer.add('a1', 5), placer.add('a1', 5), placer.add('b2', 5)]);
    expect(made).toEqual(['place a1 2', 'place b2 3']);
  });
  test('offers the sectors that take some, also the only one that is left', async () => {
    const { placer, made } = placing({ a1: 1, b2: 1 }, 8);
    await placer.learn();
    expect(placer.sectors).toEqual(['a1', 'b2']);
    await placer.add('a1', 1);
    await placer.learn();
    expect(placer.sectors).toEqual(['b2']);
    await placer.add('b2', 1);
    expect(made).toHaveLength(2);
  });
  test('does not take the answer to an older position', async () => {
    const { placer, session } = placing({ a1: 1 }, 8);
    const learnt = placer.learn();
    session.latest = { update: 2 };
    await learnt;
    expect(placer.sectors).toEqual([]);
  });
});
