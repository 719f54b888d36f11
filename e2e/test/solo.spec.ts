/** Alone with the Automas. */
/* oxlint-disable no-await-in-loop -- one game after the other */
import { expect } from '@playwright/test';
import { openPrepared } from '../kit/prepared/device.ts';
import { solo } from '../kit/prepared/game.ts';
import { startSolo } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, playInCampaign, playToTheEnd, playTurn, standings } from '../kit/turn.ts';

for (const how of ['Simple', 'Full'] as const)
  test(`a whole solo game: ${how.toLowerCase()} mode`, async ({ page }) => {
    await startSolo(page, how);
    await playToTheEnd(page);
    await standings(page);
  });

test('the first turn and the last turn of a solo game: full mode with Capitals', async ({ page }) => {
  await startSolo(page, 'Full', true);
  await playTurn(page);
  await openPrepared(page, { game: solo('full', true), until: 'last turn' });
  await playToTheEnd(page);
  await standings(page);
});

test('the Automas say why they chose as they did', async ({ page }) => {
  await startSolo(page, 'Full');
  await act(page);
  await page.getByRole('button', { name: 'Why', exact: true }).first().click();
  await expect(page.getByText(/this one decides/).first()).toBeVisible();
});

test('a campaign of three games: each picks a type for its bonus, and the end is among the high scores', async ({
  page,
}) => {
  await page.goto('/campaign');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  for (const game of [1, 2, 3]) {
    await (await playInCampaign(page, game)).click();
  }
  await expect(page.getByText('The campaign is over.')).toBeVisible();
  await expect(page.getByText('Number 1 on this device’s list.')).toBeVisible();
  await page.getByRole('link', { name: 'High scores' }).first().click();
  await expect(page.getByRole('heading', { name: 'High scores' })).toBeVisible();
});
