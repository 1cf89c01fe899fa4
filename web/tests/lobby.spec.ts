import { expect, test } from './server.ts';

test('a newcomer sees how to play at once', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /play now/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/table\//);
});
