/** The first page. */
import { expect, test } from '@playwright/test';

test('the first page offers to play', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
