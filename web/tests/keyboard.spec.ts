// A keyboard and nothing else, from the lobby into a game. After every press somebody can see where he is.
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { confirmButton, followHintsUntil, inTurn, made, settled } from './steps.ts';

test.use({ reducedMotion: 'reduce' });

// The focus is on something that can be seen, and is marked.
async function hasPlace(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return false;
    if (!active.checkVisibility() || !active.matches(':focus-visible')) return false;
    const marks = [active, ...active.querySelectorAll('*'), active.nextElementSibling, active.parentElement];
    return marks.some((each) => {
      if (each === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });
}
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await hasPlace(page);
  }
}
// Goes on with Tab until the focus is on what has this name.
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const stopsMax = 120;
  for (let stop = 0; stop < stopsMax; ++stop) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || active === document.body) return ''; // between last and first
      const label =
        active instanceof HTMLInputElement ? `${active.type} ${active.labels?.[0]?.textContent}` : null;
      return (active.getAttribute('aria-label') ?? label ?? active.textContent ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    });
    if (name.test(text)) return hasPlace(page);
  }
  throw new Error(`no stop of the keyboard is called ${String(name)}`);
}
const log = (page: Page) => page.getByRole('log');
const actions = (page: Page) => page.getByRole('region', { name: 'Your actions' });

// One Rebel alone: nobody else moves in between.
test('MERC is played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^Remove one$/);
  await press(page, 'Enter');
  await tabTo(page, /^Begin the game$/);
  await press(page, 'Enter');
  await expect(actions(page)).toBeVisible();
  await inTurn(page);
  await hasPlace(page);

  await test.step('landing: a sector on the map, then confirm', async () => {
    await tabTo(page, /legal target/);
    await press(page, 'ArrowLeft', 'n', 'Enter');
    await expect(confirmButton(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(confirmButton(page)).toBeHidden();
    await press(page, '1');
    await expect(confirmButton(page)).toBeVisible();
    await made(page, () => press(page, 'Enter'));
    await expect(log(page)).toContainText('Rebel 1 lands at');
  });
  await test.step('hiring: a MERC and a deck', async () => {
    const soFar = page.getByRole('navigation', { name: 'Choice so far' });
    await expect(soFar).toContainText('Hire');
    await press(page, '1');
    await expect(actions(page).getByRole('button', { name: /^Armor/ })).toBeVisible();
    await press(page, '2');
    await expect(confirmButton(page)).toBeVisible();
    await made(page, () => press(page, 'Enter'));
    await expect(log(page)).toContainText(/joins Rebel 1/);
  });
  await test.step('hints until the first day', async () => {
    const heading = page.getByRole('banner').getByText('Rebel phase');
    await followHintsUntil(
      page,
      () => heading.isVisible(),
      () => press(page, '?'),
      async () => {
        await expect(confirmButton(page)).toBeFocused();
        await press(page, 'Enter');
      },
    );
  });
  await test.step('an action by its letter, a unit by its number', async () => {
    await inTurn(page);
    await press(page, 't');
    await settled(page);
    if (!(await confirmButton(page).isVisible())) await press(page, '1');
    await expect(confirmButton(page)).toBeVisible();
    await made(page, () => press(page, 'Enter'));
    await expect(log(page)).toContainText('trains militia');
  });
  await test.step('taking it back', async () => {
    await press(page, 'u');
    await expect(log(page)).toContainText('taken back');
  });
  await test.step('log, rules and settings, and back', async () => {
    await press(page, 'l');
    await expect(log(page)).toBeFocused();
    await press(page, 'F1');
    await expect(page).toHaveURL(/#\/rules\/merc/);
    await hasPlace(page);
    await page.goBack(); // as Alt and the left arrow do
    await expect(actions(page)).toBeVisible();
    await hasPlace(page);
    await tabTo(page, /^Settings$/);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  });
});

test('Skirmish is played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'New table' }).getByRole('radio', { name: 'Skirmish' }),
  ).toBeVisible();
  await tabTo(page, /^radio MERC$/);
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Skirmish' })).toBeChecked();
  await tabTo(page, /^Begin the game$/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  await hasPlace(page);
  await tabTo(page, /^Step/);
  await press(page, 'Enter', '1', '1');
  await expect(confirmButton(page)).toBeVisible();
  await made(page, () => press(page, 'Enter'));
  await expect(log(page)).toContainText(/steps to/);
  await test.step('the board is walked with arrows', async () => {
    await tabTo(page, /^[a-e][1-5], /);
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp');
  });
});
