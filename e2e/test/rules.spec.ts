/** The rules as pages: reading, searching, trying a rule on a city, and the reference card in every game. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { LANGUAGES } from '@duopolis/words/language';
import { axeFindings, DESK, PHONE, speak, sticksOut } from '../kit/looks.ts';
import { keep, storedTable } from '../kit/prepared/stored-tables.ts';
import { duel, solo, tableOf } from '../kit/prepared/game.ts';
import { savedGames, replayOf } from '../kit/prepared/review.ts';
import { playedRecord } from '../kit/record-files.ts';
import { visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

const CAPITALS = playedRecord({ mode: 'table', seats: 3, capitals: true }, 'rules');

const rule = (page: Page, id: string) => page.locator(`#${id}`);
const card = (page: Page) => page.getByRole('dialog', { name: 'Reference card' });
const cell = (page: Page, id: string, row: number, column: number) =>
  rule(page, id).getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column},`) });

const SEARCHES = [
  ['en', 'bridges', 'LAND-4', 'bridge'],
  ['en', 'rotate', 'PLACE-5', 'rotated'],
  ['fr', 'pivoter', 'PLACE-5', 'pivoter'],
  ['ru', 'повернуть', 'PLACE-5', 'повернуть'],
  ['fr', 'residences usine', 'HOUSE-2', 'Résidences'],
  ['ru', 'мостами', 'LAND-4', 'мост'],
] as const;

test('reading: from the first page through the chapters, a link to a rule stays, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rules');
  await page.getByRole('link', { name: /^Scoring a city/ }).click();
  await expect(page).toHaveURL(/\/rules\/scoring$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Scoring a city' })).toBeVisible();
  await rule(page, 'ADJ-1')
    .getByRole('link', { name: /^LAND-4/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/capitals#LAND-4$/);
  await expect(rule(page, 'LAND-4')).toBeInViewport();
  await expect(rule(page, 'LAND-4')).toBeFocused();
  await page.reload();
  await expect(rule(page, 'LAND-4')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Scoring a city' })).toBeVisible();
  await page.goto('/rules/shop-2');
  await expect(page).toHaveURL(/\/rules\/scoring#SHOP-2$/);
  await page.getByRole('link', { name: /^Next: Standings/ }).click();
  await expect(page).toHaveTitle('Standings · Rules · Duopolis');
  await visit(page, '/rules/placing');
  expect(await copiedBy(page, 'Copy a link to PLACE-8')).toMatch(/\/rules\/placing#PLACE-8$/);
});

test('searching by keyboard in three languages: an id opens its rule, and nonsense has no results', async ({
  page,
}) => {
  await page.goto('/rules/duel');
  for (const [language, word, first, found] of SEARCHES)
    await test.step(`${language}: ${word}`, async () => {
      await visit(page, '/rules/duel');
      await speak(page, language);
      await expect(page).toHaveURL(/\/rules\/duel$/);
      await page.locator('#content').press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type(word);
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\d/);
      const results = page.locator('.finder-results');
      await expect(results.getByRole('link').first()).toContainText(first);
      await expect(results.locator('mark').first()).toContainText(new RegExp(found, 'i'));
      await page.keyboard.press('ArrowDown');
      await expect(results.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${first}$`));
      await expect(rule(page, first)).toBeInViewport();
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });
  await speak(page, 'en');
  await page.getByRole('searchbox').fill('dist 3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/districts#DIST-3$/);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText('No rule mentions “zeppelin”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FACTORY-1, SHOP-2: the example cities change by a click, are scored again, and open on the drawing board', async ({
  page,
}) => {
  await page.goto('/rules/scoring#FACTORY-1');
  const factory = rule(page, 'FACTORY-1');
  await expect(factory.locator('.tally-total')).toHaveText('9 points');
  const other = factory.getByRole('group', { name: 'Factories, City C' });
  for (let more = 0; more < 2; more++) await other.getByRole('button', { name: 'More' }).click();
  await expect(factory.locator('.tally-total')).toHaveText('6 points');
  await factory.getByRole('button', { name: 'Reset' }).click();
  await expect(factory.locator('.tally-total')).toHaveText('9 points');

  const shop = rule(page, 'SHOP-2');
  await expect(shop.locator('.tally-total')).toHaveText('25 points');
  await cell(page, 'SHOP-2', 2, 2).click();
  await expect(shop.locator('.tally-total')).toHaveText('22 points');
  await expect(cell(page, 'SHOP-2', 2, 2)).toHaveAccessibleName(/empty$/);
  await cell(page, 'SHOP-2', 2, 2).press('Enter');
  await expect(shop.locator('.tally-total')).toHaveText('25 points');
  await cell(page, 'SHOP-2', 4, 1).click();
  await shop.getByRole('button', { name: /Run of 4 shops/ }).click();
  await expect(shop.locator('.board-mark-label')).toHaveText('16');
  await shop.getByRole('link', { name: 'Open on the drawing board' }).click();
  await expect(page).toHaveURL(/\/city#S\.\.S\/SSSS\/S\.\.S\/S\.\.\.$/);
  await expect(page.getByRole('grid', { name: 'The city' })).toBeVisible();
});

/** A table and a game of each kind that the card differs in or could be missing from, all on this device. */
async function saveGames(page: Page): Promise<void> {
  const games = { table: tableOf(3), duel: duel(), alone: solo('full') };
  const tables = Object.entries(games).map(([id, game]) => storedTable(id, { game, until: 'start' }));
  await keep(page, { ...savedGames([CAPITALS], []), tables });
}

