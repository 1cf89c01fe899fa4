import { expect, it } from 'vitest';
import { randomDigits } from './random_digits.ts';

it('one’s part of the seed has 128 bits in hexadecimal, and is another one each time', () => {
  expect(randomDigits()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomDigits()).not.toBe(randomDigits());
});
