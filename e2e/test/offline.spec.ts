/** Without a network, and with a new version. */
import { expect, type Page } from '@playwright/test';
import { startOwnServer } from '../kit/own-server.ts';
import { keep, openPrepared, storedTable } from '../kit/prepared/device.ts';
import { solo, tableOf } from '../kit/prepared/game.ts';
import { startSolo } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, chooseTwo, lockButton, picked, playToTheEnd, playTurn, standings } from '../kit/turn.ts';

test.use({ serviceWorkers: 'allow' });

/** Visits once, until everything is kept. */
async function install(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
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
  await keep(page, {
    tables: [storedTable('last', { game: solo('simple'), until: 'last turn' })],
    notes: {},
  });
  await install(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await startSolo(page, 'Simple');
  await act(page);
  const left = page.url();
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Pick up where you left off' })
    .getByRole('link', { name: /^Solo/ })
    .first()
    .click();
  await expect(page).toHaveURL(left);
  await playTurn(page);
  await page.goto('/local/last');
  await playToTheEnd(page);
  await standings(page);
});

test('a game is taken up in the middle after a reload, with the tiles that were picked', async ({ page }) => {
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  await chooseTwo(page);
  await page.reload();
  await expect(picked(page)).toHaveCount(2);
  await lockButton(page).click();
});

test('a new version says so, and comes when asked for', async ({ page }) => {
  const server = await startOwnServer();
  await install(page, server.address);
  await server.renew();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await server.stop();
});
