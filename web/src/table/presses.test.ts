import { expect, test } from 'vitest';
import { Presses } from './presses.ts';

test('a press is acted on when the table is settled after the one before it', async () => {
  const done: string[] = [];
  const presses = new Presses(() => {
    done.push('settled');
    return Promise.resolve();
  });
  const act = (name: string) => async () => {
    done.push(`begin ${name}`);
    await new Promise((resolve) => setTimeout(resolve));
    done.push(`end ${name}`);
  };
  await Promise.all([presses.inOrder(act('one')), presses.inOrder(act('two'))]);
  expect(done).toEqual(['settled', 'begin one', 'end one', 'settled', 'begin two', 'end two']);
});
