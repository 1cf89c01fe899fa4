// A game that is over is looked at again: step by step, with the slider, by keys, by what happened; and played on.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { made } from './steps.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const marks = (page: Page) => page.getByRole('gridcell', { name: /mark of seat/ });
const namesOf = (page: Page) =>
  marks(page).evaluateAll((cells) =>
    cells.map((cell) => cell.querySelector('.sr')?.textContent.split(', can be')[0]),
  );
const isAt = (page: Page, step: number, count: number) =>
  expect(page.getByRole('status').filter({ hasText: `Step ${step} of ${count}` })).toBeVisible();

// Plays tic-tac-toe against a bot to its end, always on the first free cell, and opens the replay. Answers how many steps
// there were.
async function playAndLook(page: Page): Promise<number> {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'New table' });
  await form.getByRole('radio', { name: 'Tic-tac-toe' }).check();
  // The bot begins: then there is always more than one cell to choose from.
  const chair = (seat: string, who: string) =>
    form.getByRole('radiogroup', { name: seat }).getByRole('radio', { name: who });
  await chair('Seat 2', 'You').check();
  await chair('Seat 1', 'Bot').check();
  await form.getByRole('button', { name: 'Begin the game' }).click();
  const free = page.getByRole('gridcell', { name: /can be chosen/ }).first();
  const isOver = page.getByRole('heading', { name: 'The game is over' });
  for (;;) {
    await expect(free.or(isOver)).toBeVisible();
    if (await isOver.isVisible()) break;
    await free.click();
    await made(page, () => button(page, 'Confirm').click());
  }
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Step 0 of [5-9]/ })).toBeVisible();
  return Number(await slider(page).getAttribute('max'));
}

test('a replay shows the board at every step, by buttons, slider and address', async ({ page }) => {
  const count = await playAndLook(page);
  await expect(marks(page)).toHaveCount(0);
  await button(page, 'One step forward').click();
  await isAt(page, 1, count);
  await expect(marks(page)).toHaveCount(1);
  await button(page, 'One step forward').click();
  await expect(marks(page)).toHaveCount(2);
  const second = await namesOf(page);
  await button(page, 'One step back').click();
  await expect(marks(page)).toHaveCount(1);
  await expect.poll(() => namesOf(page)).not.toEqual(second);

  await slider(page).fill(String(count));
  await expect(marks(page)).toHaveCount(count);
  await expect(button(page, 'One step forward')).toBeDisabled();
  await slider(page).fill('2');
  await expect(marks(page)).toHaveCount(2);
  await expect.poll(() => namesOf(page)).toEqual(second);

  await expect(page).toHaveURL(/\/2$/);
  await page.reload();
  await isAt(page, 2, count);
  await expect(marks(page)).toHaveCount(2);
  await page.getByLabel('See as').selectOption({ index: 2 });
  await isAt(page, 2, count);
  await expect.poll(() => namesOf(page)).toEqual(second);
});

test('a replay leads to what happened, and plays by itself', async ({ page }) => {
  const count = await playAndLook(page);
  const list = page.getByRole('listbox', { name: 'Steps of the game' });
  await expect(list.getByRole('option')).toHaveCount(count + 1);
  await list.getByRole('option', { name: /^4 / }).click();
  await isAt(page, 4, count);
  await expect(marks(page)).toHaveCount(4);
  const last = (await namesOf(page)).find((name) => name?.endsWith('seat 2')) ?? '';

  await page.getByLabel('Find in the steps').fill(`marks ${last.slice(0, 2)}`);
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.getByLabel('Find in the steps').fill('');
  await page.getByLabel('Show', { exact: true }).selectOption('Marked');
  await expect(list.getByRole('option')).toHaveCount(count);
  await button(page, 'Next “marked”').click();
  await isAt(page, 5, count);
  await button(page, 'Previous “marked”').click();
  await isAt(page, 4, count);

  await page.getByRole('radio', { name: '4×' }).check();
  await button(page, 'To the beginning').click();
  await expect(marks(page)).toHaveCount(0);
  await button(page, 'Play').click();
  await isAt(page, count, count);
  await expect(marks(page)).toHaveCount(count);
  await expect(button(page, 'Play')).toBeVisible();
});

