import { describe, expect, test } from 'vitest';
import type { ChoiceOption } from '../../link/protocol.ts';
import type { BoardSession } from '../../table/board_session.ts';
import { Lead, offeredSector, offeredUnit, pickedSectors } from './choosing.svelte.ts';

const option = (name: string, kind: string | null = null): ChoiceOption => ({
  value: 0,
  name,
  prompt: '',
  kind,
});

// As much of a session as choosing on the table looks at.
function sessionWith(options: ChoiceOption[], more: object = {}) {
  const picked: string[] = [];
  const session = {
    latest: { update: 1 },
    isSending: false,
    isAwaited: true,
    choice: {
      isAsking: false,
      picked: [] as { option: ChoiceOption; question: string; isForced: boolean }[],
      options,
      open: (each: ChoiceOption) => {
        picked.push(each.name);
        return Promise.resolve();
      },
    },
    ...more,
  };
  return { session: session as unknown as BoardSession, raw: session, picked };
}

describe('the leading question', () => {
  test('is opened once in a moment, and not again for who goes back', () => {
    const { session, picked } = sessionWith([option('finish'), option('put')]);
    const lead = new Lead();
    lead.follow(session);
    lead.follow(session);
    expect(picked).toEqual(['put']);
    expect(lead.root('finish')).toBeDefined();
    expect(lead.root('include')).toBeUndefined();
  });
  test('is opened again after a move and after every update', () => {
    const { session, raw, picked } = sessionWith([option('place'), option('enough')]);
    const lead = new Lead();
    lead.follow(session);
    raw.isSending = true;
    lead.follow(session);
    raw.isSending = false;
    lead.follow(session);
    raw.latest = { update: 2 };
    lead.follow(session);
    expect(picked).toEqual(['place', 'place', 'place']);
  });
  test('waits for the answer that is on its way', () => {
    const { session, raw, picked } = sessionWith([option('land')]);
    raw.choice.isAsking = true;
    new Lead().follow(session);
    expect(picked).toEqual([]);
  });
  test('is not opened for who has orders to give, nor for who is not awaited', () => {
    const orders = sessionWith([option('end_turn'), option('move'), option('train')]);
    new Lead().follow(orders.session);
    expect(orders.picked).toEqual([]);
    const other = sessionWith([option('land')], { isAwaited: false });
    new Lead().follow(other.session);
    expect(other.picked).toEqual([]);
  });
  test('the only action of the moment is known although it was taken by itself', () => {
    const { session, raw } = sessionWith([option('a1', 'sector')]);
    raw.choice.picked = [{ option: option('land'), question: '', isForced: true }];
    const lead = new Lead();
    lead.follow(session);
    expect(lead.root('land')).toBeDefined();
  });
});

describe('what is offered', () => {
  const { session, raw } = sessionWith([
    option('b2', 'sector'),
    option('c1', 'goal'),
    option('max', 'fighter'),
  ]);
  test('by kind and name', () => {
    expect(offeredSector(session, 'b2')).toBeDefined();
    expect(offeredSector(session, 'c1')).toBeDefined();
    expect(offeredSector(session, 'max')).toBeUndefined();
    expect(offeredUnit(session, 'max')).toBeDefined();
  });
  test('a place that does not arise is not chosen', () => {
    raw.choice.picked = [
      { option: option('b2', 'sector'), question: '', isForced: false },
      { option: option('-', 'sector'), question: '', isForced: true },
    ];
    expect(pickedSectors(session)).toEqual(['b2']);
  });
});
