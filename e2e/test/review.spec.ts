/** The review of a finished game: made in a worker, read on the boards; trying things; looking together. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import type { GameRecord } from '@duopolis/rules/record';
import { expect, type Locator, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { axeFindings } from '../kit/looks.ts';
import { leaveAll, meet, newPerson, type Person } from '../kit/meeting.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { solo } from '../kit/prepared/game.ts';
import { openReviewed } from '../kit/prepared/review.ts';
import { listRecords, openRecord, playedRecord } from '../kit/record-files.ts';
import { visit } from '../kit/screens/screen.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { playToTheEnd, standings } from '../kit/turn.ts';

const TABLE = playedRecord({ mode: 'table', seats: 3, capitals: false }, 'c');
const DUEL = playedRecord({ mode: 'duel', seats: 2, capitals: false }, 'c');
const CAPITALS = playedRecord({ mode: 'table', seats: 3, capitals: true }, 'c');
const SOLO = playedRecord(
  { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'simple', difficulty: 4 } },
  'review',
);

const slider = (page: Page) => page.getByRole('slider');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const notes = (page: Page) =>
  page
    .getByRole('region', { name: /^Notes/ })
    .getByRole('listitem')
    .getByRole('button');
const notesAbout = (page: Page, kind: string) =>
  notes(page).filter({ has: page.getByText(kind, { exact: true }) });
/** What is shown is the first try. */
const banner = (page: Page) => page.getByRole('main').getByText('Try 1: not what was played');
const atStep = (page: Page, step: number) => expect(slider(page)).toHaveValue(`${step}`);

/** By the value of cities alone, which takes a moment. */
async function reviewQuickly(page: Page): Promise<void> {
  await tab(page, 'Review').click();
  await page.getByRole('radio', { name: 'Quick' }).check();
  await button(page, 'Review this game').click();
  await expect(page.getByText('The review is complete.')).toBeVisible();
}

