/** A player at a table: does what there is to do, found by role and name as on the screen. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Locator, type Page } from '@playwright/test';
import { type PendingWork, type Glance, glance, glanceAfter } from './glance.ts';
import { solo } from './prepared/game.ts';
import { moveOn } from './prepared/walk.ts';
import { visit } from './screens/screen.ts';

/** Players whose fingers do what others do by mouse. */
const FINGERS = new WeakSet<Page>();
export const useFingers = (page: Page): void => void FINGERS.add(page);
const press = (what: Locator): Promise<void> => (FINGERS.has(what.page()) ? what.tap() : what.click());
const pressAt = (page: Page, [x, y]: readonly [number, number]): Promise<void> =>
  FINGERS.has(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

export const handOf = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
/** Tiles are the buttons that can be pressed in; a button that can't counts as not pressed for roles. */
export const tilesOf = (page: Page): Locator =>
  handOf(page).getByRole('button').and(page.locator('[aria-pressed]'));
export const unpicked = (page: Page): Locator => tilesOf(page).and(page.locator('[aria-pressed=false]'));
export const picked = (page: Page): Locator => handOf(page).getByRole('button', { pressed: true });
const button = (page: Page, name: string | RegExp): Locator => handOf(page).getByRole('button', { name });

export const lockButton = (page: Page): Locator => button(page, /^(Lock my choice|Lock the new choice)$/);
export const confirmButton = (page: Page): Locator => button(page, /^Confirm/);
/** The cells where the tile in question may go. */
export const legalCells = (page: Page): Locator => page.getByRole('gridcell', { name: /room for/ });
/** Where my tiles are tried. */
export const triedCells = (page: Page): Locator => page.getByRole('gridcell', { name: /tried here/ });
const ending = (page: Page): Locator =>
  page.getByRole('button', { name: 'Show it all' }).or(page.getByRole('table', { name: 'Standings' }));

/** Presses the expected element while it is the next one; returns what is visible then. */
async function pressWhile(page: Page, first: Glance, goesOn: (now: Glance) => boolean): Promise<Glance> {
  let now = first;
  while (now.press !== undefined && goesOn(now)) {
    await pressAt(page, now.press);
    now = await glanceAfter(page, now.signature);
  }
  return now;
}

/** Waits until there is something to do, and says what. */
export const pendingWorkOf = async (page: Page): Promise<PendingWork> => (await glance(page)).work;

/** What comes after everything of a task is done. */
export async function glanceBeyond(page: Page, { work, where, signature }: Glance): Promise<Glance> {
  let now = await glanceAfter(page, signature);
  while (now.work === work && now.where === where) now = await glanceAfter(page, now.signature);
  return now;
}

/** Everything of one task. */
async function doAll(page: Page, work: PendingWork): Promise<void> {
  const first = await glance(page);
  expect(first.work).toBe(work);
  await pressWhile(page, first, (now) => now.work === work && now.where === first.where);
}

export async function chooseTwo(page: Page): Promise<void> {
  const first = await glance(page);
  const second = await pressWhile(page, first, ({ signature }) => signature === first.signature);
  await pressWhile(page, second, ({ signature }) => signature === second.signature);
}

export const choose = (page: Page): Promise<void> => doAll(page, 'choose');

/** Where a partner has built meanwhile, what is still possible is confirmed again. */
export const place = (page: Page): Promise<void> => doAll(page, 'place');

/** Tries every tile on the best cell there is. */
export async function tryBest(page: Page): Promise<void> {
  await legalCells(page).first().waitFor();
  let now = await glance(page);
  while ((await legalCells(page).count()) > 0)
    now = await pressWhile(page, now, ({ signature }) => signature === now.signature);
}

/** Does one thing; false when the game is over. */
export async function act(page: Page): Promise<boolean> {
  const first = await glance(page);
  if (first.work === 'over') return false;
  await pressWhile(page, first, (now) => now.work === first.work && now.where === first.where);
  return true;
}

/** Everything until the next turn begins. */
export async function playTurn(page: Page): Promise<void> {
  const { where } = await glance(page);
  let now = where;
  while (now === where && (await act(page))) now = (await glance(page)).where;
}

export async function playToTheEnd(page: Page): Promise<void> {
  while (await act(page));
  await expect(ending(page).first()).toBeVisible();
}

/** The standings, after the ceremony. */
export async function standings(page: Page): Promise<Locator> {
  const all = page.getByRole('button', { name: 'Show it all' });
  const table = page.getByRole('table', { name: 'Standings' });
  await all.or(table).first().waitFor();
  if (await all.isVisible()) await press(all);
  await expect(table).toBeVisible();
  return table;
}

/** The lines of the log, the newest first, after its tab was opened. */
export async function logLines(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.getByRole('tabpanel').getByRole('listitem');
}

/** A game of the campaign, its last move played, from its button to the pick of its bonus. */
export async function playInCampaign(page: Page, game: number): Promise<Locator> {
  await page.getByRole('button', { name: `Play game ${game}` }).click();
  await glance(page);
  await moveOn(page, { game: solo('full'), until: 'last move', seed: `game ${game}` });
  await playToTheEnd(page);
  await standings(page);
  await visit(page, '/campaign');
  return page.getByRole('button', { name: /^Pick / }).first();
}
