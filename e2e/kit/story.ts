/** Playwright's `test`, which closes the browsers that a story leaves open: their pages would go on working. */
import { test as base } from '@playwright/test';

export const test = base.extend<{ readonly closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