test('the reference card is one key away in every game, and in the menu of a phone', async ({ page }) => {
  const hand = page.getByRole('region', { name: 'Your hand' });
  await saveGames(page);
  await page.goto('/local/table');
  await hand.waitFor();

  await test.step('at a table: its rules open over the game, and the key closes it', async () => {
    const address = page.url();
    await page.keyboard.press('r');
    await expect(card(page).getByText(/straight line of 1, 2, 3, 4 shops/)).toBeVisible();
    await expect(card(page).getByText('Civic')).toHaveCount(0);
    await card(page).getByRole('link', { name: 'Read rule HOUSE-2' }).click();
    await expect(card(page).getByRole('heading', { name: 'Houses next to a factory' })).toBeVisible();
    await card(page).getByRole('button', { name: 'Back to the card' }).click();
    await page.keyboard.press('r');
    await expect(card(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Reference card')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('on a phone it is in the menu', async () => {
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Reference card' }).click();
    await expect(card(page)).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    await page.keyboard.press('r');
    await expect(card(page)).toHaveCount(0);
    await page.setViewportSize(DESK.viewport);
  });

  for (const id of ['duel', 'alone'])
    await test.step(id, async () => {
      await visit(page, '/rules');
      await hand.waitFor({ state: 'detached' });
      await visit(page, `/local/${id}`);
      await hand.waitFor();
      await page.keyboard.press('r');
      await expect(card(page)).toBeVisible();
      await page.keyboard.press('r');
      await expect(card(page)).toHaveCount(0);
    });

  await test.step('in a replay with Capitals it shows this game’s districts', async () => {
    await visit(page, replayOf(CAPITALS));
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('r');
    await expect(card(page).getByText(/9\/3: \w+/)).toBeVisible();
    await expect(card(page).getByRole('link', { name: 'Read rule CIVIC-1' })).toBeVisible();
  });
});

test('every chapter fits on a phone, in turn in three languages, and axe finds nothing in them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ colorScheme: PHONE.colorScheme, reducedMotion: 'reduce' });
  await page.goto('/rules');
  await page.locator('.rules-cards a').first().waitFor();
  const chapters = await page
    .locator('.rules-cards a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(chapters).toHaveLength(15);
  await page.locator('.rules-cards a').first().click();
  for (const [nth, chapter] of chapters.entries()) {
    await expect(page).toHaveURL(chapter);
    await speak(page, LANGUAGES[nth % LANGUAGES.length] ?? 'en');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A phone shows whether everything fits; every third chapter has all that axe looks at.
    await expect.poll(() => sticksOut(page), { message: chapter }).toEqual([]);
    if (nth % 3 === 0) expect.soft(await axeFindings(page), chapter).toEqual([]);
    if (nth < chapters.length - 1) await page.locator('.rules-after').click();
  }
});
