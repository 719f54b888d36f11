/** Alone with the Automas; the simple mode is played in offline.spec.ts. */
/* oxlint-disable no-await-in-loop -- one game after the other */
import { expect } from '@playwright/test';
import { solo } from '../kit/prepared/game.ts';
import { moveOn } from '../kit/prepared/walk.ts';
import { startSolo } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, handOf, playInCampaign, playToTheEnd, standings } from '../kit/turn.ts';

test('full mode: a whole game in which the Automas say why they chose, then with Capitals the last turn', async ({
  page,
}) => {
  await startSolo(page, 'Full');
  await test.step('the Automas say why they chose as they did', async () => {
    await act(page);
    await page.getByRole('button', { name: 'Why', exact: true }).first().click();
    await expect(page.getByText(/this one decides/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('to the end', async () => {
    await playToTheEnd(page);
    await standings(page);
  });
  await test.step('with Capitals', async () => {
    await startSolo(page, 'Full', true);
    await handOf(page).waitFor();
    await moveOn(page, { game: solo('full', true), until: 'last turn' });
    await playToTheEnd(page);
    await standings(page);
  });
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
