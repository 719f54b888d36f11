/** While you were away: what happened is shown again, and so is the last turn at a key. */
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../kit/looks.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const AT = { game: tableOf(3), until: { round: '1', turn: 2, phase: 'choosing' } } as const;

const TEN_SECONDS = 10_000;

interface Note {
  readonly text: string;
  readonly at: number;
}

/** Notes every count that a recap shows and when, by the page's own clock; nothing is missed between two looks. */
async function notes(page: Page): Promise<() => Promise<readonly Note[]>> {
  await page.evaluate(() => {
    const list: Note[] = [];
    const look = (): void => {
      const text = document.querySelector('.recap h1 small')?.textContent ?? '';
      if (text !== (list.at(-1)?.text ?? '')) list.push({ text, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { recapNotes: list });
  });
  return () => page.evaluate(() => (globalThis as unknown as { recapNotes: Note[] }).recapNotes);
}

/** Lets time pass until it is so; between two looks it stands still. */
const letPass = (page: Page, milliseconds: number, isSo: () => Promise<boolean>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(milliseconds);
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [10] });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not there');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a returning player gets a recap, steps through it, and skips to the game', async ({ page }) => {
  await page.clock.install();
  await openPrepared(page, AT);
  await page.getByRole('main').waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/');
  await page.evaluate((id) => localStorage.setItem('duopolis.seen', JSON.stringify({ [id]: 1 })), table);
  // Time stands still from here until it is stopped by its own button, however long that takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.goto(`/local/${table}`);
  const recap = page.getByRole('region', { name: 'While you were away' });
  await letPass(page, 50, () => recap.isVisible());
  await recap.getByRole('button', { name: 'Pause' }).click();
  await page.clock.resume();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(recap).toContainText(/\d of [78]/);
  await recap.getByRole('button', { name: 'Skip to the table' }).click();
  await expect(recap).toBeHidden();
  await expect(page.getByRole('region', { name: 'While you were away' })).toHaveCount(0);
});

test('W replays the last turn sentence by sentence within ten seconds, and stays until it is left', async ({
  page,
}) => {
  await page.clock.install();
  await openPrepared(page, AT);
  await page.getByRole('main').waitFor();
  const recap = page.getByRole('region', { name: 'The last turn' });
  const noted = await notes(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.keyboard.press('w');
  await letPass(page, 50, async () => (await noted()).length > 0);
  await letPass(page, 250, async () => (await noted()).at(-1)?.text === '7 of 7');
  const all = await noted();
  expect(all.map(({ text }) => text).filter((text) => !text.startsWith('0'))).toEqual(
    Array.from({ length: 7 }, (_, nth) => `${nth + 1} of 7`),
  );
  expect((all.at(-1)?.at ?? 0) - (all[0]?.at ?? 0)).toBeLessThanOrEqual(TEN_SECONDS);
  await page.clock.runFor(TEN_SECONDS);
  const leave = recap.getByRole('button', { name: 'Back to the table' });
  expect(await overlap(leave, page.locator('.hand-main'))).toBe(false);
  await leave.click();
  await letPass(page, 50, () => recap.isHidden());
  await page.keyboard.press('w');
  await letPass(page, 50, () => recap.isVisible());
  await page.keyboard.press('Escape');
  await letPass(page, 50, () => recap.isHidden());
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is a list, and stays until it is left', async ({ page }) => {
    await openPrepared(page, AT);
    await page.getByRole('main').waitFor();
    await page.keyboard.press('w');
    const recap = page.getByRole('region', { name: 'The last turn' });
    await expect(recap.getByRole('listitem')).toHaveCount(7);
    expect.soft(await axeFindings(page)).toEqual([]);
    await recap.getByRole('listitem').last().getByRole('button').click();
    await expect(recap).toContainText('7 of 7');
    await page.keyboard.press('Escape');
    await expect(recap).toBeHidden();
  });
});
