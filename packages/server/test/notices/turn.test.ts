/** From an event at a table that lasts several days to the people who are away, with a real server and real receivers. */
import { createHmac } from 'node:crypto';
import type { NoticesAnswer, Way } from '@duopolis/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, openMailServer, unfolded } from '../kit/mail-server.ts';
import { checkVapid, openPushEndpoint } from '../kit/push-endpoint.ts';
import { jsonOf, openReceiver, type Receiver } from '../kit/receiver.ts';
import { holds, movesOf, playTo } from '../kit/seated.ts';
import { granted, type PersonHere, personAt, started } from '../kit/server.ts';
import { addWay, begun, SETTINGS } from '../kit/slow-table.ts';

interface Noted {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly stop: string;
  readonly tables: readonly { readonly table: string }[];
}

let receiver: Receiver;
let mail: MailServer;
let server: Awaited<ReturnType<typeof started>>;
let [ann, ben]: readonly PersonHere[] = [];

beforeEach(async () => {
  [receiver, mail] = await Promise.all([openReceiver(), openMailServer()]);
  server = await started({
    noticeNetworks: ['127.0.0.0/8'],
    noticeDelay: 0,
    mail: { smtp: mail.url, from: 'Duopolis <games@example.org>' },
  });
  [ann, ben] = await Promise.all([person('Ann'), person('Ben')]);
});

afterEach(async () => {
  ann?.connection.close();
  await server.stop();
  await Promise.all([receiver.close(), mail.close()]);
});

const person = (name: string): Promise<PersonHere> => personAt(() => server.address, name);

const webhook = (path = 'hook'): Way => ({
  kind: 'webhook',
  service: 'json',
  url: `${receiver.url}/${path}`,
});
const notices = (): readonly Noted[] => receiver.received.map((one) => jsonOf(one) as Noted);
const turns = (): readonly Noted[] => notices().filter(({ kind }) => kind === 'turn');
const people = (): readonly [PersonHere, PersonHere] => [ann, ben] as [PersonHere, PersonHere];

test('a webhook gets an example at once, then one signed notice for the phase; people at the table get none', async () => {
  const [host, guest] = people();
  await addWay(host, webhook('ann'));
  const { ways } = await addWay(guest, webhook());
  await holds(() => receiver.received.length === 2);
  const { table } = await begun(host, guest);
  await holds(() => turns().length > 0);
  expect(turns()).toMatchObject([
    { kind: 'turn', title: 'Your turn at Ann’s table', tables: [{ table, act: 'choosing', fresh: true }] },
  ]);
  const last = receiver.received.at(-1);
  expect(last?.path).toBe('/hook');
  const stamp = String(last?.headers['x-duopolis-timestamp']);
  const hmac = createHmac('sha256', ways[0]?.secret ?? '').update(`${stamp}.${last?.body.toString()}`);
  expect(last?.headers['x-duopolis-signature']).toBe(`sha256=${hmac.digest('hex')}`);
  expect(last?.headers['x-duopolis-delivery']).toBe(turns()[0]?.id);
});

test('hidden and closed pages do not hold a notice back', async () => {
  const [host, guest] = people();
  await addWay(guest, webhook());
  const { table, link } = await begun(host, guest);
  await holds(() => turns().length === 1);
  const other = guest.connection.table(table);
  other.watch();
  await holds(() => other.view() !== undefined);
  other.show('hidden');
  await holds(() => link.view()?.open.members.every(({ id, here }) => here === (id === host.you)) === true);
  const all = [
    { person: host, link },
    { person: guest, link: other },
  ];
  await playTo(all, 'placing');
  await holds(() => turns().length === 2);
  expect(turns()[1]).toMatchObject({ tables: [{ table, act: 'placing' }] });
  other.show('visible');
  await holds(() => link.view()?.open.members.every(({ here }) => here) === true);
  await playTo(all, 'choosing');
  other.close();
  await holds(() => turns().length === 3);
  expect(turns()[2]).toMatchObject({ tables: [{ table, act: 'choosing' }] });
});

