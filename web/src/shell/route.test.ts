import { describe, expect, it, vi } from 'vitest';

// A browser as far as an address goes: it tells of a change later.
const browser = {
  address: '',
  tell: (() => undefined) as () => void,
  get hash() {
    return this.address;
  },
  set hash(to: string) {
    this.address = to.startsWith('#') ? to : `#${to}`;
  },
};
vi.stubGlobal('location', browser);
vi.stubGlobal('history', {
  state: null,
  replaceState: (_: unknown, __: string, to: string) => (browser.hash = to),
});
vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (browser.tell = listener));
const { Place, readRoute } = await import('./route.svelte.ts');

describe('the place that is looked at', () => {
  it('is another one as soon as one goes there, so that the screen that is left notes nothing any more', () => {
    browser.hash = '/replay/k7m2qx3p/1';
    const place = new Place();
    place.go('/table/k7m2qx3q');
    const there = place.route;
    expect(there).toEqual({ screen: 'table', table: 'k7m2qx3q' });
    browser.tell();
    expect(place.route).toBe(there); // it is not opened twice
  });
  it('follows what is typed or gone back to, also after a note', () => {
    browser.hash = '/replay/k7m2qx3p/1';
    const place = new Place();
    place.note('/replay/k7m2qx3p/5');
    expect(place.route).toMatchObject({ step: 1 });
    const opened = place.route;
    browser.hash = '#/replay/k7m2qx3p/1';
    browser.tell();
    expect(place.route).not.toBe(opened); // it leads back to step 1
    browser.hash = '#/';
    browser.tell();
    expect(place.route).toEqual({ screen: 'lobby' });
  });
});

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
