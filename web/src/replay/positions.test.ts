import { describe, expect, it } from 'vitest';
import type { Link } from '../link/link.ts';
import { Positions } from './positions.ts';

function positions() {
  const asked: string[] = [];
  let refuses = false;
  const ask = (_name: string, { seat, step }: { seat: number | null; step: number }) => {
    asked.push(`${seat}:${step}`);
    return refuses ? Promise.reject(new Error('no')) : Promise.resolve({ view: { moment: `after ${step}` } });
  };
  const refuse = (isRefused: boolean) => (refuses = isRefused);
  return { all: new Positions({ ask } as unknown as Link, 'aaaa'), asked, refuse };
}

describe('the positions of a replay', () => {
  it('are asked for once for each seat, even before the answer has come', async () => {
    const { all, asked } = positions();
    await Promise.all([all.look(null, 3), all.look(null, 3), all.look(1, 3)]);
    expect((await all.look(null, 3)).moment).toBe('after 3');
    expect(asked).toEqual(['null:3', '1:3']);
    expect([all.has(null, 3), all.has(null, 4)]).toEqual([true, false]);
  });
  it('are asked for again after a refusal', async () => {
    const { all, refuse } = positions();
    refuse(true);
    await expect(all.look(null, 1)).rejects.toThrow('no');
    refuse(false);
    expect((await all.look(null, 1)).moment).toBe('after 1');
  });
  it('are forgotten when they are too many, the oldest first', async () => {
    const { all } = positions();
    for (let step = 0; step <= 400; ++step) await all.look(null, step);
    expect([all.has(null, 0), all.has(null, 1), all.has(null, 400)]).toEqual([false, true, true]);
  });
});
