/** The city of the day: the same for everybody, three tries, a streak, a text to paste. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { dailyPuzzle, type PosedPuzzle, type PuzzleKind } from '@duopolis/bots/puzzle';
import { expect, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { expectFine, PHONE, speak, sticksOut } from '../kit/looks.ts';
import { keep } from '../kit/prepared/stored-tables.ts';
import { arrange, cellAt, check, handTiles, layOut, openPuzzle } from '../kit/puzzles.ts';
import { visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

const DAY = '2026-11-16';
/** Posed when a story asks for them: posing takes a second, and every worker reads this file. */
const POSED = new Map<PuzzleKind, PosedPuzzle>();
function today(kind: PuzzleKind): PosedPuzzle {
  const puzzle = POSED.get(kind) ?? dailyPuzzle(DAY, kind);
  POSED.set(kind, puzzle);
  return puzzle;
}

const at = (page: Page, moment: string): Promise<void> => page.clock.setFixedTime(new Date(moment));

/** Two tiles of the hand, each on the first cell of its city: none of these is the best of that day. */
async function chooseFrom(page: Page, nth: number): Promise<void> {
  for (const city of [0, 1]) {
    await handTiles(page)
      .nth(nth + city)
      .click();
    await page.getByRole('grid').nth(city).locator('.board-legal').first().click();
  }
}

const solved = (puzzle: PosedPuzzle) => [{ answer: puzzle.solution, worth: puzzle.best, best: true }];

