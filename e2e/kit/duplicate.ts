/** Friends who play one deal, and their results side by side. */
import type { Browser, Locator, Page } from '@playwright/test';
import { withoutArt } from './story.ts';

export const COPYING = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Somebody with a browser of their own. */
export async function friend(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...COPYING,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  await withoutArt(context);
  return context.newPage();
}

export const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
export const resultRows = (page: Page): Locator => results(page).locator('tbody').getByRole('row');
