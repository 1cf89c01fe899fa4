import { describe, expect, it } from 'vitest';
import type { Table } from '../link/protocol.ts';
import { proofOf } from './proof.ts';

// As a server told it after a game of tic-tac-toe.
const chance = {
  table: 'aaa9hd2z',
  commitment: 'ab799f4de48bd63240293b298866756b1a0147491759c5e8d69b95e43c364e60',
  secret: '34ad04a389e5b3ee5d98272b6cdc5513b27aa10956d67492259aab3344bb6527',
  contributions: [{ seat: 0, digits: '00112233445566778899aabbccddeeff' }],
  seed: '7809396295ca750966081e6684115f7e2e7fc76a4f46e44602278ff11ae4f0d4',
};
const table = { id: 'aaa9hd2z', commitment: chance.commitment, chance } as unknown as Table;
const other = '0'.repeat(64);

describe('what a check has proven', () => {
  it('is much if the seal was noted before the game began', async () => {
    const proof = await proofOf(table, { commitment: chance.commitment, seen: 'open' }, chance.seed);
    expect([proof?.stage, proof?.title]).toEqual(['verified', 'The dice were fixed before the game began']);
    expect(proof?.claims.map(({ words }) => words)).toEqual([
      expect.stringContaining('noted before the game began'),
      expect.stringContaining('the part of one player'),
      expect.stringContaining('The replay begins with this seed'),
    ]);
  });
  it('is less if it was noted while the game ran, and it is said when it was never noted', async () => {
    const running = await proofOf(table, { commitment: chance.commitment, seen: 'running' }, null);
    expect(running?.claims[0]?.words).toContain('while the game ran');
    const never = await proofOf(table, null, null);
    expect([never?.stage, never?.claims[0]?.words]).toEqual([
      'verified',
      expect.stringContaining('did not see'),
    ]);
  });
  it('is that a promise was broken, even if what the server says now fits together', async () => {
    const proof = await proofOf(table, { commitment: other, seen: 'running' }, null);
    expect([proof?.stage, proof?.claims.length]).toEqual(['failed', 1]);
    expect(proof?.claims[0]?.words).toContain('noted another seal');
  });
  it('fails with another seed, mixed or replayed', async () => {
    const mixed = await proofOf({ ...table, chance: { ...chance, seed: other } }, null, null);
    expect([mixed?.stage, mixed?.claims.map(({ isRight }) => isRight)]).toEqual(['failed', [true, false]]);
    const replayed = await proofOf(table, null, other);
    expect([replayed?.stage, replayed?.claims.at(-1)?.words]).toEqual([
      'failed',
      'The replay begins with another seed.',
    ]);
  });
  it('is nothing while the secret is sealed', async () => {
    expect(await proofOf({ ...table, chance: null }, null, null)).toBeNull();
  });
});