/** Opens the puzzles on a device that has solved some of them. */
async function openSolved(page: Page, tries: object, finished?: number): Promise<void> {
  const day = { day: DAY, tries, ...(finished !== undefined && { finished }) };
  await keep(page, { notes: { puzzles: [day] } });
  await page.goto('/puzzles');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('one day: one puzzle missed, two solved, the result to paste; the streak continues the next day, and a missed day ends it', async ({
  page,
}) => {
  await at(page, `${DAY}T10:00:00Z`);
  await page.goto('/puzzles');
  await expect(page.getByText('November 16, 2026')).toBeVisible();
  await layOut(page, today('placement'), today('placement').solution);
  await check(page);
  await expect(page.getByText(/^Solved in 1 try/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to the choice' }).click();

  await chooseFrom(page, 0);
  await check(page);
  await expect(page.getByText('2 tries left').last()).toBeVisible();
  await check(page);
  await expect(page.getByText(/^You already tried exactly this/).first()).toBeVisible();
  await expect(page.getByText('2 tries left').last()).toBeVisible();
  for (const nth of [1, 2]) {
    await page.getByRole('button', { name: 'Start again' }).click();
    await chooseFrom(page, nth);
    await check(page);
  }
  const [weaker, stronger] = today('choice').best;
  const best = `${weaker} in the weaker city, ${stronger} in the other`;
  await expect(page.getByText(new RegExp(`The most possible is ${best}`))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why it scores this' })).toHaveCount(2);
  const why = page.getByRole('list', { name: 'Why the best scores more' }).getByRole('listitem');
  await expect(why.first()).toContainText(/^Left city: \d+ instead of \d+\./);
  await expect(why.last()).toContainText(/^Right city: \d+ instead of \d+\./);

  await page.getByRole('button', { name: 'Go to the arrangement' }).click();
  await arrange(page, today('arrangement'), today('arrangement').solution);
  await expect(page.getByText(`Current layout: ${today('arrangement').best[0]} points`)).toBeVisible();
  await check(page);

  const text = await copiedBy(page, 'Copy the result');
  const lines = text.split('\n');
  expect(lines[0]).toBe('Duopolis, November 16, 2026');
  expect(lines[1]).toBe(`Placement ${today('placement').best[0]}/${today('placement').best[0]} ●`);
  expect(lines[2]).toMatch(/^Choice \d+\+\d+\/\d+\+\d+ ○○○$/);
  expect(lines[4]).toMatch(/^2 of 3 solved · streak: 1 day$/);
  expect(lines[5]).toMatch(/\/puzzles\/2026-11-16$/);

  await at(page, `${DAY}T23:00:00Z`);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('streak: 1 day');
  await expect(page.getByText('today, streak: 1 day')).toBeVisible();

  await at(page, '2026-11-17T01:00:00Z');
  await page.goto('/puzzles');
  await expect(page.getByText('November 17, 2026')).toBeVisible();
  await expect(page.getByText('today, streak: 1 day')).toBeVisible();
  await page.getByRole('link', { name: 'The day before' }).click();
  await expect(page.getByText(/^This day is over/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('practice');

  await at(page, '2026-11-18T01:00:00Z');
  await page.goto('/puzzles');
  await expect(page.getByText('November 18, 2026')).toBeVisible();
  await expect(page.getByText('today', { exact: true })).toBeVisible();
});

/** The last word of a cell's name is its tile. */
const tileOf = (name: string | null): string => name?.split(', ').at(-1) ?? '';

test('future and invalid days; today’s puzzles by dragging and by keyboard', async ({ page }) => {
  await at(page, `${DAY}T10:00:00Z`);
  await page.goto('/puzzles/2026-11-17');
  await expect(page.getByText(/^The city of November 17, 2026 isn’t out yet/)).toBeVisible();
  await visit(page, '/puzzles/2024-02-29');
  await expect(page.getByText('February 29, 2024')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Placement' })).toBeVisible();
  await visit(page, '/puzzles/2026-02-30');
  await expect(page.getByText(/“2026-02-30” is not a date/)).toBeVisible();
  await page.getByRole('link', { name: 'To today' }).click();
  await expect(page.getByText('November 16, 2026')).toBeVisible();

  await test.step('by dragging: tiles into the city and out of it, and two tiles of the square', async () => {
    const [first] = today('placement').solution;
    if (first === undefined) throw new Error('no solution');
    const tile = handTiles(page).nth(today('placement').tiles.indexOf(first.tile));
    await tile.dragTo(cellAt(page, 0, first.at));
    await expect(cellAt(page, 0, first.at)).toHaveAccessibleName(/tried here/);
    await cellAt(page, 0, first.at).dragTo(page.getByRole('heading', { level: 1 }));
    await expect(page.getByRole('gridcell', { name: /tried here/ })).toHaveCount(0);

    await openPuzzle(page, 'Arrangement');
    const [one, other] = [cellAt(page, 0, [0, 0]), cellAt(page, 0, [3, 3])];
    const names = [await one.getAttribute('aria-label'), await other.getAttribute('aria-label')];
    await one.dragTo(other);
    await expect(one).toHaveAccessibleName(new RegExp(`${tileOf(names[1] ?? null)}$`));
    await expect(other).toHaveAccessibleName(new RegExp(`${tileOf(names[0] ?? null)}$`));
  });

  await test.step('by keyboard alone: the tile, the cell, the answer', async () => {
    await openPuzzle(page, 'Placement');
    for (const { tile, at: cell } of today('placement').solution) {
      const index = today('placement').tiles.indexOf(tile);
      const button = handTiles(page).nth(index);
      await button.focus();
      if ((await button.getAttribute('aria-pressed')) === 'false') await page.keyboard.press('Enter');
      await cellAt(page, 0, [cell[0], cell[1]]).focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Check it' }).focus();
    // An announcement disappears after some seconds, so the test waits for it before it answers.
    const alert = page.getByRole('alert').filter({ hasText: 'the best possible' });
    await Promise.all([alert.waitFor({ state: 'attached' }), page.keyboard.press('Enter')]);
    await expect(page.getByText(/^Solved in 1 try/)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('everything fits in Russian, cells are large enough, and axe finds nothing in the result', async ({
    page,
  }) => {
    await at(page, `${DAY}T10:00:00Z`);
    await page.goto('/puzzles');
    await page.getByRole('grid').first().waitFor();
    const puzzles = page.locator('.puzzles-kind');
    await speak(page, 'ru');
    for (const nth of [0, 1, 2]) {
      await puzzles.nth(nth).click();
      await expect(page.getByRole('grid')).toHaveCount(nth === 1 ? 2 : 1);
      expect(await sticksOut(page)).toEqual([]);
      const box = await page.getByRole('gridcell').first().boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await speak(page, 'en');
    await test.step('after a check the tries that are left are in sight', async () => {
      await openPuzzle(page, 'Choice');
      await chooseFrom(page, 0);
      // As people do: the button is at the lower edge when they come to it.
      await page
        .getByRole('button', { name: /^Check it/ })
        .evaluate((button) => button.scrollIntoView(false));
      await check(page);
      await expect(page.locator('.puzzle-left')).toBeInViewport({ ratio: 0.9 });
    });
    const tries = {
      placement: solved(today('placement')),
      choice: solved(today('choice')),
      arrangement: solved(today('arrangement')),
    };
    await openSolved(page, tries, Date.parse(`${DAY}T10:00:00Z`));
    await page.getByRole('region', { name: 'Your result' }).waitFor();
    await expectFine(page);
  });
});
