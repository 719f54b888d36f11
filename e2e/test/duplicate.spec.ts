/** Duplicate: the same deal for everybody, and the results side by side. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { COPYING, friend, resultRows } from '../kit/duplicate.ts';
import { actForAnyone, takeButton } from '../kit/shared-device.ts';
import { axeFindings, DESK, expectFineInAllLanguages, PHONE } from '../kit/looks.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { moveOn } from '../kit/prepared/walk.ts';
import { visit } from '../kit/screens/screen.ts';
import { pick } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, handOf, lockButton, playToTheEnd, playTurn, standings, tilesOf } from '../kit/turn.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' });

/** Makes a small deal; the answer is the link for friends. */
async function makeDeal(page: Page, name: string): Promise<string> {
  await page.goto('/duplicate');
  await nameField(page).fill(name);
  await pick(page, 'Seats', '3');
  await pick(page, 'Bots', /^Easy/);
  await page.getByRole('button', { name: 'Make the deal' }).click();
  return copiedBy(page, 'Copy the link for friends');
}

async function finish(page: Page): Promise<string> {
  await standings(page);
  await page.getByRole('link', { name: 'Compare results' }).click();
  const link = await copiedBy(page, 'Copy my result as a link');
  await expect(page.getByText(/^Your result is copied/).first()).toBeVisible();
  return link;
}

/** The seed of a deal is in its link. */
const dealIn = (link: string): string => /[0-9a-f]{32}/.exec(link)?.[0] ?? '';

/** My cities as they stand, cell by cell. */
const boardsIn = (page: Page): Promise<readonly (string | null)[]> =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.map(({ ariaLabel }) => ariaLabel));

test.use(COPYING);

/** Plays the first turn of a deal; the answer is the first hand, and the boards after the bots have answered. */
async function playFirstTurn(page: Page): Promise<readonly (string | null)[]> {
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await lockButton(page).waitFor();
  const dealt = await tilesOf(page).allInnerTexts();
  await playTurn(page);
  return [...dealt, ...(await boardsIn(page))];
}

/** The boards of two results are compared, and each has its replay. */
async function compareWith(page: Page, result: string): Promise<void> {
  await visit(page, result);
  await expect(resultRows(page).filter({ hasText: 'Zoe' })).toHaveCount(1);
  await expect(resultRows(page)).toHaveCount(2);
  const cells = async (name: RegExp): Promise<readonly string[]> =>
    (await resultRows(page).filter({ hasText: name }).getByRole('cell').allInnerTexts()).slice(1, 5);
  expect(await cells(/Zoe/)).not.toEqual(await cells(/Nora/));
  await expect(page.getByText('Everyone held the same tiles here: only the choice differs.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.getByText('Round 1, turn 2', { exact: true })).toBeVisible();

  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ colorScheme: PHONE.colorScheme, reducedMotion: 'reduce' });
  await expectFineInAllLanguages(page);
  await page.setViewportSize(DESK.viewport);
  const deal = page.url();
  for (const name of ['Zoe', 'Nora']) {
    await visit(page, deal);
    await page.getByRole('link', { name: `Replay of ${name}` }).click();
    await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  }
}

/** A deal alone with the Automas: made, left, and found again in the list of deals. */
async function leaveSoloDeal(page: Page): Promise<void> {
  await visit(page, '/duplicate');
  await page.getByRole('radio', { name: 'Solo with the Automas' }).check();
  await page.getByRole('button', { name: 'Make the deal' }).click();
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await act(page);
  await handOf(page).waitFor();
  await visit(page, '/duplicate');
  await page
    .getByRole('region', { name: 'Your deals' })
    .getByRole('link', { name: /^Deal .*Solo/ })
    .click();
  await page.getByRole('link', { name: 'Continue playing' }).click();
  await handOf(page).waitFor();
}

test('two friends play one deal: equal play gets equal answers, other choices another result; foreign results are refused', async ({
  page,
  browser,
}) => {
  const link = await makeDeal(page, 'Nora');
  expect(link).toMatch(/\/duplicate\/table-3-easy-[0-9a-f]{32}$/);
  const game = { game: tableOf(3), bots: 'easy', until: 'last move', seed: dealIn(link) } as const;
  const first = await playFirstTurn(page);
  await moveOn(page, { ...game, names: ['Nora'] });
  await playToTheEnd(page);
  const nora = await finish(page);

  const zoe = await friend(browser);
  await zoe.goto(nora);
  await expect(zoe.getByText('Nora has played.')).toBeVisible();
  await expect(zoe.getByRole('table')).toHaveCount(0);
  await nameField(zoe).fill('Zoe');
  expect(await playFirstTurn(zoe)).toEqual(first);
  await moveOn(zoe, { ...game, names: ['Zoe'], player: 'random' });
  await playToTheEnd(zoe);
  const zoes = await finish(zoe);
  await expect(resultRows(zoe)).toHaveCount(2);

  await test.step('the results side by side', () => compareWith(page, zoes));

  await test.step('a deal played alone resumes where it was left', () => leaveSoloDeal(page));

  await test.step('a result of another deal and a truncated link are refused', async () => {
    await visit(page, zoes.replace(/-[0-9a-f]{32}/, `-${'0123456789abcdef'.repeat(2)}`));
    await expect(page.getByText(/belongs to another deal/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play this deal' })).toBeVisible();
    await page.getByRole('textbox', { name: 'A friend’s result' }).fill(zoes.slice(0, -40));
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByText(/There is no result in this link/).first()).toBeVisible();
    await visit(page, '/duplicate/nonsense');
    await expect(page.getByRole('heading', { name: 'No such deal' })).toBeVisible();
  });
});

test('several tables: two groups around their devices play one deal, and seats are compared', async ({
  page,
  browser,
}) => {
  await page.goto('/duplicate');
  await page.getByRole('radio', { name: /^Several tables/ }).check();
  await pick(page, 'Seats', '3');
  await pick(page, 'Bots', /^Easy/);
  await page.getByRole('button', { name: 'Make the deal' }).click();
  const link = await copiedBy(page, 'Copy the link for friends');
  expect(link).toMatch(/\/duplicate\/table-3-with-2-easy-/);

  const playAround = async (table: Page, names: readonly string[]): Promise<string> => {
    await visit(table, link);
    for (const [nth, name] of names.entries())
      await table.getByRole('textbox', { name: `Name ${nth + 1}` }).fill(name);
    await table.getByRole('button', { name: 'Play this deal' }).click();
    await takeButton(table).first().waitFor();
    await moveOn(table, { game: tableOf(3), names, until: 'last move', seed: dealIn(link) });
    while (await actForAnyone(table, async () => {}));
    return finish(table);
  };
  await playAround(page, ['Nora', 'Otto']);
  const other = await friend(browser);
  const theirs = await playAround(other, ['Zoe', 'Gil']);
  await visit(page, theirs);
  await expect(resultRows(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: /^Seat \d$/ })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
});
