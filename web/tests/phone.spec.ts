// A phone: one hand, no keyboard, 390 by 844. Nothing scrolls sideways and every button can be hit with a thumb.
import { devices, type Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { confirmButton, followHintsUntil, made } from './steps.ts';

const { userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['iPhone 13'] ?? {};
test.use({
  ...{ userAgent, hasTouch, isMobile, deviceScaleFactor },
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

const thumb = 40;

// What is wrong with the screen as it is now, in words.
async function faults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const button of document.querySelectorAll<HTMLElement>('button, a.btn, select')) {
      if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { width, height, right, bottom } = button.getBoundingClientRect();
      if (width <= 1 || right <= 0 || bottom <= 0) continue; // only for screen readers, or out of sight until it has the focus
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 40);
      if (height < least - 0.5) found.push(`"${name}" (${button.className}) is ${Math.round(height)} high`);
    }
    return found;
  }, thumb);
}
async function fits(page: Page, screen: string): Promise<void> {
  await expect.poll(() => faults(page), { message: screen }).toEqual([]);
}
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name });
const actions = (page: Page) => page.getByRole('region', { name: 'Your actions' });

test('a day of MERC is played with a thumb', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await fits(page, 'lobby and new table');
  await page.getByRole('button', { name: 'Remove one' }).tap(); // with one Rebel nobody else moves in between
  await page.getByRole('button', { name: 'Begin the game' }).tap();
  await expect(actions(page)).toBeVisible();
  await fits(page, 'landing');
  await page
    .getByRole('gridcell', { name: /legal target/ })
    .first()
    .tap();
  await made(page, () => confirmButton(page).tap());
  await expect(actions(page).getByRole('heading', { level: 2 })).not.toHaveText(/land/i);
  await fits(page, 'hiring');

  await test.step('hiring and the first day, with hints', async () => {
    const day = page.getByRole('list', { name: 'Days' });
    let isCombatSeen = false;
    const isDay3 = async () => {
      if (!isCombatSeen && (await page.getByRole('region', { name: 'Decision in the combat' }).isVisible())) {
        isCombatSeen = true;
        await fits(page, 'combat');
      }
      return day.getByText('Day 3').isVisible();
    };
    await followHintsUntil(
      page,
      isDay3,
      () => page.getByRole('button', { name: /^Hint/ }).tap(),
      () => confirmButton(page).tap(),
    );
    await fits(page, 'a day');
  });
  for (const name of ['Squads', 'Table', 'Log', 'Act']) {
    await tab(page, name).tap();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await fits(page, name);
  }
});

test('rules, tour and replay fit a phone', async ({ page }) => {
  await page.goto('/#/rules/merc');
  await expect(page.getByRole('heading', { name: 'Core rules' })).toBeVisible();
  await fits(page, 'rules');
  await page.goto('/#/tutorial/merc');
  await expect(page.getByRole('heading', { name: 'A country to be freed' })).toBeVisible();
  await fits(page, 'tour');
});

test('a game that is over, and its replay, fit a phone', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('region', { name: 'New table' });
  await form.getByRole('radio', { name: 'Tic-tac-toe' }).check();
  await form.getByRole('button', { name: 'Begin the game' }).tap();
  await expect(actions(page)).toBeVisible();
  await fits(page, 'a generic table');
  const over = actions(page).getByRole('heading', { name: 'The game is over' });
  for (;;) {
    await page.waitForFunction(
      () => document.title.startsWith('Your turn') || document.querySelector('a[href^="#/replay/"]'),
    );
    if (await over.isVisible()) break;
    const free = page.getByRole('gridcell', { name: /can be chosen/ }).first();
    await free.or(over).waitFor();
    if (await over.isVisible()) break;
    await free.tap();
    await made(page, () => confirmButton(page).tap());
  }
  await page.getByRole('link', { name: 'Replay' }).tap();
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByRole('button', { name: /play on/i }).first()).toBeVisible();
  await fits(page, 'replay');
});