test('from the end of a game to its review: graph, table, notes with the better move on the board', async ({
  page,
}) => {
  await openPrepared(page, { game: solo('simple'), until: 'last move' });
  await playToTheEnd(page);
  await standings(page);
  const costly = page.getByRole('region', { name: 'Your costliest decisions' });
  await expect(costly.getByRole('listitem').or(costly.getByText('No costly decision')).first()).toBeVisible();
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect(tab(page, 'Review')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('The review is complete.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chance to win, step by step/ })).toBeVisible();
  /** B11: the page ends with its last line. */
  const below = () =>
    page
      .locator('footer')
      .evaluate(
        (foot) => document.documentElement.scrollHeight - scrollY - foot.getBoundingClientRect().bottom,
      );
  await expect.poll(below).toBeLessThan(32);
  await page.getByText('As a table').click();
  const figures = page.getByRole('table', { name: 'Chance to win' });
  await expect(figures.getByRole('row')).toHaveCount(9);
  await figures.getByRole('button', { name: 'Round 2' }).first().click();
  await expect(slider(page)).not.toHaveValue('0');
  await page.getByRole('radio', { name: 'Expected score' }).check();
  await expect(page.getByRole('table', { name: 'Expected score' })).toBeVisible();
  await page.reload();
  await tab(page, 'Review').click();
  await expect(page.getByText('The review is complete.')).toBeVisible();
});

test('a finished review: notes lead to the better move, which can be tried; losses by kind, joint lines, arrangements', async ({
  page,
}) => {
  await openReviewed(page, TABLE);
  await page.getByRole('radio', { name: 'As played' }).check();
  await button(page, /^Show all \d+$/).click();
  const placement = notesAbout(page, 'Space').first();
  await placement.click();
  await expect(placement).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('gridcell', { name: /, better$/ }).first()).toBeVisible();
  const draft = notesAbout(page, 'Choice').first();
  await draft.click();
  await expect(
    page
      .getByRole('list', { name: /’s hand$/ })
      .getByText(/, better$/)
      .first(),
  ).toBeAttached();
  await expect(
    page
      .getByRole('main')
      .getByText(/^costs about [\d.]+% chance to win$/)
      .first(),
  ).toBeAttached();
  await button(page, 'Try the better one').click();
  await expect(banner(page)).toBeVisible();
  await button(page, 'Back to the real game').first().click();
  await expect(banner(page)).toBeHidden();

  await tab(page, 'Review').click();
  const loss = page.getByRole('table', { name: 'What it cost' });
  for (const kind of ['Choice', 'City', 'Space', 'Total'])
    await expect(loss.getByRole('columnheader', { name: kind })).toBeVisible();
  for (const name of ['Ann', 'Ben', 'Cleo'])
    await expect(loss.getByRole('rowheader', { name })).toBeVisible();
  const pairs = page.getByRole('region', { name: 'Best joint lines' }).getByRole('button');
  await expect(pairs).toHaveCount(3);
  await pairs.first().click();
  const dialog = page.getByRole('dialog', { name: 'Ann and Ben' });
  await expect(dialog.getByRole('grid')).toHaveCount(2);
  await expect(dialog.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await page.keyboard.press('Escape');
  const cities = page.getByRole('region', { name: 'Best arrangements' });
  await cities.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('grid')).toHaveCount(2);
  await expect(page.getByRole('dialog').getByText('The best arrangement').first()).toBeVisible();
});

/** The step before which the first person places a tile. */
const firstPlacement = ({ log }: GameRecord): number => log.findIndex(({ e }) => e === 'place');

test('games of every kind are reviewed and tried, one after the other', async ({ page }) => {
  const games = Object.entries({ Duel: DUEL, 'Table of 3, Capitals': CAPITALS, Solo: SOLO });
  const links = await listRecords(
    page,
    games.map(([, record]) => record),
  );
  for (const [name, record] of games)
    await test.step(name, async () => {
      await links.filter({ hasText: name }).click();
      await reviewQuickly(page);
      await expect(
        page.getByRole('region', { name: 'Best joint lines' }).getByRole('button').first(),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: 'What it cost' })).toBeVisible();
      await tab(page, 'Try it').click();
      await slider(page).fill(`${firstPlacement(record)}`);
      await page.locator('.try-tile').first().click();
      await page
        .getByRole('gridcell', { name: /room for/ })
        .last()
        .click();
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('table', { name: 'What it led to' })).toBeVisible();
      await page.getByRole('link', { name: 'All replays' }).click();
    });
});

const SOON = { intervals: [20, 50, 100] };
const valueOf = async (bar: Locator): Promise<number> => Number(await bar.getAttribute('value'));

test('trying a choice by keyboard: what follows, the result against the real one, several tries, a link, and a long review', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(page, TABLE);
  await slider(page).press('ArrowRight');
  await tab(page, 'Log').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Try it')).toHaveAttribute('aria-selected', 'true');
  const tiles = page.getByRole('group', { name: 'Choose two tiles of the hand.' }).getByRole('button');
  const last = await tiles.count();
  for (const nth of [last - 1, last - 2]) {
    await tiles.nth(nth).focus();
    await page.keyboard.press('Enter');
  }
  await button(page, 'Try this').press('Enter');
  await expect(banner(page)).toBeVisible();
  await atStep(page, 2);
  const result = page.getByRole('table', { name: 'What it led to' });
  await expect(result.getByRole('row')).toHaveCount(1 + 3 + 3);
  await expect(result).toBeInViewport({ ratio: 0.9 });
  await tab(page, 'Log').click();
  await expect(page.getByText('a bot decided').first()).toBeAttached();
  await tab(page, 'Try it').click();
  const link = await copiedBy(page, 'Copy a link to this try');
  await button(page, 'Back to the real game').first().click();
  await slider(page).fill('1');
  await tiles.first().click();
  await tiles.nth(2).click();
  await button(page, 'Try this').click();
  await expect(page.getByRole('button', { name: /^Try \d, from step 1$/ })).toHaveCount(2);
  await button(page, 'Forget try 2').click();
  await expect(page.getByRole('button', { name: /^Try \d, from step 1$/ })).toHaveCount(1);
  const { page: theirs, context: other } = await newPerson(browser, 'Otto');
  await theirs.goto(link);
  await expect(banner(theirs)).toBeVisible();
  await atStep(theirs, 2);
  await other.close();

  await test.step('a long review shows its progress, stops at once, keeps its results, and resumes', async () => {
    await tab(page, 'Review').click();
    await page.getByRole('radio', { name: 'Deep' }).check();
    await button(page, 'Review this game').click();
    const bar = page.getByRole('progressbar');
    await expect.poll(() => valueOf(bar), SOON).toBeGreaterThan(0);
    await button(page, 'Stop').click();
    const stopped = page.getByText(/^Stopped at \d+ of \d+\. What is known so far stays\.$/);
    await expect(stopped).toBeVisible();
    const reached = Number(/\d+/.exec((await stopped.textContent()) ?? '')?.[0]);
    await expect(page.getByRole('img', { name: /^Chance to win/ })).toBeVisible();
    await page.reload();
    await tab(page, 'Review').click();
    await expect(page.getByText(`Stopped at ${reached} of ${TABLE.log.length}`)).toBeVisible();
    await button(page, 'Continue').click();
    await expect.poll(() => valueOf(bar), SOON).toBeGreaterThanOrEqual(reached);
    await button(page, 'Stop').click();
  });
});

