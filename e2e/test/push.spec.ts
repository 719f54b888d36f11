/** A turn is announced by push: from the switch on the page of notices to the notification that opens the table. */
import type { PushNotice } from '@duopolis/protocol';
import { expect } from '@playwright/test';
import { leaveAll, meet, type Person } from '../kit/meeting.ts';
import { allowPush, deliver, openPushEndpoint, shownBy, tapNotification } from '../kit/push-messages.ts';
import { test } from '../kit/story.ts';
import { choose } from '../kit/turn.ts';

test.use({ serviceWorkers: 'allow' });

test('a turn is pushed to the service worker, a tap opens its table, and looking there closes it', async ({
  browser,
}) => {
  const endpoint = await openPushEndpoint();
  const people = await meet(browser, ['Ada', 'Ben'], {
    seats: 3,
    options: { pace: { kind: 'days', hours: 24 } },
  });
  const [{ page }, ben] = people as [Person, Person];
  const table = new URL(page.url()).pathname;
  await choose(page);
  await allowPush(page, endpoint);
  await page.goto('/notices');
  await page.getByRole('switch', { name: 'On this device' }).click();
  await expect.poll(() => endpoint.notices()).toMatchObject([{ title: 'Notices work' }]);
  // At night, notices would wait for the morning.
  const settled = page.waitForResponse(
    (response) => response.request().postData()?.includes('urgent') === true,
  );
  await page.getByRole('switch', { name: /^Quiet hours/ }).click();
  expect((await settled).ok()).toBe(true);
  await choose(ben.page);
  await expect.poll(() => endpoint.notices().length).toBe(2);
  const notice = endpoint.notices()[1] as PushNotice;
  await test.step('the same delivery again is the same notification', async () => {
    await deliver(page, notice);
    await deliver(page, notice);
    await expect.poll(() => shownBy(page)).toEqual(['Your turn at your table']);
  });
  const opened = await tapNotification(page);
  expect(opened).toBe(table);
  expect(await shownBy(page)).toEqual([]);
  await test.step('looking at the table closes it', async () => {
    await deliver(page, notice);
    await expect.poll(() => shownBy(page)).toEqual([notice.title]);
    await page.goto('/table/other');
    expect(await shownBy(page)).toEqual([notice.title]);
    await page.goto(opened);
    await expect.poll(() => shownBy(page)).toEqual([]);
  });
  await leaveAll(people);
  await endpoint.close();
});
