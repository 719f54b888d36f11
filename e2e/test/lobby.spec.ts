/** A table before its game. */
/* oxlint-disable no-await-in-loop -- one window after the other */
import { expect, type Page } from '@playwright/test';
import { lookAtMain } from '../kit/main-action.ts';
import { newPerson } from '../kit/meeting.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';

const WINDOWS = [
  [360, 640],
  [820, 1180],
  [1024, 600],
  [1280, 800],
] as const;

/** Problems with the button of the next action, in windows of every size. */
async function faultsOfNext(page: Page, name: string): Promise<readonly string[]> {
  const next = page.locator('.btn-main');
  await expect(next).toHaveText(name);
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const { faults } = await lookAtMain(page, '');
    found.push(...faults.map((fault) => `${name}, ${width}x${height}: ${fault}`));
  }
  return found;
}

test('before a game, the one thing to do next is in sight for the host and for a guest', async ({
  page,
  browser,
}) => {
  const link = await makeFriendsTable(page, { host: 'Maximiliana Konstanze', seats: 3 });
  expect(await faultsOfNext(page, 'Copy the link')).toEqual([]);
  const guest = await newPerson(browser, 'Otto');
  await guest.page.goto(link);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Otto');
  await guest.page.getByRole('button', { name: 'Continue' }).click();
  for (const name of ['Sit down', 'I am ready']) {
    expect(await faultsOfNext(guest.page, name)).toEqual([]);
    await guest.page.locator('.btn-main').click();
  }
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  expect(await faultsOfNext(page, 'Start the game')).toEqual([]);
});
