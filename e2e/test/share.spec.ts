/** Saving a game: its record, the proof of its deal, a postcard of a city. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { readFile } from 'node:fs/promises';
import { parseRecord, verifyRecord } from '@duopolis/rules/record';
import { type Download, expect, type Page } from '@playwright/test';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { solo } from '../kit/prepared/game.ts';
import { chooseFile, fileOf, openRecord, playedRecord } from '../kit/record-files.ts';
import { test } from '../kit/story.ts';
import { playToTheEnd, standings } from '../kit/turn.ts';

const TABLE = playedRecord({ mode: 'table', seats: 3, capitals: false }, 'share');
const CAPITALS = playedRecord({ mode: 'table', seats: 3, capitals: true }, 'share');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function saved(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 0 }),
    button(page, name).click(),
  ]);
  return download;
}

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('FAIR-1, FAIR-2: after a game its record is saved, and its deal is proven', async ({ page }) => {
  await openPrepared(page, { game: solo('simple'), until: 'last move' });
  await playToTheEnd(page);
  await standings(page);
  const download = await saved(page, 'Save the record');
  expect(download.suggestedFilename()).toMatch(/^duopolis-.*-autommaso-automarta-\d{4}-\d\d-\d\d\.jsonl$/);
  const record = parseRecord((await contentOf(download)).toString());
  expect(record.ok && verifyRecord(record.value).ok).toBe(true);
  await button(page, 'Verify the deal').click();
  const proof = page.getByRole('dialog', { name: 'The deal of this game' });
  await expect(proof).toContainText('The deal is proven.');
  await expect(proof).toContainText('This device was shown the same commitment when the game began.');
  await expect(proof).toContainText(/\d+ tiles were dealt exactly as the seed says/);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const promises = JSON.parse(localStorage.getItem('duopolis.promises') ?? '[]') as [string, string][];
    const others = promises.map(([game]) => [game, 'f'.repeat(64)]);
    localStorage.setItem('duopolis.promises', JSON.stringify(others));
  });
  await button(page, 'Verify the deal').click();
  await expect(proof).toContainText('The deal could not be confirmed.');
  await expect(proof).toContainText('shown the commitment ffffffffffff…');
});

/** A picture of the game that is shown, saved as both kinds. */
async function savePostcard(page: Page, light: 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('radio', { name: light }).check();
  await expect(page.getByRole('img', { name: /built by .* and .*, \d+ points/ })).toBeVisible();
  const svg = (await contentOf(await saved(page, 'Save as SVG'))).toString();
  expect(svg).not.toMatch(/var\(|light-dark|url\("?http|href="http/);
  expect(svg).toContain(light === 'Light' ? '#2a241d' : '#eef3f4');
  const width = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return image.naturalWidth;
  }, svg);
  expect(width).toBe(1200);
  const png = await contentOf(await saved(page, 'Save as PNG'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1800);
  expect(png.length).toBeGreaterThan(100_000);
}

/** As on a system that shares files: what was shared is kept in the page. */
const shareFiles = (): void => {
  const shared: string[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files = [], text = '' }: ShareData) => {
      shared.push(...files.map(({ name, type }) => `${name} ${type}`), text);
    },
  });
  Object.assign(globalThis, { shared });
};

test.describe('with drawings', () => {
  test.use({ art: true });

  test('FAIR-1: records with another seed or none; light and dark postcards are self-contained, and can be shared', async ({
    page,
  }) => {
    await test.step('a record with another seed is refused with its rule', async () => {
      const fairness = { commitment: TABLE.fairness?.commitment ?? '', seed: 'another' };
      await chooseFile(page, fileOf({ ...TABLE, fairness }));
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(/FAIR-1: the seed does not match/);
    });

    await test.step('a record without a seed says that there is nothing to prove', async () => {
      const { fairness: _, ...without } = TABLE;
      await openRecord(page, without);
      await button(page, 'Verify the deal').click();
      await expect(page.getByRole('dialog')).toContainText('There is no seed to check.');
      await page.keyboard.press('Escape');
    });

    await test.step('a light postcard is saved, and passed to the system’s share dialog', async () => {
      await page.evaluate(shareFiles);
      await openRecord(page, TABLE);
      await button(page, 'Share a picture').click();
      await savePostcard(page, 'Light');
      await button(page, 'Share').click();
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared))
        .toEqual([expect.stringMatching(/^duopolis-.*\.png image\/png$/), expect.stringMatching(/built by/)]);
      await page.keyboard.press('Escape');
    });

    await test.step('a dark postcard of a game with Capitals', async () => {
      await openRecord(page, CAPITALS);
      await button(page, 'Share a picture').click();
      await savePostcard(page, 'Dark');
    });
  });
});