test('a push is encrypted for its browser and signed; a subscription that is gone is deleted', async () => {
  const [host, guest] = people();
  const push = await openPushEndpoint();
  const { pushKey } = await addWay(guest, push.way);
  await holds(() => push.received.length === 1);
  const { table } = await begun(host, guest);
  await holds(() => push.received.length === 2);
  expect(push.notices()).toMatchObject([
    { title: 'Notices work' },
    { title: 'Your turn at Ann’s table', path: `/table/${table}`, stop: { label: 'Stop for this table' } },
  ]);
  for (const one of push.received) {
    checkVapid(one, push.url, pushKey);
    expect(one.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^\d+$/),
    });
    expect(one.headers['topic']).toMatch(/^[\w-]{1,32}$/);
  }
  push.answer(410);
  const known = (await (await guest.fetch('/api/notices')).json()) as NoticesAnswer;
  await guest.fetch(`/api/notices/ways/${known.ways[0]?.id}/example`, { method: 'POST' });
  await expect
    .poll(async () => (await (await guest.fetch('/api/notices')).json()) as NoticesAnswer)
    .toMatchObject({ ways: [] });
  await push.close();
});

test('mail comes after its address is confirmed, and one click stops it', async () => {
  const [host, guest] = people();
  await addWay(guest, { kind: 'mail', address: 'ben@example.org' });
  await holds(() => mail.mails.length === 1);
  const [, link = ''] = /notices\/confirm#(\S+)/.exec(unfolded(mail.mails[0] ?? '')) ?? [];
  const confirmed = await fetch(`${server.address}/api/notices/confirm?link=${link}`, { method: 'POST' });
  expect(confirmed.status).toBe(200);
  await begun(host, guest);
  await holds(() => mail.mails.length === 2);
  const text = unfolded(mail.mails[1] ?? '');
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, url = ''] = /List-Unsubscribe: <([^>]+)>/.exec(text) ?? [];
  const stopped = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(await stopped.json()).toMatchObject({ stopped: true });
  const known = (await (await guest.fetch('/api/notices')).json()) as NoticesAnswer;
  expect(known.ways[0]?.tables.but).toHaveLength(1);
});

test('an address gets only a few requests to confirm, no matter from which person', async () => {
  const asking = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(person));
  for (const one of asking) one.connection.close();
  await Promise.all(asking.map((one) => addWay(one, { kind: 'mail', address: 'Victim@example.org' })));
  const [host] = people();
  await addWay(host, { kind: 'mail', address: 'last@example.org' });
  await holds(() => mail.mails.some((text) => text.includes('last@example.org')));
  await holds(() => mail.mails.length === 4);
  const deliveries = mail.mails.filter((text) => text.includes('Victim@example.org'));
  expect(deliveries).toHaveLength(3);
});

test('a push subscription with invalid keys is switched off', async () => {
  const [host] = people();
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  await addWay(host, { kind: 'push', endpoint: `${receiver.url}/push`, keys });
  await expect
    .poll(async () => (await (await host.fetch('/api/notices')).json()) as NoticesAnswer)
    .toMatchObject({ ways: [{ problem: { code: 'refused' } }] });
  expect(receiver.received).toEqual([]);
});

test('one setting stops notices for all tables, and deleting a person deletes all their notices', async () => {
  const [host, guest] = people();
  await addWay(guest, webhook());
  await holds(() => receiver.received.length === 1);
  await guest.fetch('/api/notices', { method: 'POST', body: { ...SETTINGS, stopped: true } });
  const { link } = await begun(host, guest);
  await granted(link, {
    type: 'play',
    position: link.view()?.open.position ?? 0,
    move: movesOf({ person: host, link })[0] ?? { type: 'wait', seat: 0 },
  });
  /** The second is sent after everything that was due with the first. */
  for (const path of ['first', 'second']) {
    // oxlint-disable no-await-in-loop -- one after the other
    await addWay(host, webhook(path));
    await holds(() => receiver.received.some((one) => one.path === `/${path}`));
    // oxlint-enable no-await-in-loop
  }
  expect(turns()).toEqual([]);
  const { ways } = await addWay(guest, { kind: 'calendar' });
  const feed = `${server.address}${ways.find(({ path }) => path !== undefined)?.path}`;
  expect((await fetch(feed)).status).toBe(200);
  expect((await guest.fetch('/api/person', { method: 'DELETE' })).status).toBe(200);
  expect((await fetch(feed)).status).toBe(404);
});
