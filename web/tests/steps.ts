// What a person does again and again, by what he sees.
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

const actions = (page: Page) => page.getByRole('region', { name: 'Your actions' });

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /play now/i }).click();
  await expect(actions(page)).toBeVisible();
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
  actions(page).getByRole('button', { name: 'Confirm', exact: true });

// Below the move that a hint has prepared.
export const suggestion = (page: Page) => actions(page).getByText('A suggestion of the game’s bot');

// Until what was sent is on the board and the next question has come.
export const settled = (page: Page) => expect(actions(page).locator('[aria-busy=true]')).toHaveCount(0);

// Until the page shows what another connection has led to, or what came after it.
export async function hasCaughtUp(page: Page, update: number): Promise<void> {
  await page.waitForFunction(
    (least) => Number(document.getElementById('actions')?.dataset['update'] ?? -1) >= least,
    update,
  );
  await settled(page);
}

// Sends a move, and waits until it is made: until the position after it and the next question are there.
export async function made(page: Page, send: () => Promise<void>): Promise<void> {
  await settled(page);
  const before = Number(await actions(page).getAttribute('data-update'));
  await send();
  await hasCaughtUp(page, before + 1);
}
export const confirm = (page: Page) => made(page, () => confirmButton(page).click());

// Until the page asks its visitor something and the answers are there. What it shows while others act is over at any time.
export async function inTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.title.startsWith('Your turn') &&
      document.getElementById('actions') !== null &&
      document.querySelector('#actions [aria-busy=true]') === null,
  );
}

// What is awaited is answered with a hint. The move of the last answer may still wait for its confirmation when the next
// hint is asked for: only what is called a suggestion is one. If somebody else is faster, the turn is lost and the hint
// with it: then it is asked for in the next turn.
export async function followHint(
  page: Page,
  ask: () => Promise<void>,
  confirmIt: () => Promise<void>,
): Promise<void> {
  const waiting = actions(page).getByRole('heading', { name: /^Waiting for/ });
  do {
    await inTurn(page);
    await ask();
    await suggestion(page).or(waiting).first().waitFor();
  } while (!(await suggestion(page).isVisible()));
  await made(page, confirmIt);
}

// Hints, until in one's turn something is so. It is looked at in one's turn only, because one step more may be too many.
export async function followHintsUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  ask: () => Promise<void>,
  confirmIt: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await inTurn(page);
    if (await isSo()) return;
    await followHint(page, ask, confirmIt);
  }
}

// The same in a whole game, where others may be faster and take the question away. False: the game is over.
// There are many of these: it waits in the page, where a change is seen at once.
export async function takeHint(page: Page, ask: () => Promise<void>): Promise<boolean> {
  const waiting = actions(page).getByRole('heading', { name: /^Waiting for/ });
  const over = page.getByText(/you have (won|lost)/);
  for (;;) {
    await page.waitForFunction(() => /^(Your turn|Game over)/.test(document.title));
    if ((await page.title()).startsWith('Game over')) return false;
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
