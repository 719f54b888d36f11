/** Each channel's message: in the form of its service, and the same bytes whatever the hands and choices are. */
import { type NoticesAnswer, type Way, WEBHOOKS, type Webhook } from '@duopolis/protocol';
import type { Options } from '@duopolis/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, openMailServer, unfolded } from '../kit/mail-server.ts';
import { openPushEndpoint, type PushEndpoint } from '../kit/push-endpoint.ts';
import { jsonOf, openReceiver, type Receiver } from '../kit/receiver.ts';
import { holds, inTurn, movesOf, play, viewOf } from '../kit/seated.ts';
import { granted, type PersonHere, personAt, started } from '../kit/server.ts';
import { addWay, begun } from '../kit/slow-table.ts';

const PATHS: { readonly [service in Webhook]: string } = {
  discord: '/discord',
  slack: '/slack',
  telegram: '/bot1/sendMessage?chat_id=7',
  ntfy: '/topic',
  matrix: '/_matrix/client/v3/rooms/r/send/m.room.message?access_token=t',
  json: '/json',
};

const DUEL: Partial<Options> = { mode: 'duel', seats: 2 };

let receiver: Receiver;
let mail: MailServer;
let push: PushEndpoint;

beforeAll(async () => {
  [receiver, mail, push] = await Promise.all([openReceiver(), openMailServer(), openPushEndpoint()]);
});

afterAll(() => Promise.all([receiver.close(), mail.close(), push.close()]));

/** What nobody at the table but its holder knows. */
interface Secrets {
  readonly seed: string;
  readonly choice: number;
}

interface Sent {
  readonly webhooks: readonly string[];
  readonly mail: string;
  readonly push: string;
  readonly calendar: string;
  /** What the others hold and have chosen: proves that the secrets differed. */
  readonly secret: string;
}

/** The keys of a server are random, and mail has the time of this machine. */
const steady = (text: string): string =>
  text
    .replaceAll(/((?:stop|confirm)\.[\w-]+\.[\w-]*)\.[\w-]{24}/g, '$1')
    .replaceAll(/^Date: .*$/gm, '')
    .replaceAll(/\r/g, '');

/** Every way of the guest, confirmed and with its example gone out; the path of the calendar. */
async function addAll(guest: PersonHere): Promise<string> {
  const webhooks = WEBHOOKS.map((service): Way => {
    return { kind: 'webhook', service, url: `${receiver.url}${PATHS[service]}` };
  });
  let path = '';
  for (const way of [
    ...webhooks,
    push.way,
    { kind: 'calendar' },
    { kind: 'mail', address: 'ben@example.org' },
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- in the same order each time
    const { ways } = await addWay(guest, way);
    path = ways.find((one) => one.path !== undefined)?.path ?? path;
  }
  await holds(
    () =>
      receiver.received.length === WEBHOOKS.length && push.received.length === 1 && mail.mails.length === 1,
  );
  const [, link = ''] = /notices\/confirm#(\S+)/.exec(unfolded(mail.mails[0] ?? '')) ?? [];
  await guest.fetch(`/api/notices/confirm?link=${link}`, { method: 'POST' });
  const isSent = async (): Promise<boolean> =>
    ((await (await guest.fetch('/api/notices')).json()) as NoticesAnswer).ways.every(
      ({ sent, path: feed }) => feed !== undefined || sent !== undefined,
    );
  await expect.poll(isSent).toBe(true);
  for (const list of [receiver.received, push.received, mail.mails]) list.length = 0;
  return path;
}

/** What is sent of these games, which wait for the guest. */
async function sentWith(
  { seed, choice }: Secrets,
  games: readonly Partial<Options>[] = [DUEL],
): Promise<Sent> {
  let [ids, now] = [0, Date.UTC(2026, 0, 15, 12)];
  for (const list of [receiver.received, push.received, mail.mails]) list.length = 0;
  const server = await started(
    {
      noticeNetworks: ['127.0.0.0/8'],
      mail: { smtp: mail.url, from: 'games@example.org' },
      origins: ['https://duopolis.example'],
    },
    { now: () => now, newId: () => `id${++ids}`, newSeed: () => seed },
  );
  const person = await personAt(() => server.address, 'Ann');
  const guest = await personAt(() => server.address, 'Ben');
  const calendar = await addAll(guest);
  const hosts = await inTurn(games, async (game) => {
    const host = { person, link: (await begun(person, guest, game)).link };
    await holds(() => movesOf(host).length > 0);
    const moves = movesOf(host);
    await play(host, moves[choice % moves.length] ?? { type: 'wait', seat: 0 });
    return host;
  });
  const secret = JSON.stringify(hosts.map((host) => viewOf(host).game));
  now += 60_000;
  const [first] = hosts as [(typeof hosts)[number]];
  await granted(first.link, { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } });
  await holds(
    () =>
      receiver.received.length === WEBHOOKS.length && push.received.length === 1 && mail.mails.length === 1,
  );
  const ics = await (await fetch(`${server.address}${calendar}`)).text();
  for (const { connection } of [person, guest]) connection.close();
  await server.stop();
  return {
    webhooks: receiver.received
      .map(({ method, path, body }) => steady(`${method} ${path} ${body.toString()}`))
      .toSorted(),
    mail: steady(unfolded(mail.mails[0] ?? '')),
    push: steady(JSON.stringify(push.notices())),
    calendar: steady(ics),
    secret,
  };
}

