import { describe, expect, it } from 'vitest';
import {
  cellsAlong,
  directionOf,
  distance,
  everyCell,
  extended,
  placeOf,
  quadrantOf,
  readCell,
  wayWords,
} from './grid.ts';

describe('cells', () => {
  it('has the names of moves', () => {
    expect(everyCell).toHaveLength(600);
    expect(everyCell[0]).toBe('A1');
    expect(everyCell[599]).toBe('T30');
    expect(placeOf('C7')).toEqual({ x: 2, y: 6 });
  });
  it('reads what somebody typed, and nothing else', () => {
    expect(readCell(' k18 ')).toBe('K18');
    expect(readCell('T30')).toBe('T30');
    for (const wrong of ['', 'K', '18', 'U5', 'K31', 'K0', 'K18x', 'A7 to K9'])
      expect(readCell(wrong)).toBeNull();
  });
  it('measures as units do', () => {
    expect(distance('F6', 'H7')).toBe(2);
    expect(distance('A1', 'A1')).toBe(0);
    expect(['A1', 'T1', 'J16', 'K16'].map(quadrantOf)).toEqual(['NW', 'NE', 'SW', 'SE']);
  });
});

describe('ways', () => {
  it('follows directions from the cell where they begin', () => {
    expect(cellsAlong('K16', 'S-SE-E')).toEqual(['K17', 'L18', 'M18']);
    expect(directionOf('K16', 'J15')).toBe('NW');
    expect(directionOf('K16', 'K18')).toBeNull();
  });
  it('is written in two words of five steps each', () => {
    expect(wayWords('K16', ['K17', 'L18'])).toBe('S-SE -');
    const long = ['K2', 'K3', 'K4', 'K5', 'K6', 'K7'];
    expect(wayWords('K1', long)).toBe('S-S-S-S-S S');
    expect(wayWords('K1', ['K3'])).toBeNull();
    expect(wayWords('K1', [])).toBeNull();
  });
  it('grows by neighbours, shortens on itself and ends at its begin', () => {
    expect(extended('K16', ['K17'], 'L18')).toEqual(['K17', 'L18']);
    expect(extended('K16', ['K17', 'L18', 'M18'], 'K17')).toEqual(['K17']);
    expect(extended('K16', ['K17'], 'K16')).toEqual([]);
    expect(extended('K16', ['K17'], 'T1')).toEqual(['K17']);
  });
});
