/** What a first visit costs: the budget of the first page, and what a table adds to it. */
import { expect } from '@playwright/test';
import { LANGUAGES } from '@duopolis/words/language';
import { test } from '../kit/story.ts';
import { inAll, weigh, weightText } from '../kit/weight.ts';

/** Kilobytes of script, and of everything together. */
const MOST_SCRIPT = 55;
const MOST = 250;

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test(`the first page in ${language} keeps to its budget`, async ({ page }) => {
      const first = await weigh(page, () => page.goto('/'));
      process.stdout.write(`${language}, first page: ${weightText(first)}\n`);
      expect(first.script).toBeLessThan(MOST_SCRIPT);
      expect(inAll(first)).toBeLessThan(MOST);
      if (language !== 'en') return;
      const table = await weigh(page, async () => {
        const bots = page.waitForEvent('worker');
        await page.locator('.home-start button').first().click();
        await bots;
        await page.locator('.hand-tiles button').first().waitFor();
      });
      process.stdout.write(`a table with bots adds: ${weightText(table)}\n`);
    });
  });
}
