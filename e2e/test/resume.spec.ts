/** Coming back to a table on the server: by its link, by a reload, after a lost network and after sleep. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect } from '@playwright/test';
import { leaveAll, meet, meetByLink, type Person } from '../kit/people.ts';
import { openPrepared } from '../kit/prepared/device.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { makeFriendsTable, startOwnTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { choose, legalCells, lockButton, place, playToTheEnd, standings } from '../kit/turn.ts';

test('a table is back after a lost network, with what happened meanwhile', async ({ browser }) => {
  const people = await meet(browser, ['Ada', 'Ben'], { seats: 3 });
  const [ada, ben] = people as [Person, Person];
  await ben.context.setOffline(true);
  await expect(ben.page.getByText(/You are offline|Connection lost/).first()).toBeVisible();
  await choose(ada.page);
  await ben.context.setOffline(false);
  await expect(ben.page.getByText(/You are offline|Connection lost|Connecting/)).toHaveCount(0);
  await choose(ben.page);
  await expect(legalCells(ben.page).first()).toBeVisible();
  await leaveAll(people);
});

test('who is invited hears by whom and to what before giving a name', async ({ browser, page }) => {
  const link = await makeFriendsTable(page, { seats: 5, host: 'Nora', capitals: true });
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText('Nora invites you')).toBeVisible();
  await expect(guest.getByText('Table of 5, Capitals · 4 free chairs · no clock')).toBeVisible();
  await guest.goto(`${link}wrong`);
  await expect(guest.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await expect(guest.getByText('invites you')).toBeHidden();
  await context.close();
});

test('the host is told in the title when everybody is ready', async ({ browser }) => {
  const people = await meetByLink(browser, ['Ada', 'Ben'], { seats: 3 });
  await expect(people[0].page).toHaveTitle(/^● Everyone is ready/);
  await leaveAll(people);
});

for (const where of ['on this device', 'on the server'] as const)
  test(`after a reload the log has the whole game, ${where}`, async ({ page, browser }) => {
    const until = { round: '1', turn: 1, phase: 'placing' } as const;
    const people = where === 'on the server' ? await meet(browser, ['Ada'], { seats: 3, until }) : [];
    const at = people[0]?.page ?? page;
    if (where === 'on this device') await openPrepared(page, { game: tableOf(3), until });
    await place(at);
    await lockButton(at).waitFor();
    await at.getByRole('tab', { name: 'Log' }).click();
    const lines = at.getByRole('tabpanel').getByRole('listitem');
    await expect(lines.filter({ hasText: /places / })).toHaveCount(6);
    // What was before the page was opened comes after what happens now.
    await expect(lines.last()).toHaveText('The game begins');
    const before = await lines.allInnerTexts();
    await at.reload();
    await at.getByRole('tab', { name: 'Log' }).click();
    await expect(lines.filter({ hasText: /places / })).toHaveCount(6);
    expect((await lines.allInnerTexts()).slice(-before.length)).toEqual(before);
    await leaveAll(people);
  });

test('a rematch has the same bots, and the last set-up is there again', async ({ page }) => {
  const bots = (): Promise<readonly string[]> =>
    page
      .getByRole('region', { name: 'The table' })
      .getByRole('button', { name: /bot/ })
      .evaluateAll((seats) =>
        seats.map(({ textContent }) => textContent?.match(/Ada|Ben|Cleo|Dan/)?.[0] ?? ''),
      );
  await openPrepared(page, { game: tableOf(4), until: 'last move' });
  await legalCells(page).first().waitFor();
  const before = await bots();
  await playToTheEnd(page);
  await standings(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await lockButton(page).waitFor();
  expect([...(await bots())].toSorted()).toEqual([...before].toSorted());
  expect(before.toSorted()).toEqual(['Ada', 'Ben', 'Cleo']);
  await startOwnTable(page, { seats: 3 });
  await lockButton(page).waitFor();
  await page.goto('/new/bots');
  await expect(page.getByRole('group', { name: 'Bots' }).getByRole('radio', { name: /^Easy/ })).toBeChecked();
});
