/** Answering the puzzles of the day, as people do: a tile, then a cell. */
/* oxlint-disable no-await-in-loop -- one tile after the other */
import type { PosedPuzzle, PuzzleAnswer } from '@duopolis/bots/puzzle';
import type { Cell, Tile } from '@duopolis/rules';
import { expect, type Locator, type Page } from '@playwright/test';

const SIDE = 4;

export const cellAt = (page: Page, city: number, [row, column]: Cell): Locator =>
  page.getByRole('grid').nth(city).locator(`[data-row="${row}"][data-column="${column}"]`);

export const handTiles = (page: Page): Locator =>
  page.locator('.puzzle-side').getByRole('button').and(page.locator('[aria-pressed]'));

/** Everything back, then each tile where the answer has it. */
export async function layOut(page: Page, { tiles }: PosedPuzzle, answer: PuzzleAnswer): Promise<void> {
  const again = page.getByRole('button', { name: 'Start again' });
  if (await again.isEnabled()) await again.click();
  const free = tiles.map((tile, index) => ({ tile, index }));
  for (const { city, tile, at } of answer) {
    const nth = free.findIndex((one) => one.tile === tile);
    const [one] = free.splice(nth, 1);
    const button = handTiles(page).nth(one?.index ?? 0);
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
    await cellAt(page, city, at).click();
  }
}

/** Two tiles at a time, until each is where the answer has it. */
export async function arrange(page: Page, { tiles }: PosedPuzzle, answer: PuzzleAnswer): Promise<void> {
  const again = page.getByRole('button', { name: 'Start again' });
  await again.click();
  const order: Tile[] = [...tiles];
  const wanted = answer
    .toSorted((one, other) => one.at[0] * SIDE + one.at[1] - (other.at[0] * SIDE + other.at[1]))
    .map(({ tile }) => tile);
  const cell = (nth: number): Locator => cellAt(page, 0, [Math.floor(nth / SIDE), nth % SIDE]);
  for (let nth = 0; nth < order.length; nth++) {
    if (order[nth] === wanted[nth]) continue;
    const from = order.findIndex(
      (tile, other) => other > nth && tile === wanted[nth] && tile !== wanted[other],
    );
    const other = from < 0 ? order.findIndex((tile, later) => later > nth && tile === wanted[nth]) : from;
    await cell(nth).click();
    await cell(other).click();
    [order[nth], order[other]] = [order[other] as Tile, order[nth] as Tile];
  }
}

export const check = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Check it/ }).click();
};

/** Opens one of the three. */
export async function openPuzzle(page: Page, name: 'Placement' | 'Choice' | 'Arrangement'): Promise<void> {
  await page.getByRole('list', { name: 'The three puzzles' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}
