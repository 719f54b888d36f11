/** Somebody comes for the first time. */
import { expect, test } from '@playwright/test';
import { playToTheEnd, standings } from '../kit/turn.ts';

test('a newcomer plays a whole game with bots at one click, sees who won, and plays again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Nora');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playToTheEnd(page);
  const table = await standings(page);
  await expect(table.getByRole('row')).toHaveCount(1 + 4);
  await expect(table.getByRole('rowheader', { name: /^Nora \(you\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1, turn 1 of 3' })).toBeVisible();
});
