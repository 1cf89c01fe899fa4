import { describe, expect, it } from 'vitest';
import { cornerOf, factsOf, gridOf, learn, textOf, type Names } from './generic_view.ts';

const option = (name: string) => ({ value: 0, name, prompt: '', kind: 'cell' });

describe('a game that nobody has drawn a table for', () => {
  it('has a grid where places are named like cells, as large as the cells that are known', () => {
    const grid = gridOf({ marks: [['b2'], ['a1']] }, [option('c3')]);
    expect([grid?.columns, grid?.rows]).toEqual([3, 3]);
    expect(grid?.pieces.get('b2')).toEqual([{ text: '', seat: 0 }]);
    expect(grid?.pieces.get('a1')).toEqual([{ text: '', seat: 1 }]);
  });
  it('has no grid where nothing is a cell', () => {
    expect(gridOf({ hand: ['ace', 'a'] }, [option('pass')])).toBeNull();
  });
  it('is as large as its board for terminals, even if no cell is named yet', () => {
    expect(cornerOf('3 . . .\n2 . . .\n1 . . .\n  a b c\n')).toBe('c3');
    expect(cornerOf('  +---+---+\n2 |   |   |\n  +---+---+\n1 |   |   |\n     a   b\n')).toBe('b2');
    expect(cornerOf('round 3\nyour hand:\n  a  b\n')).toBeNull();
    expect(cornerOf('')).toBeNull();
  });
  it('shows a record with a place as a piece of its owner', () => {
    const grid = gridOf({ units: [{ at: 'b3', owner: 'seat2', kind: 'tank', health: 2 }] }, []);
    expect(grid?.pieces.get('b3')).toEqual([{ text: 'tank 2', seat: 1 }]);
  });
  it('shows equal records as a table and everything else as values', () => {
    expect(factsOf({ goods: [{ price: 4, sold: true }], round: 3, hand: ['big_gun', null] })).toEqual({
      tables: [{ name: 'goods', columns: ['price', 'sold'], rows: [['4', 'yes']] }],
      values: [
        { name: 'round', text: '3' },
        { name: 'hand', text: 'big gun, –' },
      ],
    });
  });
  it('calls a piece as moves and events call it, and knows its seat by that', () => {
    const names: Names = new Map();
    learn(names, 'unit', 1, 'scout2');
    const state = {
      units: [
        { cell: null, health: 0 },
        { cell: 'b3', health: 1 },
      ],
    };
    expect(gridOf(state, [], [], names)?.pieces.get('b3')).toEqual([{ text: 'scout2 1', seat: 1 }]);
    expect(factsOf(state).tables).toEqual([]);
  });
  it('says what is empty or hidden', () => {
    expect(textOf([])).toBe('none');
    expect(textOf([null, null])).toBe('2 hidden');
    expect(textOf([['a'], []])).toBe('[a], [none]');
  });
});
