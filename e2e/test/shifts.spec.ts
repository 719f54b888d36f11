/** Pages that are drawn in parts: what is on the screen stays where it is while the rest comes. */
import type { LobbyTable } from '@duopolis/protocol';
import { expect, type Page } from '@playwright/test';
import { duel, type Plan, tableOf } from '../kit/prepared/game.ts';
import { keep, storedTable } from '../kit/prepared/stored-tables.ts';
import { settled } from '../kit/settled.ts';
import { test } from '../kit/story.ts';

/** Only what is painted can move. */
test.use({ art: true });

/** The cumulative layout shift that a page may have; Lighthouse finds up to 0.1 good. */
const MOST = 0.01;

const SCREENS = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
  'large desktop': { width: 1920, height: 1080 },
} as const;

/** Tables with a wide hand, with few tiles, and with the cities of an opponent. */
const TABLES: { readonly [id: string]: Plan } = {
  choosing: { game: tableOf(4), until: 'start' },
  placing: { game: tableOf(3), until: { round: '1', turn: 2, phase: 'placing' } },
  duel: { game: duel(true), until: 'start' },
};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { readonly shifted: () => number }).shifted());

/** Adds up what moves on each page from its first frame on. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const found: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => void found.push(...(entries as Shift[]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = (): number => {
      note(observer.takeRecords());
      return found.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
    };
    Object.assign(globalThis, { shifted });
  });

for (const [screen, viewport] of Object.entries(SCREENS))
  test(`nothing moves while the first page and a table are drawn, ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    const tables = Object.entries(TABLES).map(([id, plan]) => storedTable(id, plan));
    await keep(page, { tables });
    await page.goto('/');
    // A busy machine finds them late.
    await page.locator('.home-left').or(page.locator('.home-late')).waitFor();
    await page.locator('.home-ways').waitFor();
    await settled(page);
    expect(await shiftsOf(page)).toBeLessThan(MOST);
    for (const table of Object.keys(TABLES)) {
      // oxlint-disable no-await-in-loop -- one table after the other
      await page.goto(`/local/${table}`);
      await page.locator('.hand-tiles').waitFor();
      await settled(page);
      expect(await shiftsOf(page), table).toBeLessThan(MOST);
      // oxlint-enable no-await-in-loop
    }
  });

/** One table on the server, whose answer is given when the story says so. */
async function answeringLate(page: Page): Promise<() => void> {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  const table: LobbyTable = {
    table: 'late-table',
    mode: 'table',
    seats: 3,
    capitals: false,
    phase: 'playing',
    pace: 'days',
    host: 'Ada',
    free: 0,
    access: 'private',
    watching: 'nobody',
  };
  await page.route('**/api/session', (route) => route.fulfill({ json: { you: 'me', name: 'Nora' } }));
  await page.route('**/api/tables/mine', async (route) => {
    await asked;
    await route.fulfill({ json: { tables: [table] } });
  });
  return answer;
}

test('games that a slow server finds move nothing, and are in their place the next time', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.desktop);
  await noteShifts(page);
  await page.addInitScript(() => localStorage.setItem('duopolis.known', 'yes'));
  const link = page.getByRole('link', { name: /Ada/ });
  const late = page.getByRole('button', { name: 'Pick up where you left off' });

  const answer = await answeringLate(page);
  await page.goto('/');
  await page.locator('.home-ways').waitFor();
  await settled(page);
  answer();
  await late.waitFor();
  await settled(page);
  expect(await shiftsOf(page)).toBeLessThan(MOST);
  await late.click();
  await expect(link).toBeFocused();
  await expect(late).toBeHidden();

  await page.unrouteAll();
  const answerAgain = await answeringLate(page);
  await page.reload();
  await expect(link).toBeVisible();
  await settled(page);
  answerAgain();
  await settled(page);
  await expect(late).toBeHidden();
  expect(await shiftsOf(page)).toBeLessThan(MOST);
});
