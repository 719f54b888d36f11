/** Small things that new players tripped over: each from a prepared position. */
import { expect, type Page } from '@playwright/test';
import { openPrepared } from '../kit/prepared/device.ts';
import { duel, type Moment, solo, tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';
import { handOf, legalCells } from '../kit/turn.ts';

const placing = (round: '1' | '1a', turn: number): Moment => ({ round, turn, phase: 'placing' });

const isInside = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((found) => {
    const box = document.querySelector(found)?.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return (
      box !== undefined &&
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= clientWidth &&
      box.bottom <= clientHeight
    );
  }, selector);

test('the score of a duel with Capitals shows all of its rows', async ({ page }) => {
  await openPrepared(page, { game: duel(true), until: placing('1a', 3) });
  await page.locator('.score-districts').waitFor();
  const hidden = await page.locator('.score').evaluate((score) => score.scrollHeight - score.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('a tile that is dragged over a taken space says that it may not go there', async ({ page }) => {
  await openPrepared(page, { game: tableOf(4), until: placing('1', 2) });
  await legalCells(page).first().waitFor();
  const tile = await page.locator('.hand-tile').first().boundingBox();
  const taken = await page.locator('.city .board-piece-standing').first().boundingBox();
  const free = await legalCells(page).first().boundingBox();
  if (tile === null || taken === null || free === null) throw new Error('nothing to drag, or nowhere');
  const over = (box: typeof tile) => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await over(tile);
  await page.mouse.down();
  await over(free);
  await expect(page.locator('.dragged-tile')).toBeVisible();
  await expect(page.locator('.dragged-refused')).toHaveCount(0);
  await over(taken);
  await expect(page.locator('.dragged-refused')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.dragged-tile')).toHaveCount(0);
});

test('a tile that is dragged out of the hand is picked', async ({ page }) => {
  await openPrepared(page, { game: tableOf(4), until: 'start' });
  const first = page.locator('.hand-tile').first();
  await first.hover();
  await page.mouse.down();
  await page.mouse.move(400, 300);
  await page.mouse.up();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});

test('among bots there is nothing to write, and alone there is a score to beat', async ({ page }) => {
  await openPrepared(page, { game: tableOf(4), until: 'start' });
  await expect(page.getByText('Bots answer offers, not messages.').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Table talk' })).toHaveCount(0);
  await expect(page.locator('.talk-chip')).toHaveCount(0);
  await openPrepared(page, { game: solo('simple'), until: placing('1', 1) });
  await expect(page.getByText(/^Score to beat: Automacity, \d+$/)).toBeVisible();
});

test('on a phone both partners of a table of seven are in sight, and so is the game to go on with', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPrepared(page, { game: tableOf(7), until: placing('1', 2) });
  await handOf(page).waitFor();
  expect(await isInside(page, '.arch-thing:first-child button')).toBe(true);
  expect(await isInside(page, '.arch-thing:last-child button')).toBe(true);
  await page.goto('/');
  await page.locator('.home-left').waitFor();
  expect(await isInside(page, '.home-left-one')).toBe(true);
});
