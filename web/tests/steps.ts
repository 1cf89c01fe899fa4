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

// Below the move that a hint has prepared.
export const suggestion = (page: Page) =>
  page.getByRole('region', { name: 'Your actions' }).getByText('A suggestion of the game’s bot');

// Until what was sent is on the board and the next question has come.
export const settled = (page: Page) =>
  expect(page.getByRole('region', { name: 'Your actions' }).locator('[aria-busy=true]')).toHaveCount(0);

// Until the page shows what another connection has led to.
export async function hasCaughtUp(page: Page, update: number): Promise<void> {
  const shown = page.getByRole('region', { name: 'Your actions' });
  await expect(shown).toHaveAttribute('data-update', String(update));
  await settled(page);
}

// What is awaited is answered with hints. The move of the last answer may still wait for its confirmation when the next
// hint is asked for: only what is called a suggestion is one.
export async function followHint(
  page: Page,
  ask: () => Promise<void>,
  confirm: () => Promise<void>,
): Promise<void> {
  await page.waitForFunction(() => document.title.startsWith('Your turn'));
  await ask();
  await suggestion(page).waitFor();
  await confirm();
  await suggestion(page).waitFor({ state: 'hidden' });
  await settled(page);
}

// The same in a whole game, where others may be faster and take the question away. False: the game is over.
// There are many of these: it waits in the page, where a change is seen at once.
export async function takeHint(page: Page, ask: () => Promise<void>): Promise<boolean> {
  const actions = page.getByRole('region', { name: 'Your actions' });
  const waiting = actions.getByRole('heading', { name: /^Waiting for/ });
  const over = page.getByText(/you have (won|lost)/);
  for (;;) {
    await page.waitForFunction(() => /^(Your turn|Game over)/.test(document.title));
    if (await over.isVisible()) return false;
    await ask();
    await suggestion(page).or(waiting).or(over).first().waitFor();
    if (await suggestion(page).isVisible()) break;
  }
  // Between the look and the press somebody may have made it impossible: then there is another suggestion.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await suggestion(page).waitFor({ state: 'hidden', timeout: 5_000 });
  }).toPass();
  return true;
}
