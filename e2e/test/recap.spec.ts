/** While you were away: what happened is shown again, and so is the last turn at a key. */
import { expect, type Page } from '@playwright/test';
import { openPrepared, tableAt } from '../kit/prepared/device.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { at, visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

const MOVING = 'no-preference';
test.use({ contextOptions: { reducedMotion: MOVING } });

/** Time stands still from here, however long the next steps take. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Lets so much time pass again and again, until it is so. */
const passTime = (page: Page, milliseconds: number, isSo: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(milliseconds);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [10] });

test('W shows the last turn again, as a list with less motion; who comes back after a while sees what happened', async ({
  page,
}) => {
  await page.clock.install();
  await openPrepared(page, { game: tableOf(3), until: { round: '1', turn: 2, phase: 'choosing' } });
  await page.getByRole('main').waitFor();
  const lastTurn = page.getByRole('region', { name: 'The last turn' });

  await test.step('W shows the last turn again, a sentence each, and becomes the table by itself', async () => {
    await stopTime(page);
    await page.keyboard.press('w');
    await passTime(page, 50, () => lastTurn.isVisible());
    await passTime(page, 300, () => lastTurn.getByText('7 of 7').isVisible());
    await passTime(page, 300, () => lastTurn.isHidden());
    await page.keyboard.press('w');
    await passTime(page, 50, () => lastTurn.isVisible());
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(lastTurn).toBeHidden();
  });

  await test.step('with less motion it is a list, and stays until it is left', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('w');
    await expect(lastTurn.getByRole('listitem')).toHaveCount(7);
    await lastTurn.getByRole('listitem').last().getByRole('button').click();
    await expect(lastTurn).toContainText('7 of 7');
    await page.keyboard.press('Escape');
    await expect(lastTurn).toBeHidden();
    await page.emulateMedia({ reducedMotion: MOVING });
  });

  await test.step('who comes back after a while sees what happened, steps through it, and skips to the game', async () => {
    const table = tableAt(page);
    await at('/', 'Duopolis')(page);
    await page.evaluate((id) => localStorage.setItem('duopolis.seen', JSON.stringify({ [id]: 1 })), table);
    await stopTime(page);
    await visit(page, `/local/${table}`);
    const recap = page.getByRole('region', { name: 'While you were away' });
    await passTime(page, 50, () => recap.isVisible());
    await recap.getByRole('button', { name: 'Pause' }).click();
    await page.clock.resume();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(recap).toContainText(/\d of [78]/);
    await recap.getByRole('button', { name: 'Skip to the table' }).click();
    await expect(recap).toBeHidden();
    await expect(recap).toHaveCount(0);
  });
});
