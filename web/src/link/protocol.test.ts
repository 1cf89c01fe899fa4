import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { protocolVersion, requestNames } from './protocol.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

// The names in the first column of the table of requests, "`leave`, `set_seat` (`kind`, `bot`), `begin`" among them.
function requestsOfPage(): string[] {
  const section = page.slice(
    page.indexOf('| request | fields |'),
    page.indexOf('## What the server sends by itself'),
  );
  return section
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => {
      const first = (line.split(' | ')[0] ?? '').replaceAll(/\([^)]*\)/g, '');
      return [...first.matchAll(/`(\w+)`/g)].map((found) => found[1] ?? '');
    });
}

describe('the protocol', () => {
  it('has the requests of its page, no more and no fewer', () => {
    expect([...requestsOfPage()].sort()).toEqual([...requestNames].sort());
  });
  it('has the version of its page', () => {
    expect(page).toContain(`Version ${protocolVersion}.`);
  });
});