test('a game on the server: its players look at the same step and hand over the lead, invisible to others', async ({
  browser,
  page,
  request,
}) => {
  const people = await meet(browser, ['Nora', 'Otto'], { seats: 3, until: 'over' });
  const [nora, otto] = people as readonly [Person, Person];
  await standings(nora.page);
  await nora.page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(nora.page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible();
  const address = nora.page.url();
  await visit(otto.page, new URL(address).pathname);
  for (const one of people) await button(one.page, 'Review together').click();
  const [hers, his] = [
    nora.page.getByRole('region', { name: 'Review together' }),
    otto.page.getByRole('region', { name: 'Review together' }),
  ];
  await expect(hers).toContainText('You lead: the others see the step you are at.');
  await expect(his).toContainText('You follow Nora.');
  await slider(nora.page).fill('17');
  await atStep(otto.page, 17);
  await otto.page.getByRole('button', { name: 'One step forward' }).click();
  await expect(his).toContainText('You are on your own. Nora is at step 17.');
  await slider(nora.page).fill('20');
  await expect(his).toContainText('Nora is at step 20.');
  await atStep(otto.page, 18);
  await his.getByRole('button', { name: 'Follow Nora' }).click();
  await atStep(otto.page, 20);
  await hers.getByRole('button', { name: 'Hand over the lead' }).click();
  await nora.page.getByRole('menuitem', { name: 'To Otto' }).click();
  await expect(his).toContainText('You lead');
  await otto.page.keyboard.press('End');
  await expect(nora.page.getByRole('table', { name: 'Standings' })).toBeVisible();
  for (const one of people) expect(await axeFindings(one.page)).toEqual([]);
  await otto.context.close();
  await expect(hers).toContainText('You lead');
  await expect(hers).toContainText('Nobody else is here yet.');

  await test.step('an outsider learns nothing of a private game', async () => {
    const pasted = await (await request.get(address, { headers: { accept: '*/*' } })).text();
    expect(pasted).toContain('<meta property="og:title" content="A game of Duopolis, step by step" />');
    expect(pasted).not.toContain('Nora');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
  });
  await leaveAll([nora]);
});

test('an invitation reads well where it is pasted, and its picture is there', async ({ page, request }) => {
  const paste = async (link: string): Promise<string> =>
    (await request.get(link, { headers: { accept: '*/*' } })).text();
  const link = await makeFriendsTable(page, { seats: 4, host: 'Nora', open: true });
  const pasted = await paste(link);
  expect(pasted).toContain('<meta property="og:title" content="Nora invites you to a table of 4" />');
  expect(pasted).not.toContain(link.split('#')[1]);
  const image = await request.get(/property="og:image" content="([^"]+)"/.exec(pasted)?.[1] ?? '');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
});
