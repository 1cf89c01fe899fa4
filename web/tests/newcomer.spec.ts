// Somebody who has never been here plays a whole game with the help of hints.
import { expect, test } from './server.ts';
import { confirmButton, playNow, showAtOnce, suggestion, takeHint } from './steps.ts';

test.use({ trace: 'off' }); // a picture of every step would take longer than the game

test('a newcomer plays a whole game of MERC with hints and is told who has won', async ({ page }) => {
  await playNow(page);
  await showAtOnce(page);
  await test.step('the first hint is a button, and says what it is', async () => {
    await page.getByRole('button', { name: /^Hint/ }).click();
    await expect(page.getByText('A suggestion of the game’s bot, knowing what you know.')).toBeVisible();
    await confirmButton(page).click();
    await expect(page.getByRole('log')).toContainText('Rebel 1 lands at');
  });
  const movesMax = 400;
  let moves = 1;
  while (moves < movesMax && (await takeHint(page, () => page.keyboard.press('?')))) moves += 1;
  expect(moves).toBeLessThan(movesMax);

  await test.step('the end says who has won, why, and what one can do next', async () => {
    await expect(page.getByText(/Day \d+ · you have (won|lost)/)).toBeVisible();
    await expect(page.getByRole('heading', { name: / wins? ?/ })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Final position' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rematch, same seats' })).toBeVisible();
  });
});

test('a hint that is not followed is no longer called one', async ({ page }) => {
  await playNow(page);
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(suggestion(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestion(page)).toBeHidden();
  await expect(confirmButton(page)).toBeHidden();
});
