/** The drawing board: cities drawn by mouse, by touch and by keyboard, scored and explained, and kept in the address. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { PHONE } from '../kit/looks.ts';
import { visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

const cell = (page: Page, row: number, column: number) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .nth(row - 1)
    .getByRole('gridcell')
    .nth(column - 1);
const total = (page: Page) => page.locator('.tally-total');
const pick = (page: Page, tile: string) =>
  page.getByRole('toolbar').getByRole('button', { name: tile, exact: true }).click();

const FULL = '/city#SSSS/HHOm/OPOO/OPHP';

/** Puts two shops side by side, and looks at them. */
async function putAndLook(page: Page, touch: (row: number, column: number) => Promise<void>): Promise<void> {
  await touch(2, 2);
  await touch(2, 3);
  await expect(total(page)).toHaveText('5 points');
  await page.getByRole('button', { name: /^Look/ }).click();
  await touch(2, 3);
  await expect(page.getByRole('button', { name: /Run of 2 shops/, pressed: true })).toBeVisible();
}

/** The drawing board as it is when one comes to it: what was picked before is forgotten. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, '/nowhere');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visit(page, path);
}

test('drawing: every point is explained; by clicks, duplexes, by dragging, by keyboard; the address follows', async ({
  page,
}) => {
  await test.step('a city of the rulebook: 56 points, every one of them explained and drawn', async () => {
    await open(page, FULL);
    await expect(total(page)).toHaveText('56 points');
    await expect(page.getByText('A city like this can occur in a game.')).toBeVisible();
    const marks = page.locator('.editor-board .board-mark-label');
    await cell(page, 1, 2).click();
    await expect(marks).toHaveText(['16']);
    await expect(
      page.getByRole('button', { name: /Run of 4 shops: 16 points/, pressed: true }),
    ).toBeVisible();
    await cell(page, 2, 4).click();
    await expect(marks).toHaveText(['2', '1']);
    await page.getByRole('button', { name: /Group of 2 parks/ }).click();
    await expect(marks).toHaveText(['8']);
    const points = await page.locator('.why-part').allTextContents();
    const sum = points.reduce((all, text) => all + Number(/(\d+) points?$/.exec(text)?.[1]), 0);
    expect(sum).toBe(56);
  });

  await test.step('tap and tap: put, replace, clear, undo and redo; the address follows', async () => {
    await open(page, '/city');
    await cell(page, 1, 1).click();
    await cell(page, 1, 2).click();
    await expect(total(page)).toHaveText('5 points');
    await expect(page).toHaveURL(/\/city#SS\.\.\/\.\.\.\.\/\.\.\.\.\/\.\.\.\.$/);
    await pick(page, 'Park');
    await cell(page, 1, 2).click();
    await expect(total(page)).toHaveText('4 points');
    await cell(page, 1, 2).click();
    await expect(total(page)).toHaveText('2 points');
    await pick(page, 'Eraser');
    await cell(page, 1, 1).click();
    await expect(total(page)).toHaveText('0 points');
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(total(page)).toHaveText('5 points');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(total(page)).toHaveText('4 points');
    await page.reload();
    await expect(total(page)).toHaveText('4 points');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/city$/);
  });

  await test.step('a duplex covers two cells, and moves back inside if it would stick out', async () => {
    await open(page, '/city');
    await page.getByRole('toolbar', { name: 'Duplexes, side by side' }).getByRole('button').first().click();
    await cell(page, 1, 4).click();
    await expect(page).toHaveURL(/#\.\.eF\//);
    await page.getByRole('toolbar', { name: 'Duplexes, stacked' }).getByRole('button').first().click();
    await cell(page, 4, 1).click();
    await expect(page).toHaveURL(/\/F\.\.\.\/d\.\.\.$/);
  });

  await test.step('dragging: from the palette, from cell to cell, and off the board', async () => {
    await open(page, '/city#S.../..../..../....');
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
    };
    const middle = async (row: number, column: number): Promise<{ x: number; y: number }> => {
      const box = await cell(page, row, column).boundingBox();
      if (box === null) throw new Error('no such cell');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const park = await page
      .getByRole('toolbar', { name: 'Tiles', exact: true })
      .getByRole('button', { name: 'Park' })
      .boundingBox();
    if (park === null) throw new Error('no park');
    await drag({ x: park.x + 20, y: park.y + 20 }, await middle(2, 2));
    await expect(page).toHaveURL(/#S\.\.\.\/\.P\.\.\//);
    await drag(await middle(2, 2), await middle(1, 2));
    await expect(page).toHaveURL(/#SP\.\.\/\.\.\.\./);
    await drag(await middle(1, 1), await middle(1, 2));
    await expect(page).toHaveURL(/#PS\.\.\//);
    await drag(await middle(1, 1), { x: 20, y: 400 });
    await expect(page).toHaveURL(/#\.S\.\.\//);
  });

  await test.step('a click puts a tile, and a click looks at it', async () => {
    await open(page, '/city');
    await putAndLook(page, (row, column) => cell(page, row, column).click());
  });

  await test.step('by keyboard alone, as a screen reader announces it', async () => {
    await open(page, '/city');
    await cell(page, 1, 1).focus();
    await page.keyboard.press('o');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, office');
    await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, shop');
    await expect(page.locator('[aria-live=polite] > p').last()).toHaveText(/^5 points/);
    await page.keyboard.press('Delete');
    await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, empty');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, shop');
    const tiles = page.getByRole('toolbar', { name: 'Tiles', exact: true });
    await tiles.getByRole('button', { name: 'Shop' }).focus();
    await page.keyboard.press('End');
    await expect(tiles.getByRole('button', { name: 'House' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tiles.getByRole('button', { name: 'House', pressed: true })).toBeVisible();
  });
});

test('a city in the address, copied and corrected; impossible cities; Capitals; the best arrangement', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('a bad address says what is wrong and where, and nothing is lost', async () => {
    await open(page, '/city#SSXS/HHOm');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').first()).toContainText('no readable city');
    await expect(main.getByText(/unknown letter 'X' at position 3/i)).toHaveCount(1);
    await expect(main.getByText(/S shop · F factory/)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'City notation' });
    await expect(field).toHaveValue('SSXS/HHOm');
    await expect(page).toHaveURL(/#SSXS\/HHOm$/);
    await expect(page.locator('.editor-where mark')).toHaveText('X');
    await field.fill('SSSS/HHO');
    await field.press('Enter');
    await expect(page.getByText(/the row that ends at position \d+ has 3 cells/i).last()).toBeVisible();
    await expect(field).toHaveValue('SSSS/HHO');
    await field.fill('SSSS/HHOm');
    await field.press('Enter');
    await expect(total(page)).toHaveText(/points$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(/#SSSS\/HHOm\/\.\.\.\.\/\.\.\.\.$/);
  });

  await test.step('the notation and a link are copied', async () => {
    await open(page, '/city#..../.SS./..F./....&factories=3,2');
    expect(await copiedBy(page, 'Copy the notation')).toBe('SS/.F');
    const link = await copiedBy(page, 'Copy a link');
    expect(link).toMatch(/&factories=3,2$/);
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.locator('.tally-total')).toHaveText('7 points');
    await other.close();
  });

  await test.step('PLACE-4: impossible cities are reported, and still scored', async () => {
    await open(page, '/city#S..S/..../..../....');
    await expect(total(page)).toHaveText('4 points');
    await expect(page.getByText(/The buildings stand in separate groups/)).toBeVisible();
    await page.getByRole('link', { name: 'PLACE-4' }).click();
    await expect(page).toHaveURL(/\/rules\/placing#PLACE-4$/);
  });

  await test.step('Capitals: mats, civic tiles and districts', async () => {
    await open(page, '/city');
    await page.getByRole('button', { name: 'River' }).click();
    await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, landscape');
    await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, bridge');
    await pick(page, 'Park');
    await cell(page, 2, 1).click();
    await cell(page, 2, 3).click();
    await expect(page.getByRole('button', { name: /Group of 2 parks: 8 points/ })).toBeVisible();
    await page.getByRole('toolbar', { name: 'Civic tiles' }).getByRole('button').first().click();
    await cell(page, 1, 3).click();
    await expect(
      page.getByRole('button', { name: /^Civic building for park and house.*: 3 points$/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(/%5BPH-T%5D.*&districts=/);
    await page.getByRole('button', { name: 'Move the mat down' }).click();
    await expect(cell(page, 2, 2)).toHaveAccessibleName('row 2, column 2, landscape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^District 1: shop/ }).click();
    await page.getByRole('menuitem', { name: 'Park' }).click();
    await expect(page.getByRole('group', { name: 'District 1' }).getByText(/Here 2/)).toBeVisible();
    const other = page
      .getByRole('group', { name: 'District 1' })
      .getByRole('group', { name: 'Size, City B' });
    for (let more = 0; more < 3; more++) await other.getByRole('button', { name: 'More' }).click();
    await expect(
      page.getByRole('button', { name: /park \+ factory, 2 tiles, the next largest: 3 points/i }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Base game, 4×4' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(16);
  });

  await test.step('the best arrangement of these tiles is found, and mine comes back', async () => {
    await open(page, '/city#S.S./.S.S/..../....');
    await expect(total(page)).toHaveText('8 points');
    await page.getByRole('button', { name: 'Best arrangement of these tiles' }).click();
    await expect(page.getByRole('region', { name: 'The score' }).getByText(/^16 instead of 8/)).toBeVisible();
    await expect(total(page)).toHaveText('16 points');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(total(page)).toHaveText('8 points');
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, hasTouch: true });
  test('a tap puts a tile, and a tap looks at it', async ({ page }) => {
    await page.goto('/city');
    await putAndLook(page, (row, column) => cell(page, row, column).tap());
  });
});
