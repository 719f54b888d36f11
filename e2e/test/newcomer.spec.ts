/** Somebody comes for the first time. */
import { expect } from '@playwright/test';
import { openPrepared, tableAt } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { startOwnTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { playToTheEnd, playTurn, standings, useFingers } from '../kit/turn.ts';

test('a newcomer starts a game with bots in one click, sees the winner, and plays again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Nora');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playTurn(page);
  await expect(page.getByRole('heading', { name: 'Round 1, turn 2 of 3' })).toBeVisible();
  await openPrepared(page, { game: tableOf(4), until: 'last move' }, tableAt(page));
  await playToTheEnd(page);
  const table = await standings(page);
  await expect(table.getByRole('row')).toHaveCount(1 + 4);
  await expect(table.getByRole('rowheader', { name: /^Nora \(you\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1, turn 1 of 3' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, the first turn and the last: nothing is confirmed by a tap on a cell alone', async ({
    page,
  }) => {
    useFingers(page);
    await startOwnTable(page, { seats: 3 });
    await playTurn(page);
    await openPrepared(page, { game: tableOf(3), until: 'last turn' }, tableAt(page));
    await playToTheEnd(page);
    await standings(page);
  });
});
