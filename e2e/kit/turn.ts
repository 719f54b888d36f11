/** A player at a table: does whatever is to do now, found by role and name as on the screen. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Locator, type Page } from '@playwright/test';

/** Players whose fingers do what others do by mouse. */
const FINGERS = new WeakSet<Page>();
export const useFingers = (page: Page): void => void FINGERS.add(page);
const press = (what: Locator): Promise<void> => (FINGERS.has(what.page()) ? what.tap() : what.click());

export const handOf = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
/** Tiles are the buttons that can be pressed in; a button that can't counts as not pressed for roles. */
export const tilesOf = (page: Page): Locator =>
  handOf(page).getByRole('button').and(page.locator('[aria-pressed]'));
export const unpicked = (page: Page): Locator => tilesOf(page).and(page.locator('[aria-pressed=false]'));
export const picked = (page: Page): Locator => handOf(page).getByRole('button', { pressed: true });
const button = (page: Page, name: string | RegExp): Locator => handOf(page).getByRole('button', { name });

export const lockButton = (page: Page): Locator => button(page, /^Lock (my|the new) choice$/);
export const confirmButton = (page: Page): Locator => button(page, /^Confirm/);
/** The cells where the tile in question may go. */
export const legalCells = (page: Page): Locator => page.getByRole('gridcell', { name: /room for/ });
/** Where my tiles are tried. */
export const triedCells = (page: Page): Locator => page.getByRole('gridcell', { name: /tried here/ });
/** Those that bring the most; none where all bring the same. */
const bestCells = (page: Page): Locator => page.getByRole('gridcell', { name: /the most here/ });
/** For some cities, or for the last one; whoever left in the middle goes on there. */
const assigning = (page: Page): Locator =>
  handOf(page).getByText(/^(Give one tile to each city|One more tile, for)/);
const ending = (page: Page): Locator =>
  page.getByRole('button', { name: 'Show it all' }).or(page.getByRole('table', { name: 'Standings' }));

export async function chooseTwo(page: Page): Promise<void> {
  await press(unpicked(page).first());
  await press(unpicked(page).first());
}

export async function choose(page: Page): Promise<void> {
  await chooseTwo(page);
  await press(lockButton(page));
  await lockButton(page).waitFor({ state: 'hidden' });
}

/** Tries every tile on the best cell there is. */
export async function tryBest(page: Page): Promise<void> {
  while ((await legalCells(page).count()) > 0) {
    const best = bestCells(page);
    await press(((await best.count()) > 0 ? best : legalCells(page)).first());
  }
}

/** Where a partner has built meanwhile, what is still possible is confirmed again. */
export const place = (page: Page): Promise<void> =>
  expect(async () => {
    await tryBest(page);
    if (await confirmButton(page).isVisible()) await press(confirmButton(page));
    await expect(triedCells(page)).toHaveCount(0, { timeout: 4_000 });
  }).toPass();

const givenTo = (page: Page, city: string): Locator => button(page, new RegExp(`, ${city}$`));

/** SOLO-2: one tile for each city, as they come. What a slow page has not taken in yet is given again. */
async function assign(page: Page): Promise<void> {
  const said = await assigning(page).innerText();
  const cities = said.replace(/^(Give [^:]*: |One more tile, for )|\.$/g, '').split(', ');
  const given = givenTo(page, `(${cities.join('|')})`);
  await expect(async () => {
    for (const [nth, city] of cities.entries()) {
      if ((await givenTo(page, city).count()) > 0) continue;
      const give = button(page, new RegExp(`^To ${city}`));
      if (!(await give.isVisible())) await press(tilesOf(page).nth(nth));
      await press(give);
      await expect(givenTo(page, city)).toHaveCount(1, { timeout: 2_000 });
    }
    await expect(given).toHaveCount(cities.length, { timeout: 2_000 });
  }).toPass();
  await press(confirmButton(page));
  // FULL-4: in round 2 another hand follows.
  await expect(given).toHaveCount(0);
}

/** What is tried already, as after a reload, only has to be confirmed. */
const placing = (page: Page): Locator => legalCells(page).or(confirmButton(page));

const DUTIES = ['choose', 'assign', 'place', 'over'] as const;
type Duty = (typeof DUTIES)[number];

/** Whatever there may be to do. */
export const duties = (page: Page): Locator =>
  lockButton(page).or(assigning(page)).or(placing(page)).or(ending(page));

/** What the others at the table may take until it is my turn again. */
const OTHERS = 60_000;

/** Waits until there is something to do, and says what. */
export async function dutyOf(page: Page): Promise<Duty> {
  const signs: { readonly [duty in Duty]: Locator } = {
    choose: lockButton(page),
    assign: assigning(page),
    place: placing(page),
    over: ending(page),
  };
  await duties(page).first().waitFor({ timeout: OTHERS });
  for (const duty of DUTIES) if (await signs[duty].first().isVisible()) return duty;
  return dutyOf(page);
}

const DOINGS: { readonly [duty in Exclude<Duty, 'over'>]: (page: Page) => Promise<void> } = {
  choose,
  assign,
  place,
};

/** Does one thing; false when the game is over. */
export async function act(page: Page): Promise<boolean> {
  const duty = await dutyOf(page);
  if (duty === 'over') return false;
  await DOINGS[duty](page);
  return true;
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

/** A game of the campaign, from its button to the pick of its bonus. */
export async function playInCampaign(page: Page, game: number): Promise<Locator> {
  await page.getByRole('button', { name: `Play game ${game}` }).click();
  await playToTheEnd(page);
  await standings(page);
  await page.goto('/campaign');
  return page.getByRole('button', { name: /^Pick / }).first();
}
