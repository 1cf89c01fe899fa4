import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

test('a newcomer sees how to play at once', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /play now/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/table\//);
});

// Tic-tac-toe against a bot, with the first free cell chosen and not confirmed.
async function chooseACell(page: Page, hasHints: boolean): Promise<void> {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'New table' });
  await form.getByRole('radio', { name: 'Tic-tac-toe' }).check();
  const hints = form.getByRole('switch', { name: 'Hints and forecasts' });
  await expect(hints).toBeChecked();
  await hints.setChecked(hasHints);
  await form.getByRole('button', { name: 'Begin the game' }).click();
  await page
    .getByRole('gridcell', { name: /can be chosen/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
}
const off = 'Hints and forecasts are off at this table.';

test('a choice that waits for its confirmation has a forecast', async ({ page }) => {
  await chooseACell(page, true);
  await expect(page.getByText('200 sampled games, knowing what you know')).toBeVisible();
  await expect(page.getByText('You win')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hint/ })).toBeVisible();
  await expect(page.getByText(off)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You win')).toBeHidden();
});

test('at a table without hints there is no advice and no forecast, and everybody is told so', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => asked.push(String(payload)));
  });
  await chooseACell(page, false);
  await expect(page.getByText(off)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await expect(page.getByText('sampled games')).toHaveCount(0);
  expect(asked.some((text) => text.includes('"move"'))).toBe(true);
  expect(asked.filter((text) => /"do":"(hint|forecast)"/.test(text))).toEqual([]);

  await page.goto('/');
  const form = page.getByRole('region', { name: 'New table' });
  await form.getByRole('radio', { name: 'Tic-tac-toe' }).check();
  await form.getByRole('radiogroup', { name: 'Seat 2' }).getByRole('radio', { name: 'Open' }).check();
  await form.getByRole('switch', { name: 'Hints and forecasts' }).uncheck();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Off, and no forecasts')).toBeVisible();
});
