import { describe, expect, test } from 'vitest';
import type { Table } from '../link/protocol.ts';
import { titleOf } from './title.ts';

const table = (over: Partial<Table>): Table =>
  ({ status: 'running', paused: false, view: { awaited: [1] }, ...over }) as Table;

describe('the title of the page', () => {
  test('says that it is your turn', () => {
    expect(titleOf(table({}), 'MERC', 1, ['Ada'])).toBe('Your turn – MERC – Sortie');
  });
  test('names those who are awaited', () => {
    expect(titleOf(table({}), 'MERC', 0, ['Ada', 'Wren'])).toBe('Waiting for Ada, Wren – MERC – Sortie');
    expect(titleOf(table({}), 'MERC', 0, [])).toBe('Waiting – MERC – Sortie');
  });
  test('tells what there is when nobody plays', () => {
    expect(titleOf(table({ status: 'open' }), 'MERC', 0, [])).toBe('Waiting room – MERC – Sortie');
    expect(titleOf(table({ status: 'over' }), 'MERC', 0, [])).toBe('Game over – MERC – Sortie');
    expect(titleOf(table({ paused: true }), 'MERC', 1, [])).toBe('Paused – MERC – Sortie');
    expect(titleOf(table({}), 'MERC', null, ['Ada'])).toBe('Watching – MERC – Sortie');
    expect(titleOf(null, '', null, [])).toBe('Table – Sortie');
  });
});
