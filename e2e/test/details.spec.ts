/** Small things that new players tripped over: each from a prepared position. */
import { expect, type Page } from '@playwright/test';
import { keep, openPrepared, storedTable } from '../kit/prepared/stored-tables.ts';
import { duel, type Moment, type Plan, solo, tableOf } from '../kit/prepared/game.ts';
import { visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';
import { handOf, legalCells, lockButton, standings } from '../kit/turn.ts';

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

/** All on this device. */
const TABLES: { readonly [id: string]: Plan } = {
  capital: { game: duel(true), until: placing('1a', 3) },
  placing: { game: tableOf(4), until: placing('1', 2) },
  choosing: { game: tableOf(4), until: 'start' },
  alone: { game: solo('simple'), until: placing('1', 1) },
  over: { game: tableOf(3), until: 'over' },
  built: { game: tableOf(4), until: { round: '2', turn: 1, phase: 'choosing' } },
};

test('on a desktop: a score with all its rows, dragged tiles, no text field among bots, a score to beat', async ({
  page,
}) => {
  const tables = Object.entries(TABLES).map(([id, plan]) => storedTable(id, plan));
  await keep(page, { tables });

  await test.step('the score of a duel with Capitals shows all of its rows', async () => {
    await page.goto('/local/capital');
    await page.locator('.score-districts').waitFor();
    const hidden = await page.locator('.score').evaluate((score) => score.scrollHeight - score.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });

  await test.step('a district explains itself with the places of all cities, and hides nothing for it', async () => {
    const score = page.locator('.score');
    await page.locator('.score-districts .score-term').first().click();
    await expect(page.getByRole('tooltip')).toContainText(/The largest of all cities scores \d/);
    expect(await score.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the points of a free space say what they are made of', async () => {
    await legalCells(page).first().hover();
    await expect(page.getByRole('tooltip')).toContainText(/In this city .*\+\d/);
    await page.mouse.move(0, 0);
  });

  await test.step('the points of a row tell why they score', async () => {
    await visit(page, '/local/built');
    await page.locator('.score-districts').waitFor({ state: 'detached' });
    const dialog = page.getByRole('dialog');
    const told = dialog.locator('.why-part[aria-pressed=true]');
    const shops = page.getByRole('row', { name: /Shops/ }).getByTitle(/^Why/).first();
    await shops.click();
    await expect(dialog.locator('.why-part')).not.toHaveCount(0);
    for (const text of await told.allInnerTexts()) expect(text).toMatch(/shop/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a tile of an opponent or a replay and a token on the track tell it, too', async () => {
    await visit(page, '/local/capital');
    const dialog = page.getByRole('dialog');
    const parts = dialog.locator('.why-part');
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await page.locator('.duel-city [role=gridcell][data-explain]').first().click();
    await expect(dialog).toBeVisible();
    await closed();
    await visit(page, '/local/over');
    await standings(page);
    await page.locator('.track-look').first().click();
    await expect(parts).not.toHaveCount(0);
    await closed();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    await page.keyboard.press('End');
    await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
    await page.locator('.replay-city [role=gridcell][data-explain]').first().click();
    await expect(parts).not.toHaveCount(0);
  });

  await test.step('so does a tile of mine: in a tooltip while I place, and when pressed while I choose', async () => {
    const dialog = page.getByRole('dialog');
    // One of these alone scores, too.
    const tile = page.locator('.city').locator('[data-explain=shop], [data-explain=park]').first();
    await visit(page, '/local/placing');
    await legalCells(page).first().waitFor();
    await tile.hover();
    await expect(page.getByRole('tooltip')).toContainText('In this city');
    await tile.click();
    await expect(dialog).toBeHidden();
    await visit(page, '/local/built');
    await lockButton(page).waitFor();
    await tile.click();
    await expect(dialog.locator('.why-part[aria-pressed=true]')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a tile that is dragged over a taken space says that it may not go there', async () => {
    await visit(page, '/local/placing');
    await page.locator('.score-districts').waitFor({ state: 'detached' });
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

  await test.step('a tile that is dragged out of the hand is picked', async () => {
    await visit(page, '/local/choosing');
    await lockButton(page).waitFor();
    const first = page.locator('.hand-tile').first();
    await first.hover();
    await page.mouse.down();
    await page.mouse.move(400, 300);
    await page.mouse.up();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('no text field among bots, and a score to beat in a solo game', async () => {
    await expect(page.getByText(/^After the reveal, bots offer places/).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Table talk' })).toHaveCount(0);
    await expect(page.locator('.talk-chip')).toHaveCount(0);
    await visit(page, '/local/alone');
    await expect(page.getByText(/^Score to beat: Automacity, \d+$/)).toBeVisible();
    await page
      .getByRole('button', { name: /Automacity/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('Level 2: −4')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('a phone shows both partners at a table of seven, and the game to continue', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPrepared(page, { game: tableOf(7), until: placing('1', 2) });
  await handOf(page).waitFor();
  expect(await isInside(page, '.arch-thing:first-child button')).toBe(true);
  expect(await isInside(page, '.arch-thing:last-child button')).toBe(true);
  await visit(page, '/');
  await page.locator('.home-left').waitFor();
  expect(await isInside(page, '.home-left-one')).toBe(true);
});
