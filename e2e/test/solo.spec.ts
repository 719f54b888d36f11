/** Alone with the Automas. */
/* oxlint-disable no-await-in-loop -- one game after the other */
import { expect, test } from '@playwright/test';
import { startSolo } from '../kit/set-up.ts';
import { act, playInCampaign, playToTheEnd, standings } from '../kit/turn.ts';

for (const { how, capitals } of [
  { how: 'Simple', capitals: false },
  { how: 'Full', capitals: false },
  { how: 'Full', capitals: true },
] as const)
  test(`a whole solo game: ${how.toLowerCase()} mode${capitals ? ' with Capitals' : ''}`, async ({
    page,
  }) => {
    await startSolo(page, how, capitals);
    await playToTheEnd(page);
    await standings(page);
  });

test('the Automas say why they chose as they did', async ({ page }) => {
  await startSolo(page, 'Full');
  await act(page);
  await page.getByRole('button', { name: 'Why', exact: true }).first().click();
  await expect(page.getByText(/this decides/).first()).toBeVisible();
});

test('a campaign of three games: each picks a type for its bonus, and the end is among the high scores', async ({
  page,
}) => {
  test.slow();
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
