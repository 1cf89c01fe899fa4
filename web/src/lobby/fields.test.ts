import { describe, expect, it } from 'vitest';
import { nameOf, readCode } from './fields.ts';

describe('a name', () => {
  it('is what was typed, without blanks around it', () => expect(nameOf('  Ada ')).toBe('Ada'));
  it('is Player if nothing was typed', () => {
    expect(nameOf('')).toBe('Player');
    expect(nameOf(' \u200b\u202e')).toBe('Player');
  });
  it('loses what cannot be seen and what turns the direction', () =>
    expect(nameOf('A\u202ed\na')).toBe('Ada'));
  it('is cut at a whole character within 40 bytes', () => {
    expect(nameOf('é'.repeat(30))).toBe('é'.repeat(20));
    expect(nameOf('x' + '😀'.repeat(10))).toBe('x' + '😀'.repeat(9));
  });
  it('keeps markup as text', () => expect(nameOf('<b>Ada</b>')).toBe('<b>Ada</b>'));
});

describe('a code', () => {
  it('is read as it was typed, with capitals, blanks and dashes', () => {
    expect(readCode(' K7M2-qx3p ')).toEqual({ code: 'k7m2qx3p' });
  });
  it('is found in a link', () => {
    expect(readCode('https://example.org/play/#/table/k7m2qx3p')).toEqual({ code: 'k7m2qx3p' });
    expect(readCode('https://example.org/#/replay/k7m2qx3p/12')).toEqual({ code: 'k7m2qx3p' });
  });
  it.each(['', 'a', 'k7m2!', '<b>', 'x'.repeat(33)])('%j is refused in words', (text) => {
    expect(readCode(text)).toHaveProperty('problem');
  });
});
