// What a person does again and again, by what he sees.
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).click();
  await expect(page.getByRole('region', { name: 'Your actions' })).toBeVisible();
}

// Events are shown at once, as a player in a hurry would have it.
export async function showAtOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'at once' }).check();
  await settings.getByRole('button', { name: 'Done' }).click();
  await expect(settings).toBeHidden();
}

export const confirmButton = (page: Page) =>
  page.getByRole('region', { name: 'Your actions' }).getByRole('button', { name: 'Confirm', exact: true });

// Waits until it is one's turn, asks for a hint with `ask`, and makes the move. False: the game is over.
// A whole game has many of these: it waits in the page, where a change is seen at once.
export async function takeHint(page: Page, ask: () => Promise<void>): Promise<boolean> {
  const actions = page.getByRole('region', { name: 'Your actions' });
  const waiting = actions.getByRole('heading', { name: /^Waiting for/ });
  const over = page.getByText(/you have (won|lost)/);
  for (;;) {
    await page.waitForFunction(() => /^(Your turn|Game over)/.test(document.title));
    if (await over.isVisible()) return false;
    await ask();
    // Another player may have been faster: then there is nothing to answer any more.
    await confirmButton(page).or(waiting).or(over).first().waitFor();
    if (await confirmButton(page).isVisible()) break;
  }
  await page.keyboard.press('Enter');
  await actions.getByText('A suggestion of the game').waitFor({ state: 'hidden' });
  return true;
}