test('a replay draws how likely somebody was to win, and leads to what turned it', async ({ page }) => {
  const count = await playAndLook(page);
  const line = page.getByRole('region', { name: 'Time line' });
  await expect(line.getByText(`200 sampled games at each of ${count + 1} moments`)).toBeVisible();
  const graph = line.getByRole('img', { name: /^Chance of .*: \d+\s% at the beginning, .*% at the end\.$/ });
  await expect(graph).toBeVisible();

  const turn = line.getByRole('button', { name: /^Step \d+: (up|down) by \d+ %, ./ }).last();
  const [, step] = /^Step (\d+):/.exec((await turn.getAttribute('aria-label')) ?? '') ?? [];
  await turn.focus();
  await page.keyboard.press('Enter');
  await isAt(page, Number(step), count);
  await expect(marks(page)).toHaveCount(Number(step));

  const box = await graph.boundingBox();
  if (box === null) throw new Error('the graph is drawn');
  await graph.click({ position: { x: box.width / count, y: box.height - 4 } });
  await isAt(page, 1, count);
  // Through other eyes it is another line.
  const before = await graph.getAttribute('aria-label');
  await page.getByLabel('See as').selectOption({ index: 1 });
  await expect(graph).not.toHaveAttribute('aria-label', before ?? '');
});

test('a replay says what its dice prove, and is saved as a file', async ({ page }) => {
  await playAndLook(page);
  const dice = page.getByRole('region', { name: 'Fair dice' });
  const proven = dice.getByRole('list', { name: 'What is proven' });
  await expect(dice.getByRole('status')).toHaveText('verified');
  await expect(proven).toContainText('the seal that this browser noted before the game began');
  await expect(proven).toContainText('mixed from that secret and the part of one player');
  await expect(proven).toContainText('The replay begins with this seed.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save the replay').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9]{8}\.replay$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^sortie-replay 1\ngame tictactoe\n/);

  // What the browser noted counts, whatever the server says now.
  await page.evaluate(() => {
    const seals = localStorage.getItem('sortie.seals') ?? '';
    localStorage.setItem(
      'sortie.seals',
      seals.replaceAll(/"commitment":"./g, '"commitment":"').replaceAll('","seen', 'f","seen'),
    );
  });
  await page.reload();
  await expect(dice.getByRole('status')).toHaveText('failed');
  await expect(proven).toContainText('this browser noted another seal');
  await page.evaluate(() => localStorage.removeItem('sortie.seals'));
  await page.reload();
  await expect(dice.getByRole('status')).toHaveText('verified');
  await expect(proven).toContainText('This browser did not see the table before the game was over');
});

test('a replay is looked at and played on with the keyboard alone', async ({ page }) => {
  const count = await playAndLook(page);
  for (const [key, step] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['End', count],
    ['ArrowLeft', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(page, step, count);
    await expect(marks(page)).toHaveCount(step);
  }
  await page.keyboard.press('Space');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('Home');

  const goTo = async (role: 'slider' | 'listbox' | 'button', name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    for (let tabs = 0; tabs < 60; ++tabs) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await goTo('slider', 'Step');
  await page.keyboard.press('ArrowRight');
  await isAt(page, 1, count);
  await goTo('listbox', 'Steps of the game');
  await page.keyboard.press('ArrowDown');
  await isAt(page, 2, count);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await isAt(page, 2, count);
  await page.keyboard.press('ArrowDown');
  await isAt(page, 3, count);
  await expect(marks(page)).toHaveCount(3);

  const position = await namesOf(page);
  const old = /replay\/(\w+)/.exec(page.url())?.[1] ?? '';
  await goTo('button', 'Play on from step 3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//);
  expect(page.url()).not.toContain(old);
  const free = page.getByRole('gridcell', { name: /can be chosen/ });
  await expect(free).toHaveCount(6);
  await expect.poll(() => namesOf(page)).toEqual(position);
  await free.first().press('Enter');
  await button(page, 'Confirm').press('Enter');
  await expect(marks(page)).toHaveCount(5); // one's own, and the bot's answer
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a replay fits, and everything in it can be reached', async ({ page }) => {
    const count = await playAndLook(page);
    await button(page, 'One step forward').tap();
    await expect(marks(page)).toHaveCount(1);
    await slider(page).fill(String(count));
    await expect(marks(page)).toHaveCount(count);
    await expect(button(page, 'Play on from here')).toBeDisabled();
    await page.getByRole('option', { name: /^3 / }).tap();
    await isAt(page, 3, count);
    await expect(marks(page)).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Fair dice' }).getByRole('status')).toHaveText('verified');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing scrolls sideways').toBeLessThanOrEqual(390);
    await button(page, 'Play on from here').tap();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(page.getByRole('gridcell', { name: /can be chosen/ })).toHaveCount(6);
  });
});
