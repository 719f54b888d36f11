/** What a browser sends, and what it says when the answer is no. */
import { expect, type Page } from '@playwright/test';
import { leaveAll, meet, type Person } from '../kit/people.ts';
import { openPrepared } from '../kit/prepared/device.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';
import {
  act,
  choose,
  chooseTwo,
  confirmButton,
  handOf,
  legalCells,
  lockButton,
  picked,
  triedCells,
  tryBest,
} from '../kit/turn.ts';
import type { Record } from '../kit/wire.ts';

/** The moves of the game that were sent, by kind. */
const moves = ({ sent }: Record): readonly string[] =>
  (
    sent as readonly {
      readonly type: string;
      readonly request?: { readonly type: string; readonly command?: { readonly type: string } };
    }[]
  ).flatMap(({ request }) => (request?.type === 'play' ? [request.command?.type ?? ''] : []));

test('a double click locks once and confirms once', async ({ browser }) => {
  const people = await meet(browser, ['Ada', 'Ben'], { seats: 3 });
  const [ada, ben] = people as [Person, Person];
  await chooseTwo(ada.page);
  await lockButton(ada.page).dblclick();
  await expect(handOf(ada.page).getByText('Locked.')).toBeVisible();
  expect(moves(ada.heard)).toEqual(['choose']);
  await choose(ben.page);
  await legalCells(ada.page).first().waitFor();
  await tryBest(ada.page);
  await confirmButton(ada.page).dblclick();
  await expect(handOf(ada.page).getByText('Both tiles are placed.')).toBeVisible();
  expect(moves(ada.heard)).toEqual(['choose', 'place', 'place']);
  await leaveAll(people);
});

test('a stale tab that comes back late does no harm: it is told no, and shows the game as it is', async ({
  browser,
}) => {
  const people = await meet(browser, ['Ada', 'Ben'], { seats: 3 });
  const [ada, ben] = people as [Person, Person];
  const elsewhere = await ada.context
    .browser()
    ?.newContext({ storageState: await ada.context.storageState() });
  const fresh = (await elsewhere?.newPage()) as Page;
  await fresh.goto(ada.page.url());

  await chooseTwo(ada.page);
  await ada.context.setOffline(true);
  await lockButton(ada.page).click();
  await choose(fresh);
  await choose(ben.page);
  await act(fresh);
  await act(ben.page);
  await expect(fresh.getByRole('heading', { name: 'Round 1, turn 2 of 3' })).toBeVisible();

  await ada.context.setOffline(false);
  await expect(ada.page.getByRole('heading', { name: 'Round 1, turn 2 of 3' })).toBeVisible();
  await expect(picked(ada.page)).toHaveCount(0);
  await expect(lockButton(ada.page)).toBeVisible();
  await elsewhere?.close();
  await leaveAll(people);
});

test('a cell where a tile may not go says why, and the tile stays in the hand', async ({ page }) => {
  await openPrepared(page, { game: tableOf(3), until: { round: '1', turn: 2, phase: 'placing' } });
  const illegal = page
    .getByRole('region', { name: /on your left$/ })
    .getByRole('gridcell', { name: /^row \d, column \d, empty$/ });
  await legalCells(page).first().waitFor();
  await illegal.first().click();
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(/\w/);
  await expect(page.locator('.hand-why')).toHaveText(/\w+.*\.$/);
  await expect(triedCells(page)).toHaveCount(0);
});

test('a game on this device is played by one tab at a time', async ({ page, context }) => {
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  await lockButton(page).waitFor();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await choose(second);
});
