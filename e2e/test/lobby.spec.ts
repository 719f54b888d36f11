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
  await test.step('a portrait by lot can be changed, and says so until then', async () => {
    await expect(page.getByText(/^Your portrait was drawn by lot/)).toBeVisible();
    await page.getByRole('button', { name: /^Seat \d, Maximiliana/ }).click();
    await page.getByRole('menuitem', { name: 'Choose a portrait' }).click();
    await page.getByRole('radio', { name: 'Beret' }).click();
    await expect(page.getByText(/^Your portrait was drawn by lot/)).toBeHidden();
  });
  await test.step('no phrase of the talk is cut', async () => {
    const chips = page.locator('.gather-talk .talk-chip');
    await expect(chips.first()).toBeVisible();
    const cut = await chips.evaluateAll((all) =>
      all.flatMap((chip) => {
        const [own, room] = [chip, chip.closest('.talk-phrases')].map((one) => one?.getBoundingClientRect());
        const fits =
          own !== undefined &&
          room !== undefined &&
          own.right <= room.right + 1 &&
          own.bottom <= room.bottom + 1;
        return fits ? [] : [chip.textContent];
      }),
    );
    expect(cut).toEqual([]);
  });
  const guest = await newPerson(browser, 'Otto');
  await guest.page.goto(link);
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Otto');
  expect(await faultsOfNext(guest.page, 'Sit down')).toEqual([]);
  await guest.page.locator('.btn-main').click();
  await test.step('the guest sits and is ready at once; the host sees who and what is missing', async () => {
    await expect(page.getByRole('button', { name: /^Seat \d, Otto, ready$/ })).toBeVisible();
    await expect(page.getByText('1 free seat left: send the link, or fill with bots.')).toBeVisible();
    await guest.page.getByRole('button', { name: 'Not ready yet' }).click();
    expect(await faultsOfNext(guest.page, 'I am ready')).toEqual([]);
  });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(page.getByText('You can start when everyone is ready. Still missing: Otto.')).toBeVisible();
  await guest.page.locator('.btn-main').click();
  expect(await faultsOfNext(page, 'Start the game')).toEqual([]);
  await test.step('who only wants to watch takes no seat', async () => {
    const third = await newPerson(browser, 'Nora');
    await page.getByRole('button', { name: /^Seat 3, Bot/ }).click();
    await page.getByRole('menuitem', { name: 'Remove the bot' }).click();
    await third.page.goto(link);
    await third.page.getByRole('textbox', { name: 'Your name' }).fill('Nora');
    await third.page.getByRole('button', { name: 'Only watch' }).click();
    await expect(third.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not seated' })).toBeVisible();
  });
});

test('making a table without a name leads to the name field and says why', async ({ page }) => {
  await page.goto('/new/friends');
  const make = page.getByRole('button', { name: 'Make the table' });
  await make.focus();
  await make.press('Enter');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'Enter your name first; others see it at the table.' });
  await expect(problem).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Otto');
  await expect(problem).toHaveCount(0);
  await make.click();
  await expect(page.getByRole('textbox', { name: 'Invite' })).toBeVisible();
});
