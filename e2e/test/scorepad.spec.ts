/** The score pad: five cities tapped in with one hand, counted with the ceremony, kept, exported and found again. */
/* oxlint-disable no-await-in-loop -- one tap after the other, as people do */
import { readFileSync } from 'node:fs';
import type { Letter } from '@duopolis/rules';
import { vocabularyOf } from '@duopolis/words';
import { sentence } from '@duopolis/words/language';
import { expect, type Page } from '@playwright/test';
import { axeFindings, PHONE } from '../kit/looks.ts';
import { at, visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

const FIVE = [
  'HOdbSmOeSPPOSHPO',
  'SSSSPOOdPHbeHFFm',
  'FFOOFeHbOmSSOPPS',
  'PPPOHPbOSdOHHHHS',
  'SSSOPPPFeHbFOOmP',
];
const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Esi'];
const nameOf = (letter: string): string => sentence(vocabularyOf('en').pieces.building(letter as Letter));

/**
 * Seconds of a person, by the keystroke-level model of Card, Moran and Newell: 1.35 to look up the next tile on the table and find its
 * key, half a second for a tap, 0.28 for a letter of a name.
 */
const LOOK = 1.35;
const TAP = 0.5;
const LETTER = 0.28;
const FOUR_MINUTES = 240;

/** Taps that the page has had so far, on anything. */
const countTaps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('click', () => {
      document.documentElement.dataset['taps'] =
        `${Number(document.documentElement.dataset['taps'] ?? 0) + 1}`;
    });
  });
const tapsOn = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-taps'));

const keypad = (page: Page) => page.getByRole('group', { name: 'Tiles', exact: true });

async function seat(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/scorepad');
  for (let players = 3; players < names.length; players++)
    await page.getByRole('button', { name: 'More' }).click();
  for (const [nth, name] of names.entries()) await page.getByLabel(`Player ${nth + 1}`).fill(name);
  await page.getByRole('button', { name: 'To the cities' }).click();
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, hasTouch: true, serviceWorkers: 'allow' });

  test('five cities by tapping, in less than four minutes: every point explained, offline, kept and exported', async ({
    page,
    context,
  }, { annotations }) => {
    await countTaps(page);
    await seat(page, NAMES);
    await expect(keypad(page)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    let taps = 0;
    for (const [nth, city] of FIVE.entries()) {
      for (const letter of city) {
        await keypad(page)
          .getByRole('button', { name: nameOf(letter), exact: true })
          .tap();
        taps++;
      }
      await page.getByRole('button', { name: nth < FIVE.length - 1 ? /^Next:/ : 'Result' }).tap();
    }
    expect(taps).toBe(80);
    await page.getByRole('button', { name: 'Show it all' }).tap();
    // The names were filled in without tapping their fields.
    const tapped = (await tapsOn(page)) + NAMES.length;
    const seconds = Math.round(taps * LOOK + tapped * TAP + NAMES.join('').length * LETTER);
    annotations.push({ type: 'seconds', description: `${seconds}: ${tapped} taps, ${taps} tiles looked up` });
    expect(tapped).toBeGreaterThan(taps);
    expect(seconds).toBeLessThan(FOUR_MINUTES);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('wins');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the game' }).tap();
    await expect(page.getByRole('button', { name: 'Saved with your games.' })).toBeDisabled();
    const saving = page.waitForEvent('download', { timeout: 0 });
    await page.getByRole('button', { name: 'Export' }).tap();
    await page.getByRole('menuitem', { name: 'Table (CSV)' }).tap();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toHaveLength(12);
    await context.setOffline(false);
    await visit(page, '/statistics');
    await page.getByRole('link', { name: 'Replay', exact: true }).first().tap();
    await expect(page).toHaveURL(/\/scorepad\/\d{14}$/);
    await page.getByRole('button', { name: 'Show it all' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('wins');
  });
});

test('by keyboard: letters, undo, typing a city; the pad resumes at its cursor; Capitals with a mat used twice', async ({
  page,
}) => {
  await seat(page, ['Ann', 'Bo', 'Cy']);
  const chips = page.getByRole('navigation', { name: 'Cities' }).getByRole('button');

  await test.step('letters and undo; the pad resumes at its cursor', async () => {
    await page.keyboard.type('ssssm');
    await expect(chips.first()).toHaveText('5 of 16');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+z');
    await expect(chips.first()).toHaveText('5 of 16');
    await page.reload();
    await expect(chips.first()).toHaveText('5 of 16');
    await page.keyboard.type('o');
    await expect(chips.first()).toHaveText('6 of 16');
    await page.getByRole('button', { name: 'Shops' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Run of 4 shops' })).toBeVisible();
  });

  await test.step('typing a city', async () => {
    await page.getByRole('button', { name: 'Type the city' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('ssss');
    await dialog.getByRole('button', { name: 'Take it' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('4 cells; expected 16');
    await dialog.getByRole('textbox').fill('ssss pooo phbe hffm');
    await dialog.getByRole('button', { name: 'Take it' }).click();
    await expect(chips.first()).toHaveAccessibleName(/✓/);
  });

  await test.step('Capitals: a landscape, a civic tile, and a mat used twice is reported', async () => {
    await at('/', 'Duopolis')(page);
    await page.evaluate(() => localStorage.removeItem('duopolis.scorepad'));
    await visit(page, '/scorepad');
    await page.getByRole('switch', { name: /Capitals/ }).click();
    await page.getByRole('button', { name: 'To the cities' }).click();
    for (const city of [0, 1]) {
      await chips.nth(city).click();
      await page.getByRole('button', { name: 'Landscape', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Lake' }).click();
    }
    await expect(page.getByText('The mat Lake lies in more than one city.')).toBeVisible();
    await page.getByRole('button', { name: 'Civic tile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bank' }).click();
    await expect(page.getByRole('button', { name: /^Civic/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Move it' }).click();
    await expect(page.getByText('19 spaces to go')).toBeVisible();
  });
});