const TITLE = 'Your turn at Ann’s table';

/** One game, and in a digest all others. */
test.each([
  ['a duel', [DUEL]],
  [
    'a digest of all modes',
    [
      DUEL,
      { mode: 'duo', seats: 3 },
      { mode: 'duo', seats: 3, capitals: true },
      { seats: 3 },
      { seats: 4, capitals: true },
      { seats: 7 },
    ],
  ],
] as const)('%s: no byte of what is sent any way depends on the hands or the choices', async (_, games) => {
  const [choice = 0, other = ''] = fc.sample(fc.tuple(fc.integer({ min: 1 }), fc.uuid()), 1)[0] ?? [];
  const { secret, ...first } = await sentWith({ seed: 'one', choice: 0 }, games);
  const { secret: dealt, ...second } = await sentWith({ seed: other, choice }, games);
  expect(dealt).not.toBe(secret);
  expect(second).toEqual(first);
});

test('every channel names its delivery, so a repeated one after a crash can be recognized', async () => {
  const { mail: text } = await sentWith({ seed: 'one', choice: 0 });
  const webhooks = receiver.received.map(({ headers }) => String(headers['x-duopolis-delivery']));
  const json = receiver.received.find(({ path }) => path === '/json');
  expect(json && jsonOf(json)).toMatchObject({ id: json?.headers['x-duopolis-delivery'] });
  const matrix = receiver.received.find(({ method }) => method === 'PUT');
  expect(matrix?.path.split('/').at(-1)).toBe(matrix?.headers['x-duopolis-delivery']);
  const [pushed] = push.notices();
  expect(push.received[0]?.headers['topic']).toBe(pushed?.id);
  const [, mailed = ''] = /Message-ID:\s*<([\w-]+)@example\.org>/i.exec(text) ?? [];
  const all = [...webhooks, pushed?.id, mailed];
  for (const id of all) expect(id).toMatch(/^[\w-]{22}$/);
  expect(new Set(all).size).toBe(WEBHOOKS.length + 2);
});

test('each service gets a notice in its own form', async () => {
  const { mail: text, calendar } = await sentWith({ seed: 'one', choice: 0 });
  const at = (path: string): unknown =>
    receiver.received.filter((one) => one.path.startsWith(path)).map((one) => [one.method, jsonOf(one)]);
  const said: unknown = expect.stringMatching(
    new RegExp(
      `^${TITLE}\nChoose your tiles by .*\nOpen: https://duopolis.example/table/.*\nStop for this table: https://`,
    ),
  );
  expect(at('/discord')).toMatchObject([['POST', { content: said, allowed_mentions: { parse: [] } }]]);
  expect(at('/slack')).toMatchObject([['POST', { text: said }]]);
  expect(at('/bot1/sendMessage')).toMatchObject([['POST', { chat_id: '7', text: said }]]);
  expect(receiver.received.filter(({ path }) => path === '/').map(jsonOf)).toMatchObject([
    { topic: 'topic', title: TITLE, actions: [{ label: 'Open' }, { label: 'Stop for this table' }] },
  ]);
  expect(at('/_matrix')).toMatchObject([['PUT', { msgtype: 'm.text', body: said }]]);
  expect(receiver.received.find(({ method }) => method === 'PUT')?.headers['authorization']).toBe('Bearer t');
  expect(at('/json')).toMatchObject([
    ['POST', { format: 'duopolis-notice/1', kind: 'turn', title: TITLE, tables: [{ act: 'choosing' }] }],
  ]);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(calendar).toMatch(
    /^BEGIN:VCALENDAR\nVERSION:2.0\n[\s\S]*BEGIN:VEVENT\nUID:[\s\S]*DTEND:20260116T12\d{4}Z\nSUMMARY:Your turn at Ann’s table\nURL:https:\/\/duopolis.example\/table\/[\s\S]*END:VEVENT\nEND:VCALENDAR\n$/,
  );
  for (const line of calendar.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
