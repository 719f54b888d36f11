/** A game on this device: its messages when a command is refused. Requests to a server are covered in friends.spec.ts. */
import { expect } from '@playwright/test';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';
import { legalCells, place, triedCells } from '../kit/turn.ts';

test('a cell where a tile may not go says why, and the tile stays in the hand; one tab plays at a time', async ({
  page,
  context,
}) => {
  await openPrepared(page, { game: tableOf(3), until: { round: '1', turn: 2, phase: 'placing' } });
  await test.step('a cell where a tile may not go', async () => {
    const illegal = page
      .getByRole('region', { name: /on your left$/ })
      .getByRole('gridcell', { name: /^row \d, column \d, empty$/ });
    await legalCells(page).first().waitFor();
    await illegal.first().click();
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(/\w/);
    await expect(page.locator('.hand-why')).toHaveText(/\w+.*\.$/);
    await expect(triedCells(page)).toHaveCount(0);
  });
  await test.step('a second tab takes the game over and plays it', async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Play here' }).click();
    await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
    await place(second);
  });
});
