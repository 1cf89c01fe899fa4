import { describe, expect, test } from 'vitest';
import type { Chance } from '../link/protocol.ts';
import { checkChance } from './verify_chance.ts';

// As a server told it after a game of tic-tac-toe.
const played: Chance = {
  table: 'aaa9hd2z',
  commitment: 'ab799f4de48bd63240293b298866756b1a0147491759c5e8d69b95e43c364e60',
  secret: '34ad04a389e5b3ee5d98272b6cdc5513b27aa10956d67492259aab3344bb6527',
  contributions: [{ seat: 0, digits: '00112233445566778899aabbccddeeff' }],
  seed: '7809396295ca750966081e6684115f7e2e7fc76a4f46e44602278ff11ae4f0d4',
};
const flipped = (digits: string) => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);

describe('a check of the dice', () => {
  test('what a server has told is in order', async () => {
    expect(await checkChance(played, played.commitment)).toEqual({
      commitment: played.commitment,
      seed: played.seed,
      problem: null,
    });
  });
  test('another secret breaks the seal', async () => {
    const check = await checkChance({ ...played, secret: flipped(played.secret) });
    expect(check.problem).toBe('commitment');
  });
  test('another seal than the one shown before is not taken', async () => {
    expect((await checkChance(played, flipped(played.commitment))).problem).toBe('commitment');
    expect((await checkChance({ ...played, commitment: flipped(played.commitment) })).problem).toBe(
      'commitment',
    );
  });
  test('another seed, another part and another seat are found out', async () => {
    expect((await checkChance({ ...played, seed: flipped(played.seed) })).problem).toBe('seed');
    const part = played.contributions[0]?.digits ?? '';
    const otherPart = { ...played, contributions: [{ seat: 0, digits: flipped(part) }] };
    expect((await checkChance(otherPart)).problem).toBe('seed');
    expect((await checkChance({ ...played, contributions: [{ seat: 1, digits: part }] })).problem).toBe(
      'seed',
    );
    expect((await checkChance({ ...played, contributions: [] })).problem).toBe('seed');
  });
  test('a part that could carry more than digits is no part', async () => {
    const contributions = [{ seat: 0, digits: '00\n2 11' }];
    expect((await checkChance({ ...played, contributions })).problem).toBe('form');
    expect((await checkChance({ ...played, secret: '' })).problem).toBe('form');
  });
});
