// What a visitor has to load before something can be seen, as it comes over the wire.
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { playNow } from './steps.ts';

const budgetBytes = 150_000;

// Script and style that have come so far: compressed, with their headers.
async function loadedBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
}
function report(what: string, bytes: number): void {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of script and style`);
}

test('the lobby is small', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  const bytes = await loadedBytes(page);
  report('the lobby', bytes);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgetBytes);
});

test('a table of MERC by its link is small', async ({ page, browser }) => {
  await playNow(page);
  const fresh = await browser.newPage();
  await fresh.goto(page.url());
  await expect(fresh.getByRole('region', { name: 'Your actions' })).toBeVisible();
  const bytes = await loadedBytes(fresh);
  await fresh.close();
  report('a table of MERC', bytes);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgetBytes);
});
