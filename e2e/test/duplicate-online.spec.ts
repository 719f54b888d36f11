/** Duplicate at tables of the server: one deal, nothing revealed early, the results side by side. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { COPYING, friend, resultRows, results } from '../kit/duplicate.ts';
import { expectFineInAllLanguages, PHONE } from '../kit/looks.ts';
import { playOnline, seatEasyBots } from '../kit/prepared/online.ts';
import { visit } from '../kit/screens/screen.ts';
import { pick } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { lockButton, playToTheEnd, standings, tilesOf } from '../kit/turn.ts';

/** With bots on the other chairs; the answer is the first hand. */
async function start(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
  await seatEasyBots(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await lockButton(page).waitFor();
  return tilesOf(page).allInnerTexts();
}

/** The last turn by hand. */
async function finish(page: Page): Promise<void> {
  await playOnline(page, 'last turn');
  await playToTheEnd(page);
  await standings(page);
}

const tables = (page: Page) => page.getByRole('region', { name: 'Tables' }).getByRole('listitem');

test.use(COPYING);

test('two tables of one deal have the same first hand; the record waits for both, then results stand side by side', async ({
  page,
  browser,
}) => {
  await page.goto('/duplicate');
  await page.getByRole('radio', { name: /^Online tables/ }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora');
  await pick(page, 'Seats', '3');
  await page.getByRole('button', { name: 'Make the first table' }).click();
  await expect(page.getByText('Other tables play the same deal.')).toBeVisible();
  await page.getByRole('link', { name: 'Tables and results' }).click();
  await expect(tables(page)).toHaveCount(1);
  const link = await copiedBy(page, 'Copy the link for friends');
  expect(link).toMatch(/\/duplicate\/online-[0-9a-f]{32}$/);

  const otto = await friend(browser);
  await otto.goto(link);
  await expect(otto.getByText('Nora', { exact: true })).toBeVisible();
  await otto.getByRole('textbox', { name: 'Your name' }).fill('Otto');
  await otto.getByRole('button', { name: 'Open a table with this deal' }).click();
  await expect(otto.getByText('Other tables play the same deal.')).toBeVisible();

  await page.getByRole('link', { name: 'Continue playing' }).click();
  const dealt = await start(page);
  expect(await start(otto)).toEqual(dealt);

  /** Nora is done, Otto is not: totals, but no cities. */
  await finish(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText(/^Others are still playing this deal/)).toBeVisible();
  await visit(page, link);
  await expect(resultRows(page)).toHaveCount(1);
  await expect(tables(page).nth(1)).toContainText('playing');
  await expect(results(page).getByRole('button', { name: /^Replay of/ })).toHaveCount(0);
  await expect(results(page).getByText(/are shown when every table has finished this deal/)).toBeVisible();

  await finish(otto);
  await otto.getByRole('link', { name: 'Compare results' }).click();
  await expect(resultRows(otto)).toHaveCount(2);
  await expect(resultRows(otto).filter({ hasText: 'Otto (you)' })).toHaveCount(1);
  await expect(resultRows(otto).filter({ hasText: 'best' })).not.toHaveCount(0);
  await expect(otto.getByText('Everyone held the same tiles here: only the choice differs.')).toBeVisible();
  await otto.setViewportSize(PHONE.viewport);
  await otto.emulateMedia({ colorScheme: PHONE.colorScheme, reducedMotion: 'reduce' });
  await expectFineInAllLanguages(otto);
  await otto.getByRole('button', { name: 'Replay of Nora' }).click();
  await expect(otto.getByRole('slider', { name: 'Step' })).toBeVisible();
  await visit(otto, '/duplicate');
  await expect(
    otto.getByRole('region', { name: 'Your deals' }).getByRole('link', { name: /Online tables/ }),
  ).toHaveCount(1);

  /** Visitors who have not played see who has, but no results. */
  const zoe = await friend(browser);
  await zoe.goto(link);
  await expect(zoe.getByText(/(Nora, Otto|Otto, Nora) have played\./)).toBeVisible();
  await expect(zoe.getByRole('table')).toHaveCount(0);
  await visit(zoe, `${link.slice(0, -4)}0000`);
  await expect(zoe.getByRole('heading', { name: 'No such deal' })).toBeVisible();
});
