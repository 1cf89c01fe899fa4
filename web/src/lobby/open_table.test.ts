import { describe, expect, it } from 'vitest';
import type { Link } from '../link/link.ts';
import { Refused } from '../link/protocol.ts';
import { playNow } from './form.ts';
import { openTable } from './open_table.ts';

// A link that keeps what it was asked, and refuses one request.
function linkThat(refuses?: string) {
  const asked: [string, Record<string, unknown>][] = [];
  const ask = (name: string, fields: Record<string, unknown>) => {
    asked.push([name, fields]);
    if (name === refuses) return Promise.reject(new Refused({ code: 'T_X', words: 'no', rule: null }));
    if (name === 'watch')
      return Promise.resolve({ table: { id: 'k7m2qx3p', status: 'open', commitment: null } });
    return Promise.resolve(name === 'create' ? { table: 'k7m2qx3p' } : { update: 1 });
  };
  return { asked, link: { ask } as unknown as Link };
}
const wish = { plan: playNow, seat: 0, name: 'Ada', begins: true };

describe('opening a table', () => {
  it('creates it, looks at its seal, sits down and begins', async () => {
    const { asked, link } = linkThat();
    expect(await openTable(link, wish)).toBe('k7m2qx3p');
    expect(asked.map(([name]) => name)).toEqual(['create', 'watch', 'take', 'begin']);
    expect(asked[0]?.[1]).toMatchObject({ game: 'merc', listed: false });
    expect(asked[2]?.[1]).toMatchObject({ table: 'k7m2qx3p', seat: 0, name: 'Ada' });
    expect(asked[2]?.[1].contribution).toMatch(/^[0-9a-f]{32}$/);
  });
  it('waits for others where some are missing', async () => {
    const { asked, link } = linkThat();
    await openTable(link, { ...wish, seat: null, begins: false });
    expect(asked.map(([name]) => name)).toEqual(['create']);
  });
  it('passes on that the table was refused', async () => {
    await expect(openTable(linkThat('create').link, wish)).rejects.toThrow('no');
  });
  it('leads to the table even if the seat was refused', async () => {
    expect(await openTable(linkThat('take').link, wish)).toBe('k7m2qx3p');
  });
});
