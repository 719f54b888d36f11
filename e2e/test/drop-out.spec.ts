/** Somebody leaves in the middle of a game on the server. */
import { expect } from '@playwright/test';
import { leaveAll, meet, type Person } from '../kit/meeting.ts';
import { test } from '../kit/story.ts';
import { act, choose, handOf } from '../kit/turn.ts';

test('a bot takes over an absent player’s seat after the grace period, and she takes it back', async ({
  browser,
}) => {
  const people = await meet(browser, ['Ada', 'Cleo'], { seats: 3, options: { grace: 5 } });
  const [ada, cleo] = people as [Person, Person];
  const address = cleo.page.url();

  const board = ada.page.getByRole('grid').first();
  await expect(board).toBeVisible();
  const before = await board.boundingBox();
  await cleo.page.close();
  await expect(ada.page.locator('#content').getByText('Cleo is away.')).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
  await choose(ada.page);
  await expect(ada.page.getByRole('button', { name: /^Cleo.*a bot plays/ })).toBeVisible();
  await act(ada.page);
  await expect(ada.page.getByRole('heading', { name: 'Round 1, turn 2 of 3' })).toBeVisible();

  const page = await cleo.context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await handOf(page).getByRole('button', { name: 'Change my mind' }).click();
  await choose(page);
  await expect(handOf(page).getByText('Locked.')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: /^Cleo.*has chosen/ })).toBeVisible();
  await leaveAll(people);
});
