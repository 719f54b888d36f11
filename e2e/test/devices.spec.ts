/** The devices of a person: a second one signs in by a code, is listed, and is signed out from the first. */
import { expect } from '@playwright/test';
import { axeFindings } from '../kit/looks.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';

test('a device that is signed out elsewhere leaves its table at once', async ({ page, browser }) => {
  const link = await makeFriendsTable(page, { host: 'Nora', seats: 3 });
  const { code } = (await (await page.request.post('/api/session/transfer', { data: {} })).json()) as {
    readonly code: string;
  };
  const other = await browser.newContext();
  await other.request.post('/api/session/claim', { data: { code } });
  const second = await other.newPage();
  await second.addInitScript(() => localStorage.setItem('duopolis.known', 'yes'));
  await second.goto(link);
  await expect(second.getByText('Nora (you)').first()).toBeVisible();

  await page.goto('/statistics');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('Chrome on Linux').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(second).toHaveURL('/');
  expect((await other.request.get('/api/session')).status()).toBe(401);

  await devices.getByRole('button', { name: /^Sign out: / }).press('Enter');
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/session')).status()).toBe(401);
  await other.close();
});
