import { describe, expect, it } from 'vitest';
import { FocusKeeper } from './focus.ts';

// A page of names: those in `there` can have the focus, the first of them is where one would go on.
function pageOf(...names: string[]) {
  const page = { there: names, active: null as string | null };
  const keeper = new FocusKeeper<string>({
    active: () => (page.active !== null && page.there.includes(page.active) ? page.active : null),
    isUsable: (name) => page.there.includes(name),
    best: () => page.there[0] ?? null,
    give(name) {
      page.active = name;
      keeper.took(name);
    },
  });
  const enter = (name: string) => {
    page.active = name;
    keeper.took(name);
  };
  return { page, keeper, enter };
}

describe('the place of the keyboard', () => {
  it('goes to the next best element when its own goes away', () => {
    const { page, keeper, enter } = pageOf('confirm', 'log');
    enter('confirm');
    page.there = ['question', 'log'];
    keeper.look();
    expect(page.active).toBe('question');
  });
  it('waits for an element if there is none yet', () => {
    const { page, keeper, enter } = pageOf('play now');
    enter('play now');
    page.there = [];
    keeper.look();
    page.there = ['main'];
    keeper.look();
    expect(page.active).toBe('main');
  });
  it('stays where it is as long as that is there', () => {
    const { page, keeper, enter } = pageOf('confirm', 'log');
    enter('log');
    page.there = ['question', 'log'];
    keeper.look();
    expect(page.active).toBe('log');
  });
  it('is given to nobody who has not used the keyboard, and not taken from who left it himself', () => {
    const { page, keeper, enter } = pageOf('confirm');
    keeper.look();
    expect(page.active).toBeNull();
    enter('confirm');
    page.active = null; // a press on empty ground
    keeper.look();
    expect(page.active).toBeNull();
  });
  it('is given to whoever plays by shortcuts', () => {
    const { page, keeper } = pageOf('question');
    keeper.acted();
    expect(page.active).toBe('question');
  });
  it('follows what is offered for a keyboard, not for a pointer', () => {
    const { page, keeper, enter } = pageOf('confirm', 'map');
    enter('map');
    keeper.used('pointer');
    keeper.offer();
    expect(page.active).toBe('map');
    keeper.used('keyboard');
    keeper.offer();
    expect(page.active).toBe('confirm');
  });
});
