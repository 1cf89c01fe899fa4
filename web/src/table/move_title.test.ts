import { describe, expect, it } from 'vitest';
import type { View } from '../link/protocol.ts';
import { actionTitle, moveTitle } from './move_title.ts';

const table = {
  actions: { put: { title: 'Put a card on', icon: 'move' as const, group: 'Team' } },
  nameOf: (kind: string | null, name: string) => ({ title: kind === 'card' ? `the ${name}` : name }),
};
const view = {} as View;
const title = (action: string, ...picks: { kind: string | null; name: string }[]) =>
  moveTitle(table, view, null, action, picks);

describe('a move in words', () => {
  it('has the title of its action, or its plain name', () => {
    expect(actionTitle(table, 'put')).toBe('Put a card on');
    expect(title('end_turn')).toBe('End turn');
  });
  it('calls what was chosen as the game does', () => {
    expect(title('put', { kind: 'card', name: 'uzi' }, { kind: 'unit', name: 'Sonia' })).toBe(
      'Put a card on · the uzi · Sonia',
    );
  });
  it('leaves out what does not arise', () => {
    expect(title('put', { kind: 'card', name: '-' }, { kind: 'unit', name: 'Sonia' })).toBe(
      'Put a card on · Sonia',
    );
  });
  it('has the names of the notation before there is a position', () => {
    expect(moveTitle(table, null, null, 'put', [{ kind: 'card', name: 'uzi' }])).toBe('Put a card on · uzi');
  });
});
