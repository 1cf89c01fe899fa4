// The tour through the first minutes: walked to its end by doing what it asks, and left early.
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { confirm, confirmButton, followHintsUntil, inTurn, settled } from './steps.ts';

const bubble = (page: Page) => page.locator('section').filter({ has: page.locator('#tu-title') });
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Tutorial' }).first().click();
  await expect(title(page, 'A country to be freed')).toBeVisible();
}
// What is asked is answered with hints until the tour is at its next step.
async function untilStep(page: Page, name: string): Promise<void> {
  await followHintsUntil(
    page,
    () => title(page, name).isVisible(),
    () => page.getByRole('button', { name: /^Hint/ }).click(),
    () => confirmButton(page).click(),
  );
}
const goOn = (page: Page, name: 'Go on' | 'Skip' | 'Play on' = 'Go on') =>
  bubble(page).getByRole('button', { name }).click();

test('the tour is walked to its end by doing what it asks', async ({ page }) => {
  await begin(page);
  await goOn(page);
  await expect(title(page, 'Where do you land?')).toBeVisible();
  await test.step('landing by hand, on the map', async () => {
    await page
      .getByRole('gridcell', { name: /legal target/ })
      .first()
      .click();
    await confirm(page);
    await expect(title(page, 'Hire two of three')).toBeVisible();
  });
  await untilStep(page, 'A card for each of them');
  await untilStep(page, 'The score of today');
  await goOn(page);
  await expect(title(page, 'Your squad')).toBeVisible();
  await test.step('a page that is loaded again goes on where it was', async () => {
    await page.reload();
    await expect(title(page, 'Your squad')).toBeVisible();
  });
  await goOn(page);
  await expect(title(page, 'Explore first')).toBeVisible();
  await test.step('exploring', async () => {
    await inTurn(page);
    await page.getByRole('button', { name: /^Explore/ }).click();
    await expect(page.getByRole('navigation', { name: 'Choice so far' })).toContainText('Explore');
    await settled(page);
    const first = page.getByRole('region', { name: 'Your actions' }).getByRole('listitem').first();
    if (!(await confirmButton(page).isVisible())) await first.getByRole('button').click();
    await confirm(page);
    await expect(title(page, 'Hand it out')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(title(page, 'Raise militia')).toBeVisible();
  await goOn(page, 'Skip');
  await expect(title(page, 'Nothing is hidden')).toBeVisible();
  await page.getByRole('button', { name: /^Not now/ }).click();
  await expect(page.getByRole('region', { name: 'Your actions' })).toContainText(/R\d+\.\d+/);
  await goOn(page);
  await expect(title(page, 'The Dictator answers')).toBeVisible();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await confirm(page);
  await expect(title(page, 'You know enough')).toBeVisible();
  await goOn(page, 'Play on');
  await expect(page).toHaveURL(/#\/table\/\w+/);
  await expect(page.locator('#tu-title')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your actions' })).toBeVisible();
});

test('the tour is left at any step, and the game goes on without it', async ({ page }) => {
  await begin(page);
  await goOn(page);
  await bubble(page).getByRole('button', { name: 'Leave the tour' }).click();
  await expect(page).toHaveURL(/#\/table\/\w+/);
  await expect(page.locator('#tu-title')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'In which sector?', level: 2 })).toBeVisible();
});

test('every step of the tour can be skipped', async ({ page }) => {
  await begin(page);
  const steps = Number(
    /of (\d+)/.exec((await page.getByLabel(/^Step 1 of/).getAttribute('aria-label')) ?? '')?.[1],
  );
  for (let step = 1; step <= steps; ++step) {
    await expect(page.getByLabel(`Step ${step} of ${steps}`)).toBeVisible();
    await bubble(page)
      .getByRole('button', { name: /^(Go on|Skip|Play on)$/ })
      .click();
  }
  await expect(page).toHaveURL(/#\/table\/\w+/);
});
