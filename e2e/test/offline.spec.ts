/** Without a network, and with a new version. */
import { expect, type Page } from '@playwright/test';
import { startOwnServer } from '../kit/own-server.ts';
import { solo } from '../kit/prepared/game.ts';
import { moveOn } from '../kit/prepared/walk.ts';
import { openRecord, playedRecord } from '../kit/record-files.ts';
import { visit } from '../kit/screens/screen.ts';
import { startSolo } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, playToTheEnd, playTurn, standings } from '../kit/turn.ts';

const GAME = playedRecord({ mode: 'table', seats: 5, capitals: true }, 'offline');

test.use({ serviceWorkers: 'allow' });

/** Visits once, until everything is kept. */
async function install(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

test('offline: a solo game can be left, resumed and finished, a replay and the rules open; a new version waits for consent', async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await install(page, server.address);

  await test.step('without a network the page loads, and a simple solo game is played', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
    await startSolo(page, 'Simple');
    await act(page);
  });

  await test.step('it can be left and resumed', async () => {
    const left = page.url();
    await page.goto(server.address);
    await page
      .getByRole('region', { name: 'Pick up where you left off' })
      .getByRole('link', { name: /^Solo/ })
      .first()
      .click();
    await expect(page).toHaveURL(left);
    await playTurn(page);
  });

  await test.step('its last turn is played after the page of the table was loaded', async () => {
    await moveOn(page, { game: solo('simple'), until: 'last turn' });
    await page.reload();
    await playToTheEnd(page);
    await standings(page);
  });

  await test.step('a game that was opened is still there, and so are the rules, which can be searched', async () => {
    await openRecord(page, GAME);
    await page.getByRole('slider').fill('20');
    await expect(page).toHaveURL(/#20$/);
    await page.reload();
    await expect(page.getByRole('slider')).toHaveValue('20');
    await expect(page.getByRole('grid')).toHaveCount(5);
    await page.goto(`${server.address}/rules/scoring`);
    await expect(page.getByRole('heading', { level: 1, name: 'Scoring a city' })).toBeVisible();
    await page.getByRole('searchbox').fill('bridge');
    await expect(page.locator('.finder-results').getByRole('link').first()).toContainText('LAND-4');
  });

  await test.step('online again, a new version is announced, and loads on request', async () => {
    await context.setOffline(false);
    await visit(page, '/');
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
  });
  await server.stop();
});
