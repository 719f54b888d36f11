/** The devices of a person: a second one signs in by a code, is listed, and is signed out from the first. */
import { expect } from '@playwright/test';
import { axeFindings } from '../kit/looks.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

test('an invitation names the host and the game; a device signed out elsewhere leaves its table at once', async ({
  page,
  browser,
}) => {
  const link = await makeFriendsTable(page, { host: 'Nora', seats: 5, capitals: true });
  await test.step('the address in the bar of the browser is the invitation, for hosts who copy it there', () =>
    expect(page).toHaveURL(link));
  const other = await browser.newContext();
  const second = await other.newPage();
  await test.step('an invitation names the host and the game before it asks for a name', async () => {
    await second.goto(link);
    await expect(second.getByText('Nora invites you')).toBeVisible();
    await expect(second.getByText('Table of 5, Capitals · 4 free seats · no clock')).toBeVisible();
    await second.goto(`${link}wrong`);
    await expect(second.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expect(second.getByText('invites you')).toBeHidden();
  });

  await test.step('a second device sits at the table as the same person', async () => {
    const { code } = (await (await page.request.post('/api/session/transfer', { data: {} })).json()) as {
      readonly code: string;
    };
    await other.request.post('/api/session/claim', { data: { code } });
    await second.evaluate(() => localStorage.setItem('duopolis.known', 'yes'));
    await second.goto(link);
    await second.reload();
    await expect(second.getByText('Nora (you)').first()).toBeVisible();
  });

  await test.step('bots take the chairs that are left, on both devices', async () => {
    await page.getByRole('button', { name: 'Fill with bots' }).click();
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    const bots = [page, second].map((device) => device.getByRole('button', { name: /^Seat \d, Bot/ }));
    await Promise.all(bots.map((chairs) => expect(chairs).toHaveCount(4)));
  });

  await visit(page, '/statistics');
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
