import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { readRoute } = await import('./route.svelte.ts');

describe('an address', () => {
  it('names a screen', () => {
    expect(readRoute('')).toEqual({ screen: 'lobby' });
    expect(readRoute('#/')).toEqual({ screen: 'lobby' });
    expect(readRoute('#/table/k7m2qx3p')).toEqual({ screen: 'table', table: 'k7m2qx3p' });
    expect(readRoute('#/replay/k7m2qx3p/12')).toEqual({ screen: 'replay', table: 'k7m2qx3p', step: 12 });
    expect(readRoute('#/replay/k7m2qx3p')).toEqual({ screen: 'replay', table: 'k7m2qx3p', step: null });
    expect(readRoute('#/rules/merc/R7.2')).toEqual({ screen: 'rules', game: 'merc', rule: 'R7.2' });
    expect(readRoute('#/tutorial/merc')).toEqual({ screen: 'tutorial', game: 'merc' });
  });
  it('that is none is told as such, whatever is in it', () => {
    for (const hash of [
      '#/table/',
      '#/table/../x',
      '#/table/<b>',
      '#/nowhere',
      '#/replay/abcd/x',
      '#/a/b/c/d',
    ]) {
      expect(readRoute(hash).screen).toBe('unknown');
    }
  });
});
