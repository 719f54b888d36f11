/** Without a network, and with a new version. */
import { expect, type Page, test } from '@playwright/test';
import { startSolo } from '../kit/set-up.ts';
import { act, picked, playToTheEnd, standings, chooseTwo, lockButton } from '../kit/turn.ts';
import { startOwnTable } from '../kit/set-up.ts';

test.use({ serviceWorkers: 'allow' });

/** Visits once, until everything is kept. */
async function install(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('without a network: the page loads, a solo game is played, left, found again and finished', async ({
  page,
  context,
}) => {
  await install(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await startSolo(page, 'Simple');
  await act(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Solo.*/ })
    .last()
    .click();
  await playToTheEnd(page);
  await standings(page);
});

test('a game is taken up in the middle after a reload, with the tiles that were picked', async ({ page }) => {
  await startOwnTable(page, { seats: 3 });
  await chooseTwo(page);
  await page.reload();
  await expect(picked(page)).toHaveCount(2);
  await lockButton(page).click();
});

test('a new version says so and comes when asked for', async ({ page, context }) => {
  await install(page);
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// the next version` });
  });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load again' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});
