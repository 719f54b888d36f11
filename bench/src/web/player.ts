/** Plays a game by pointing and clicking: always the first tiles and cells. */
import type { Page } from '@playwright/test';

/** Long enough for a loaded machine; a screen that moved on meanwhile is looked at again. */
const PATIENCE = 3_000;
const PAUSE = 60;
const LONGEST_GAME = 240_000;

const click = (page: Page, what: string): Promise<void> =>
  page.locator(what).first().click({ timeout: PATIENCE });

/** Where the pointer is over no cell: a cell under the pointer is not shown as legal. */
const lookAway = (page: Page): Promise<void> => page.mouse.move(1, 1);

async function choose(page: Page): Promise<void> {
  const lock = page.getByRole('button', { name: /^Lock/ });
  if (await lock.isEnabled()) return lock.click({ timeout: PATIENCE });
  await click(page, '.hand-tiles button[aria-pressed="false"]');
}

async function place(page: Page): Promise<void> {
  if ((await page.locator('.board-legal').count()) > 0) await click(page, '.board-legal');
  else if ((await page.locator('.hand-main:not([aria-disabled=true])').count()) > 0)
    await click(page, '.hand-main');
  await lookAway(page);
}

/** Plays until the hand is gone: the game is over. */
export async function playGame(page: Page): Promise<void> {
  const room = page.locator('.hand-room');
  const late = Date.now() + LONGEST_GAME;
  await room.waitFor();
  for (;;) {
    // oxlint-disable no-await-in-loop -- one look after the other
    if ((await room.count()) === 0) return;
    if (Date.now() > late) throw new Error('the game does not end');
    const phase = await room.getAttribute('data-phase', { timeout: PATIENCE }).catch(() => null);
    const action = phase === 'choosing' ? choose : phase === 'placing' ? place : undefined;
    await action?.(page).catch(() => {});
    await page.waitForTimeout(PAUSE);
    // oxlint-enable no-await-in-loop
  }
}
