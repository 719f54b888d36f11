/** A big screen in the room: four phones sit down by its code and play a game beside it, its first turn and its last by hand. */
/* oxlint-disable no-await-in-loop -- one person after the other */
import { type Browser, expect, type Page } from '@playwright/test';
import { axeFindings } from '../kit/looks.ts';
import { joinBy, leaveAll, newPerson, type Person, startTogether } from '../kit/meeting.ts';
import { playOnline } from '../kit/prepared/online.ts';
import { handsIn } from '../kit/secrets.ts';
import { visit } from '../kit/screens/screen.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { playToTheEnd, playTurn, unpicked, useFingers } from '../kit/turn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dana'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const TELEVISION = { viewport: { width: 1920, height: 1080 } };

async function newPhone(browser: Browser, name: string): Promise<Person> {
  const person = await newPerson(browser, name, PHONE);
  useFingers(person.page);
  return person;
}

const standsAt = (screen: Page, turn: RegExp): Promise<void> =>
  expect(screen.getByText(turn).first()).toBeVisible();

test('a screen and four phones play a game; no hand is on the wire of the screen', async ({ browser }, {
  annotations,
}) => {
  test.slow();
  const people = await Promise.all(NAMES.map((name) => newPhone(browser, name)));
  const [host, ...guests] = people as [Person, ...Person[]];
  await makeFriendsTable(host.page, { seats: NAMES.length, host: host.name, open: true, watched: true });
  const table = new URL(host.page.url()).pathname;
  const { page: screen, received, context: room } = await newPerson(browser, 'screen', TELEVISION);
  await screen.goto(`${table}/screen`);
  await expect(
    screen.getByRole('img', { name: 'Scan with a phone, enter your name, take a seat.' }),
  ).toBeVisible();
  expect.soft(await axeFindings(screen), 'the lobby').toEqual([]);
  await visit(host.page, `${table}/room`);
  const scanned = performance.now();
  for (const guest of guests) await joinBy(`${table}/room`, guest);
  for (const name of NAMES)
    await expect(screen.getByRole('listitem').getByText(name, { exact: true })).toBeVisible();
  await startTogether(people);
  await unpicked(host.page).first().tap();
  const seconds = Math.round((performance.now() - scanned) / 1_000);
  annotations.push({
    type: 'seconds',
    description: `${seconds} from scanning to the first tile, three phones in a row`,
  });
  await expect(host.page.getByText(/^Look up:/)).toBeVisible();
  const awaited = screen.getByText(/^Waiting for /);
  for (const name of NAMES) await expect(awaited).toContainText(name);
  await standsAt(screen, /^Round 1, turn 1/);
  await Promise.all(people.map(({ page }) => playTurn(page)));
  await standsAt(screen, /^Round 1, turn 2/);
  await Promise.all(people.map(({ page }) => playOnline(page, 'last turn')));
  await standsAt(screen, /^Round 3, turn 3/);
  expect.soft(await axeFindings(screen), 'the running game').toEqual([]);
  await Promise.all(people.map(({ page }) => playToTheEnd(page)));
  await expect(screen.getByRole('heading', { level: 1 })).toContainText('win');
  await expect(screen.getByRole('table', { name: 'Standings' })).toBeVisible();
  expect.soft(await axeFindings(screen), 'the end').toEqual([]);
  expect(await screen.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  expect(handsIn(received)).toEqual([]);
  await test.step('a browser that sits at the table must use another one', async () => {
    await visit(host.page, `${table}/screen`);
    await expect(host.page.getByRole('heading', { name: 'This browser sits at the table' })).toBeVisible();
  });
  await leaveAll(people);
  await room.close();
});
