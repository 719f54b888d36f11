/** Several people around one device. */
/* oxlint-disable no-await-in-loop -- one person after the other */
import { expect, type Page, test } from '@playwright/test';
import { startOnDevice } from '../kit/set-up.ts';
import { act, ending, handOf, picked, standings, tilesOf } from '../kit/turn.ts';

const takeOver = (page: Page) => page.getByRole('button', { name: /^I am .*, show my hand$/ });

/** Between two people the page holds nothing of anybody's hand. */
async function expectNothingShown(page: Page, names: readonly string[]): Promise<void> {
  await expect(handOf(page)).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  const all = await page.locator('body').evaluate((body) => body.outerHTML);
  expect(all).not.toContain('data-hand');
  for (const name of names) expect(all.toLowerCase()).not.toContain(`"${name}"`);
}

test('pass and play: the device goes round, hands stay hidden in between, to the end of the game', async ({
  page,
}) => {
  test.slow();
  await startOnDevice(page, ['Nora', 'Otto'], 3);
  let last: readonly string[] = [];
  let handed = 0;
  while (true) {
    await takeOver(page).or(handOf(page)).or(ending(page)).first().waitFor();
    if (await ending(page).first().isVisible()) break;
    if (await takeOver(page).first().isVisible()) {
      await expectNothingShown(page, last);
      await takeOver(page).first().click();
      await handOf(page).waitFor();
      handed++;
    }
    last = await tilesOf(page).evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
    await act(page);
  }
  expect(handed).toBeGreaterThan(13);
  await standings(page);
});

test('a hand can be hidden at once, and nothing of it is left on the page', async ({ page }) => {
  await startOnDevice(page, ['Nora', 'Otto'], 3);
  await takeOver(page).click();
  const names = await tilesOf(page).evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
  await tilesOf(page).first().click();
  await page.getByRole('button', { name: 'Hide my hand' }).click();
  await takeOver(page).waitFor();
  await expectNothingShown(page, names);
  await takeOver(page).click();
  await expect(picked(page)).toHaveCount(1);
});
