/** Statistics: what finished games tell, as charts and as tables, and one's own data. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { readFile } from 'node:fs/promises';
import type { Options } from '@duopolis/rules';
import type { GameRecord } from '@duopolis/rules/record';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../kit/looks.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { solo } from '../kit/prepared/game.ts';
import { listRecords, playedRecord } from '../kit/record-files.ts';
import { visit } from '../kit/screens/screen.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';

const WAYS: readonly Options[] = [
  { mode: 'table', seats: 4, capitals: false },
  { mode: 'table', seats: 3, capitals: true },
  { mode: 'duel', seats: 2, capitals: false },
  { mode: 'table', seats: 5, capitals: false },
];

/** Ann sits in every game; in some her neighbour is a bot. */
const games = (number: number): readonly GameRecord[] =>
  Array.from({ length: number }, (_, nth) => {
    const record = playedRecord(WAYS[nth % WAYS.length] as Options, `statistics ${nth}`);
    const seats = record.seats.map((player, seat) =>
      seat === 1 && nth % 3 === 0 ? ({ name: 'medium', kind: 'bot' } as const) : player,
    );
    return { ...record, seats };
  });

async function openStatistics(page: Page): Promise<void> {
  await listRecords(page, games(9));
  await visit(page, '/statistics');
  await page.getByRole('radio', { name: 'Ann' }).check();
}

test('empty at first, then one game; everything is deleted without the server', async ({ page, context }) => {
  await page.goto('/statistics');
  await expect(page.getByText(/^No finished games yet/)).toBeVisible();
  await openPrepared(page, { game: solo('simple'), until: 'over' });
  await page.goto('/statistics');
  const few = page.getByText(/^After 2 more games, charts will show here/);
  await expect(few).toBeVisible();
  const [note, bars] = await Promise.all([
    few.boundingBox(),
    page.locator('.chart-figure').first().boundingBox(),
  ]);
  // Side by side, without an empty half.
  expect(note?.x).toBeGreaterThan((bars?.x ?? 0) + (bars?.width ?? 0));
  expect(note?.y).toBe(bars?.y);
  await expect(page.getByRole('table', { name: 'Score by game' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Partners' })).toContainText('Automas');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();

  await test.step('without the server: the page says so, and this device can still be emptied', async () => {
    await makeFriendsTable(page, { seats: 3, host: 'Nora' });
    await visit(page, '/statistics');
    await page.getByRole('button', { name: 'Delete all my data' }).waitFor();
    await context.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete all my data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete all my data?' });
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The server can’t be reached');
    await dialog.getByRole('button', { name: 'Delete on this device' }).click();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  });
});

test('charts and filters; all data is exported, deleted here and on the server, and imported again', async ({
  page,
}) => {
  await makeFriendsTable(page, { seats: 3, host: 'Nora' });
  await openStatistics(page);
  await test.step('charts are tables for readers, and for everyone who asks; filters change them', async () => {
    const figures = page.getByRole('figure');
    await expect(figures).toHaveCount(3);
    const byGame = page.getByRole('table', { name: 'Score by game' });
    const rowsOf = async (): Promise<number> => (await byGame.getByRole('row').count()) - 1;
    await expect.poll(rowsOf).toBe(7);
    await page.getByRole('radio', { name: 'Duel' }).check();
    await expect(page.getByText(/^After 1 more game, charts will show here/)).toBeVisible();
    await page.getByRole('radio', { name: 'All' }).check();
    await expect.poll(rowsOf).toBe(9);
    await page.getByRole('radio', { name: 'Capitals' }).check();
    await expect(page.getByText(/^After 1 more game, charts will show here/)).toBeVisible();
    await page.getByRole('radio', { name: 'Both' }).check();
    const types = page.getByRole('table', { name: 'Points by building type' });
    await expect(types.getByRole('row')).toHaveCount(7);
    await page.getByRole('button', { name: 'As a table: Points by building type' }).press('Enter');
    await expect.poll(() => types.evaluate((table) => table.clientWidth)).toBeGreaterThan(200);
    await expect(page.getByRole('table', { name: 'Partners' })).toContainText('Bots, medium');
  });

  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 0 }),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^duopolis-data-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  const data = JSON.parse(await readFile(file, 'utf8')) as {
    readonly format: string;
    readonly notes: object;
  };
  expect([data.format, Object.keys(data.notes)]).toEqual(['duopolis-data/1', ['replays']]);
  expect((await page.request.get('/api/session')).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete all my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete all my data?' });
  await expect(dialog).toContainText('games you played with others');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep my data' }).click();
  await expect(page.getByRole('figure')).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'Duopolis', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  expect((await page.request.get('/api/session')).status()).toBe(401);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);

  await visit(page, '/statistics');
  await expect(page.getByText(/^No finished games yet/)).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a file' }).click(),
  ]);
  await chooser.setFiles(file);
  await expect(page.getByText(/^Imported: 0 tables and 1 list/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('figure')).toHaveCount(3);
});
