/**
 * Three people at three browsers play a game over the server: the first and last turns by hand, with every fault on the
 * way.
 */
/* oxlint-disable no-await-in-loop -- one person after the other */
import { expect, type Page } from '@playwright/test';
import { leaveAll, meetByLink, type Person, startTogether } from '../kit/meeting.ts';
import { playOnline } from '../kit/prepared/online.ts';
import { secretsIn, handsIn } from '../kit/secrets.ts';
import { test } from '../kit/story.ts';
import {
  choose,
  chooseTwo,
  confirmButton,
  handOf,
  legalCells,
  lockButton,
  logLines,
  picked,
  place,
  playToTheEnd,
  standings,
  triedCells,
  tryBest,
  unpicked,
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

const standsAt = (page: Page, turn: string): Promise<void> =>
  expect(page.getByRole('heading', { name: turn })).toBeVisible();

const talkWith = (page: Page, name: string) => page.getByRole('region', { name: `Talk with ${name}` });

/** Ada offers both tiles; one partner counters, the other agrees; Ada makes both real. */
async function talkItOver(ada: Person, ben: Person, cleo: Person): Promise<void> {
  await tryBest(ada.page);
  await handOf(ada.page).getByRole('button', { name: 'Offer' }).click();
  const [toBen, toCleo] = [ben, cleo].map(({ page }) =>
    talkWith(page, 'Ada').getByRole('group', { name: /^Ada offers an? / }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];

  await toBen.getByRole('button', { name: 'Counter' }).click();
  await legalCells(ben.page)
    .and(ben.page.getByRole('gridcell', { name: /empty/ }))
    .last()
    .click();
  await toCleo.getByRole('button', { name: 'Agree' }).click();

  const fromBen = talkWith(ada.page, 'Ben').getByRole('group', { name: /^Ben asks for your / });
  await expect(fromBen).toContainText('2 of 2');
  await fromBen.getByRole('button', { name: 'Agree' }).click();
  await expect(
    talkWith(ada.page, 'Cleo').getByRole('group', { name: /^You and Cleo agree on the / }),
  ).toBeVisible();
  await handOf(ada.page)
    .getByRole('button', { name: /^Place both as agreed/ })
    .click();
  await expect(handOf(ada.page).getByText('Both tiles are placed.')).toBeVisible();
}

test('three people play a game online: double clicks, offers, secrets, a lost connection, a reload, a stale tab, a rematch', async ({
  browser,
}) => {
  const people = await meetByLink(browser, ['Ada', 'Ben', 'Cleo'], { seats: 3 });
  const [ada, ben, cleo] = people as [Person, Person, Person];

  await test.step('Ada chooses a portrait, and the others see it', async () => {
    await ada.page.getByRole('button', { name: /^Seat \d, Ada \(you\)/ }).click();
    await ada.page.getByRole('menuitem', { name: 'Choose a portrait' }).click();
    await ada.page.getByRole('radio', { name: 'Beret' }).click();
    await expect(ada.page.getByRole('dialog')).toBeHidden();
    for (const { page } of people)
      await expect(page.locator('.chair use[href*="portrait-beret"]')).toHaveCount(1);
  });

  await test.step('the page title tells the host that everybody is ready', () =>
    expect(ada.page).toHaveTitle(/^● Everyone is ready/));

  await startTogether(people);

  await test.step('a double click locks once; Ada changes her mind, and nobody can tell', async () => {
    await chooseTwo(ada.page);
    await lockButton(ada.page).dblclick();
    await expect(handOf(ada.page).getByText('Locked.')).toBeVisible();
    expect(moves(ada.received)).toEqual(['choose']);
    await handOf(ada.page).getByRole('button', { name: 'Change my mind' }).click();
    await picked(ada.page).first().click();
    await unpicked(ada.page).last().click();
    await lockButton(ada.page).click();
    await Promise.all([choose(ben.page), choose(cleo.page)]);
  });

  await test.step('a double click confirms once', async () => {
    await tryBest(ada.page);
    const before = moves(ada.received).length;
    await confirmButton(ada.page).dblclick();
    await expect(handOf(ada.page).getByText('Both tiles are placed.')).toBeVisible();
    expect(moves(ada.received).slice(before)).toEqual(['place', 'place']);
    for (const { page } of [ben, cleo]) await place(page);
    for (const { page } of people) await choose(page);
  });

  await test.step('Ada offers, Ben counters, Cleo agrees, Ada makes it real', () =>
    talkItOver(ada, ben, cleo));

  await test.step('only Ben gets what Ada writes to Ben', async () => {
    await talkWith(ada.page, 'Ben').getByRole('textbox', { name: 'Write to Ben' }).fill('a word for you');
    await ada.page.keyboard.press('Enter');
    await expect(talkWith(ben.page, 'Ada').getByText('a word for you')).toBeVisible();
    expect(JSON.stringify(cleo.received.frames)).not.toContain('a word for you');
  });

  await test.step('the others place, and the next turn comes', async () => {
    for (const { page } of [ben, cleo]) await place(page);
    for (const { page } of people) await standsAt(page, 'Round 1, turn 3 of 3');
  });

  await test.step('Ben loses the network while the others choose, and returns to the current game', async () => {
    await chooseTwo(ben.page);
    await ben.context.setOffline(true);
    await expect(ben.page.getByText(/You are offline|Connection lost/).first()).toBeVisible();
    await Promise.all([choose(ada.page), choose(cleo.page)]);
    await ben.context.setOffline(false);
    await expect(ben.page.getByText(/You are offline|Connection lost|Connecting/)).toHaveCount(0);
    await expect(picked(ben.page)).toHaveCount(2);
    await lockButton(ben.page).click();
    await expect(legalCells(ben.page).first()).toBeVisible();
  });

  await test.step('Cleo loads the page again in the middle of placing: what she tried and the whole log are still there', async () => {
    await tryBest(cleo.page);
    const lines = await logLines(cleo.page);
    await expect(lines.filter({ hasText: /places / })).toHaveCount(12);
    await expect(lines.last()).toHaveText('The game begins');
    const before = await lines.allInnerTexts();
    await cleo.page.reload();
    await expect(triedCells(cleo.page)).toHaveCount(2);
    await logLines(cleo.page);
    await expect(lines.filter({ hasText: /places / })).toHaveCount(12);
    expect((await lines.allInnerTexts()).slice(-before.length)).toEqual(before);
  });

  await test.step('a stale tab that comes back late does no harm: its move is refused, and it shows the current game', async () => {
    await Promise.all(people.map(({ page }) => playOnline(page, { round: '3', turn: 2, phase: 'choosing' })));
    await standsAt(ada.page, 'Round 3, turn 2 of 3');
    await chooseTwo(ada.page);
    await ada.context.setOffline(true);
    await lockButton(ada.page).click();
    // Elsewhere she plays on.
    await Promise.all(people.map(({ page }) => playOnline(page, 'last turn')));
    await ada.context.setOffline(false);
    await standsAt(ada.page, 'Round 3, turn 3 of 3');
    await expect(picked(ada.page)).toHaveCount(0);
    await expect(lockButton(ada.page)).toBeVisible();
  });

  await test.step('they play to the end and see the same standings', async () => {
    // senses.spec.ts plays a whole game by hand.
    await Promise.all(people.map(({ page }) => playToTheEnd(page)));
    const ranks = await Promise.all(
      people.map(async ({ page }) => (await standings(page)).getByRole('row').allInnerTexts()),
    );
    const plain = ranks.map((rows) => rows.map((row) => row.replace(' (you)', '')));
    expect(plain[1]).toEqual(plain[0]);
    expect(plain[2]).toEqual(plain[0]);
  });

  await test.step('no browser received anything that its seat must not know', () => {
    for (const person of people) {
      const others = people.filter((other) => other !== person).map(({ received }) => received);
      // Ada's stale tab was away when a hand was passed.
      expect(handsIn(person.received).length).toBeGreaterThanOrEqual(person === ada ? 6 : 7);
      expect(secretsIn(person.received, others, 3)).toEqual([]);
    }
  });

  await test.step('the host asks for a rematch: nobody is pulled away, and it starts when all have joined', async () => {
    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    for (const { page } of people.filter((person) => person !== ada)) {
      await expect(page.getByRole('heading', { name: /Ada.* wants? a rematch$/ })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
      await page.getByRole('button', { name: 'Join' }).click();
    }
    for (const { page } of people)
      await expect(page.getByRole('heading', { name: /^Round 1, turn 1/ })).toBeVisible();
  });
  await leaveAll(people);
});
