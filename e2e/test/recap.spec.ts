/** While you were away: what happened is shown again, and so is the last turn at a key. */
import { expect } from '@playwright/test';
import { openPrepared } from '../kit/prepared/device.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const AT = { game: tableOf(3), until: { round: '1', turn: 2, phase: 'choosing' } } as const;

test('who comes back after a while sees what happened, steps through it, and skips to the game', async ({
  page,
}) => {
  await page.clock.install();
  await openPrepared(page, AT);
  await page.getByRole('main').waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/');
  await page.evaluate((id) => localStorage.setItem('duopolis.seen', JSON.stringify({ [id]: 1 })), table);
  // Time stands still from here until it is stopped by its own button, however long that takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.goto(`/local/${table}`);
  const recap = page.getByRole('region', { name: 'While you were away' });
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await recap.isVisible()).toBe(true);
  }).toPass();
  await recap.getByRole('button', { name: 'Pause' }).click();
  await page.clock.resume();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(recap).toContainText(/\d of [78]/);
  await recap.getByRole('button', { name: 'Skip to the table' }).click();
  await expect(recap).toBeHidden();
  await expect(page.getByRole('region', { name: 'While you were away' })).toHaveCount(0);
});

test('W shows the last turn again, a sentence each, and becomes the table by itself', async ({ page }) => {
  await openPrepared(page, AT);
  await page.getByRole('main').waitFor();
  await page.keyboard.press('w');
  const recap = page.getByRole('region', { name: 'The last turn' });
  await expect(recap).toBeVisible();
  await expect(recap).toContainText('7 of 7');
  await expect(recap).toBeHidden();
  await page.keyboard.press('w');
  await expect(recap).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recap).toBeHidden();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is a list, and stays until it is left', async ({ page }) => {
    await openPrepared(page, AT);
    await page.getByRole('main').waitFor();
    await page.keyboard.press('w');
    const recap = page.getByRole('region', { name: 'The last turn' });
    await expect(recap.getByRole('listitem')).toHaveCount(7);
    await recap.getByRole('listitem').last().getByRole('button').click();
    await expect(recap).toContainText('7 of 7');
    await page.keyboard.press('Escape');
    await expect(recap).toBeHidden();
  });
});
