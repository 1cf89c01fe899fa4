import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedOf } from './replay_text.ts';

const golden = (name: string) =>
  readFileSync(new URL(`../../../tests/golden/${name}.replay`, import.meta.url), 'utf8');

describe('the text of a replay', () => {
  it('names its seed at the head', () => {
    expect(seedOf(golden('skirmish-2-seats'))).toBe(`e607${'0'.repeat(60)}`);
  });
  it('names none elsewhere, and none that is no seed', () => {
    const seed = 'a'.repeat(64);
    expect(seedOf(`sortie-replay 1\nstart 12\nseed ${seed}\n`)).toBeNull();
    expect(seedOf('sortie-replay 1\nseed 12\nstart 12\n')).toBeNull();
    expect(seedOf('')).toBeNull();
  });
});
