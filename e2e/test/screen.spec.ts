/** A big screen in the room: it shows what everyone may see, and four phones play a whole game beside it. */
/* oxlint-disable no-await-in-loop -- one person after the other */
import { expect } from '@playwright/test';
import { leaveAll, meet, type Person } from '../kit/people.ts';
import { playOnline } from '../kit/prepared/online.ts';
import { handsIn } from '../kit/secrets.ts';
import { test } from '../kit/story.ts';
import { watchWire } from '../kit/wire.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

test('a screen and four phones: a turn by turn game to the ceremony, no hand on the wire of the screen', async ({
  browser,
}) => {
  test.slow();
  const people = await meet(browser, NAMES, {
    seats: 4,
    until: 'last turn',
    options: { access: 'open', watching: { who: 'everyone', delay: 0 } },
  });
  const phone = (people[0] as Person).page;
  const table = new URL(phone.url()).pathname;
  const room = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const screen = await room.newPage();
  const heard = watchWire(screen);
  await screen.goto(`${table}/screen`);
  await expect(screen.getByText(/^Waiting for /)).toBeVisible();
  for (const name of NAMES) await expect(screen.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(
    screen.getByRole('img', { name: 'Scan with a phone, say your name, take a seat.' }),
  ).toBeVisible();
  await test.step('a phone beside it shows its own two cities and the hand only', async () => {
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(`${table}/room`);
    await expect(phone.getByText(/^Look up:/)).toBeVisible();
  });
  await phone.goto(table);
  await Promise.all(people.map(({ page }) => playOnline(page, 'over')));
  await expect(screen.getByRole('heading', { level: 1 })).toContainText('win');
  expect(handsIn(heard)).toEqual([]);
  await leaveAll(people);
  await room.close();
});

test('a browser that sits at the table is told to use another one', async ({ browser }) => {
  const people = await meet(browser, ['Ada', 'Ben', 'Cleo'], { seats: 3 });
  const { page } = people[0] as Person;
  await page.goto(`${new URL(page.url()).pathname}/screen`);
  await expect(page.getByRole('heading', { name: 'This browser sits at the table' })).toBeVisible();
  await leaveAll(people);
});
