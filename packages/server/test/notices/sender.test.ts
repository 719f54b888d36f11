/** What is sent when, over virtual time, both stores and a real receiver: delays, quiet hours, digests, reminders, failures, crashes. */
import type { NoticeSettings } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test as testOne } from 'vitest';
import { networksOf } from '../../src/notices/address.ts';
import { newCaller } from '../../src/notices/call.ts';
import { newPushKeys } from '../../src/notices/web-push.ts';
import { LEASE, newSender, passEvery, type Sender } from '../../src/notices/sender.ts';
import { type NoticeStore, openNoticeStore } from '../../src/notices/notice-store.ts';
import { ABOUT } from '../kit/about.ts';
import { type BothStores, KINDS, type Nodes, openBothStores } from '../kit/both-stores.ts';
import { jsonOf, openReceiver, type Receiver } from '../kit/receiver.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Noon in London, in winter. */
const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = 24 * HOUR;
const SETTINGS = { language: 'en', zone: 'Europe/London', urgent: false, stopped: false } as const;
const NIGHT = { from: 22 * 60, to: 8 * 60 };

let both: BothStores;
let nodes: Nodes;
let now = NOON;
let notices: NoticeStore;
let sender: Sender;
let receiver: Receiver;
/** Tables keep their events from test to test, in each store. */
const versions = new Map<string, number>();

const senderOf = (own: NoticeStore): Sender =>
  newSender({
    store: own,
    now: () => now,
    delay: MINUTE,
    about: async () => ({ host: 'Ann', owner: 'ann' }),
    call: newCaller({ allowed: networksOf(['127.0.0.0/8']) }).call,
    key: 'key',
    pushKeys: newPushKeys(),
    nodes: () => 1,
    sent: () => {},
  });

beforeAll(async () => {
  both = await openBothStores();
});

afterAll(() => both.close());

beforeEach(async () => {
  now = NOON;
  receiver = await openReceiver();
});

afterEach(() => receiver.close());

async function begin(kind: (typeof KINDS)[number]): Promise<void> {
  nodes = both[kind];
  notices = openNoticeStore(nodes.store.sql);
  sender = senderOf(notices);
  await nodes.store.sql.ask('DELETE FROM turns');
  await nodes.store.sql.ask('DELETE FROM people');
  await nodes.store.people.add({ member: 'ben', name: 'Ben' }, 'hash', now);
  await wants({});
}

/** The same with the data file and with PostgreSQL. */
function test(name: string, check: () => Promise<void>): void {
  for (const kind of KINDS)
    testOne(`${name} (${kind})`, async () => {
      await begin(kind);
      await check();
    });
}

const wants = (settings: Partial<NoticeSettings>): Promise<void> =>
  notices.setSettings('ben', { ...SETTINGS, ...settings, origin: 'https://duopolis.example' });

const way = (id: string, tables = { all: true, but: [] as string[] }, member = 'ben') =>
  notices.addWay({
    id,
    member,
    session: null,
    way: { kind: 'webhook', service: 'json', url: `${receiver.url}/${id}` },
    tables,
    created: now,
    confirmed: true,
    sent: null,
    problem: null,
  });

interface Step {
  readonly members?: readonly string[];
  readonly position?: number;
  readonly here?: boolean;
  readonly until?: number;
  /** Steps that it has missed: it is refused. */
  readonly behind?: number;
}

/** A step of a table after which it waits for Ben, or for others. */
async function step(
  table: string,
  { members = ['ben'], position = 1, here = false, until = NOON + DAY, behind = 0 }: Step = {},
): Promise<void> {
  const known = `${nodes.kind} ${table}`;
  const expected = versions.get(known) ?? 0;
  const appended = await nodes.store.events.append({
    tableId: table,
    expected: expected - behind,
    events: [{ type: 'came', at: now, member: 'ben' }],
    commands: [],
    about: ABOUT,
    turns: {
      position,
      act: 'choosing',
      at: now,
      waiting: members.map((member) => ({ member, here, until })),
    },
  });
  expect(appended.ok).toBe(behind === 0);
  if (appended.ok) versions.set(known, expected + 1);
}

const rows = (): Promise<readonly { readonly [column: string]: unknown }[]> =>
  nodes.store.sql.ask(
    'SELECT table_id, member, position, waits FROM turns ORDER BY table_id, member, position',
  );

const delivered = (): readonly { readonly kind: string; readonly title: string; readonly id: string }[] =>
  receiver.received.map((one) => jsonOf(one) as { kind: string; title: string; id: string });
const pathsOf = (name: string): readonly string[] =>
  receiver.received.map(({ path }) => path.slice(1)).filter((path) => path.startsWith(name));
const titles = (): readonly string[] => delivered().map(({ title }) => title);

async function pass(at: number): Promise<void> {
  now = at;
  await sender.pass();
}

describe('one notice for a person and a phase', () => {
  test('a minute later, once, however often the sender runs', async () => {
    await way('one');
    await step('t');
    await pass(NOON + MINUTE - 1);
    expect(titles()).toEqual([]);
    await pass(NOON + MINUTE);
    await step('t');
    await pass(NOON + 2 * MINUTE);
    await pass(NOON + HOUR);
    expect(titles()).toEqual(['Your turn at Ann’s table']);
    await step('t', { position: 2 });
    await pass(NOON + 2 * HOUR);
    expect(titles()).toHaveLength(2);
  });

  test('none if they act first, look, or look and act', async () => {
    await way('one');
    await step('acts');
    await step('comes');
    await step('there', { here: true });
    await step('there and acts', { here: true });
    now += MINUTE / 2;
    await step('acts', { members: [] });
    await step('comes', { here: true });
    await pass(NOON + HOUR);
    await step('there and acts', { members: [] });
    await pass(NOON + 2 * HOUR);
    expect(titles()).toEqual([]);
  });

  test('once, if they looked at the start of their turn and left without acting', async () => {
    await way('one');
    await step('t', { here: true });
    await pass(NOON + HOUR);
    await step('t');
    await pass(NOON + HOUR + MINUTE - 1);
    expect(titles()).toEqual([]);
    await pass(NOON + HOUR + MINUTE);
    expect(titles()).toEqual(['Your turn at Ann’s table']);
    await step('t', { here: true });
    await step('t');
    await pass(NOON + 3 * HOUR);
    expect(titles()).toHaveLength(1);
  });

  test('not while they keep looking, but after they have left, regardless of what others do', async () => {
    await way('one');
    await step('t', { here: true });
    for (const here of [false, true, false, true, false]) {
      // oxlint-disable no-await-in-loop -- one after the other
      await step('t', { here });
      await pass(now + MINUTE / 2);
      // oxlint-enable no-await-in-loop
    }
    expect(titles()).toEqual([]);
    await step('t', { members: ['ann', 'ben'] });
    await pass(now + MINUTE / 2);
    expect(titles()).toHaveLength(1);
  });

  test('a reminder too, if they looked when it was time for it', async () => {
    await way('one');
    await step('t');
    await pass(NOON + MINUTE);
    now = NOON + DAY - 2 * HOUR;
    await step('t', { here: true });
    await pass(NOON + DAY - HOUR);
    expect(titles()).toHaveLength(1);
    now = NOON + DAY - HOUR / 2;
    await step('t');
    await pass(NOON + DAY - 1);
    expect(delivered().map(({ kind }) => kind)).toEqual(['turn', 'reminder']);
  });

  test('a pending delivery waits while they look, and is sent after they have left; others are not delayed', async () => {
    await way('one');
    receiver.answer(503);
    await step('looked at');
    await step('waits');
    await pass(NOON + MINUTE);
    receiver.answer(200);
    await step('looked at', { here: true });
    await pass(NOON + 5 * MINUTE);
    expect(titles()).toEqual(['Your turn at 2 tables', 'Your turn at Ann’s table']);
    await pass(NOON + HOUR);
    expect(titles()).toHaveLength(2);
    await step('looked at');
    await pass(NOON + HOUR + MINUTE);
    await pass(NOON + 2 * HOUR);
    const tables = receiver.received.map((one) => (jsonOf(one) as { tables: { table: string }[] }).tables);
    expect(tables.slice(1).map((some) => some.map(({ table }) => table))).toEqual([['waits'], ['looked at']]);
    expect(await notices.way('one')).toMatchObject({ problem: null });
  });

  test('none for a table outside the channel’s scope, and none after all were stopped', async () => {
    await way('one', { all: false, but: ['other'] });
    await way('two', { all: true, but: ['t'] });
    await step('t');
    await pass(NOON + HOUR);
    await wants({ stopped: true });
    await step('other');
    await pass(NOON + 2 * HOUR);
    expect(titles()).toEqual([]);
  });

  test('several tables that wait are one notice with a count', async () => {
    await way('one');
    await step('a');
    await step('b');
    now += 1;
    await step('c');
    await pass(NOON + MINUTE);
    expect(titles()).toEqual(['Your turn at 3 tables']);
    await pass(NOON + HOUR);
    expect(titles()).toHaveLength(1);
  });

  test('one reminder an hour before the end, but not to a person at the table', async () => {
    await way('one');
    await step('t');
    await step('there', { here: true });
    await pass(NOON + MINUTE);
    await pass(NOON + DAY - HOUR - 1);
    expect(titles()).toHaveLength(1);
    await pass(NOON + DAY - HOUR);
    await pass(NOON + DAY - 1);
    expect(delivered().map(({ kind }) => kind)).toEqual(['turn', 'reminder']);
  });
});

describe('quiet hours', () => {
  test('hold everything back and end with one notice', async () => {
    await wants({ quiet: NIGHT });
    await way('one');
    now = NOON + 11 * HOUR;
    await step('a', { until: NOON + 3 * DAY });
    await pass(NOON + 12 * HOUR);
    await step('b', { until: NOON + 3 * DAY });
    await pass(NOON + 20 * HOUR - 1);
    expect(titles()).toEqual([]);
    await pass(NOON + 20 * HOUR);
    expect(titles()).toEqual(['Your turn at 2 tables']);
  });

  test('hold a second try back', async () => {
    await wants({ quiet: NIGHT });
    await way('one');
    receiver.answer(503);
    now = NOON + 10 * HOUR - 2 * MINUTE;
    await step('t', { until: NOON + 3 * DAY });
    await pass(NOON + 10 * HOUR - 10_000);
    receiver.answer(200);
    await pass(NOON + 20 * HOUR - 1);
    expect(titles()).toHaveLength(1);
    await pass(NOON + 20 * HOUR);
    await pass(NOON + 21 * HOUR);
    expect(titles()).toHaveLength(2);
  });

  test('but the last reminder comes through, if that is wanted', async () => {
    await way('one');
    for (const urgent of [false, true]) {
      // oxlint-disable no-await-in-loop -- one after the other
      await wants({ quiet: NIGHT, urgent });
      now = NOON + 11 * HOUR;
      await step(`t${urgent}`, { until: NOON + 18 * HOUR });
      await pass(NOON + 17 * HOUR);
      expect(titles()).toHaveLength(urgent ? 1 : 0);
      // oxlint-enable no-await-in-loop
    }
  });
});

describe('a webhook that fails', () => {
  test('is tried three times with back-off, then switched off, and its owner can see why', async () => {
    await way('one');
    receiver.answer(503);
    await step('t');
    await pass(NOON + MINUTE);
    await pass(NOON + MINUTE + 29_999);
    expect(receiver.received).toHaveLength(1);
    await pass(NOON + MINUTE + 30_000);
    await pass(NOON + 2 * MINUTE + 30_000);
    expect(receiver.received).toHaveLength(2);
    await pass(NOON + 10 * MINUTE);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(delivered().map(({ id }) => id)).size).toBe(1);
    expect(await notices.way('one')).toMatchObject({ problem: { code: 'refused', status: 503 } });
    await step('t', { position: 2 });
    await pass(NOON + HOUR);
    expect(receiver.received).toHaveLength(3);
  });

  test('reaches its owner another way, after the quiet hours', async () => {
    await wants({ quiet: { from: 11 * 60, to: 13 * 60 } });
    await way('broken');
    await way('other');
    receiver.answer((path) => (path === '/broken' ? 503 : 200));
    await notices.addDelivery({ id: 'example', way: 'broken', message: { kind: 'example' }, due: now });
    for (const after of [0, 30_000, 330_000]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await pass(NOON + after);
    }
    expect(await notices.way('broken')).toMatchObject({ problem: { status: 503 } });
    expect(pathsOf('other')).toEqual([]);
    await pass(NOON + HOUR);
    await pass(NOON + 2 * HOUR);
    expect(pathsOf('other')).toHaveLength(1);
    expect(delivered().at(-1)).toMatchObject({
      kind: 'off',
      title: `Notices to ${new URL(receiver.url).host} are switched off`,
      url: 'https://duopolis.example/notices',
    });
  });

  test('is not tried again for a table that no longer waits', async () => {
    await way('one');
    receiver.answer(503);
    await step('t');
    await pass(NOON + MINUTE);
    await step('t', { members: [] });
    await pass(NOON + HOUR);
    expect(receiver.received).toHaveLength(1);
    expect(await notices.way('one')).toMatchObject({ problem: null });
  });
});

describe('slow receivers', () => {
  const WAYS = 12;
  const SLOW = Array.from({ length: WAYS }, (_, nth) => `slow${nth}`);

  test('take only a few deliveries of their owner, and delay nobody else', async () => {
    await nodes.store.people.add({ member: 'cleo', name: 'Cleo' }, 'her hash', now);
    await notices.setSettings('cleo', { ...SETTINGS, origin: 'https://duopolis.example' });
    await Promise.all(SLOW.map((id) => way(id)));
    await way('quick', { all: true, but: [] }, 'cleo');
    await step('t');
    const example = { message: { kind: 'example' }, due: now - 1 } as const;
    await Promise.all(SLOW.map((id) => notices.addDelivery({ id: `example ${id}`, way: id, ...example })));
    now = NOON + MINUTE;
    await step('u', { members: ['cleo'] });
    now += MINUTE;
    receiver.hold((path) => path.startsWith('/slow'));
    sender.start();
    await expect.poll(() => pathsOf('quick')).toHaveLength(1);
    await notices.addDelivery({ id: 'later', way: 'quick', message: { kind: 'example' }, due: now });
    sender.poke();
    await expect.poll(() => pathsOf('quick')).toHaveLength(2);
    expect(pathsOf('slow')).toHaveLength(3);
    receiver.release();
    await expect.poll(() => pathsOf('slow')).toHaveLength(2 * WAYS);
    await sender.stop();
    expect(new Set(pathsOf('slow')).size).toBe(WAYS);
  });
});

test('several nodes look as often as one, and each at least every 16 seconds', async () => {
  expect([1, 2, 8, 100].map(passEvery)).toEqual([2_000, 4_000, 16_000, 16_000]);
});

test('a try whose process was killed does not count', async () => {
  await way('one');
  await step('t');
  await pass(NOON + MINUTE - 1);
  const killed = openNoticeStore(nodes.another);
  await notices.addDelivery({ id: 'example', way: 'one', message: { kind: 'example' }, due: now });
  for (let time = 0; time < 5; time++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await killed.claim(now, LEASE, { most: 1, each: 1, busy: {} })).toMatchObject([{ failures: 0 }]);
    now += LEASE;
  }
  receiver.answer(503);
  const begun = now;
  await pass(begun);
  await pass(begun + 30_000);
  expect(await notices.way('one')).toMatchObject({ problem: null });
  await pass(begun + 330_000);
  expect(delivered().filter(({ kind }) => kind === 'example')).toHaveLength(3);
  expect(await notices.way('one')).toMatchObject({ problem: { code: 'refused', status: 503 } });
});

describe('the outbox', () => {
  test('has one row for each person, table and phase, and none for a past phase', async () => {
    await step('a', { members: ['ann', 'ben'] });
    await step('a', { members: ['ben'] });
    await step('b');
    await step('b');
    expect(await rows()).toEqual([
      { table_id: 'a', member: 'ann', position: 1, waits: 0 },
      { table_id: 'a', member: 'ben', position: 1, waits: 1 },
      { table_id: 'b', member: 'ben', position: 1, waits: 1 },
    ]);
    await step('a', { position: 2, members: ['ann'] });
    await nodes.store.events.remove('b');
    versions.delete(`${nodes.kind} b`);
    expect(await rows()).toEqual([{ table_id: 'a', member: 'ann', position: 2, waits: 1 }]);
  });

  test('is written with the events, or neither is', async () => {
    await step('t');
    await step('t', { position: 2, behind: 1 });
    expect(await rows()).toMatchObject([{ position: 1 }]);
    await expect(step('unwritten', { until: Number.NaN })).rejects.toThrow();
    expect(await nodes.store.events.read('unwritten')).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test('sends at once what was claimed, when its only owner starts again', async () => {
    await way('one');
    await step('t');
    now = NOON + MINUTE;
    await notices.claimMembers(now, LEASE);
    await pass(now);
    expect(titles()).toEqual([]);
    await notices.release(now, LEASE);
    await pass(now);
    expect(titles()).toHaveLength(1);
  });

  test('stores nothing about a deleted person', async () => {
    await way('one');
    await step('t');
    now = NOON + MINUTE;
    await sender.pass();
    await notices.addDelivery({ id: 'example', way: 'one', message: { kind: 'example' }, due: now });
    await notices.forget('ben');
    const left =
      'SELECT member FROM notice_settings UNION SELECT id FROM notice_ways UNION SELECT id FROM deliveries';
    expect(await nodes.store.sql.ask(left)).toEqual([]);
  });
});

describe('two servers over one store', () => {
  test('send nothing twice', async () => {
    await way('one');
    await Promise.all(Array.from({ length: 20 }, (_, nth) => step(`t${nth}`)));
    now = NOON + MINUTE;
    const other = senderOf(openNoticeStore(nodes.another));
    await Promise.all([sender.pass(), other.pass()]);
    await pass(NOON + 2 * MINUTE);
    expect(titles()).toEqual(['Your turn at 20 tables']);
  });

  test('a claim that was not sent is sent by another server after the lease, under the same id', async () => {
    await way('one');
    await step('t');
    now = NOON + MINUTE;
    const dead = openNoticeStore(nodes.another);
    expect(await dead.claimMembers(now, LEASE)).toEqual(['ben']);
    await pass(NOON + MINUTE + LEASE - 1);
    expect(titles()).toEqual([]);
    await pass(NOON + MINUTE + LEASE);
    expect(titles()).toHaveLength(1);
    await step('t', { position: 2 });
    await pass(NOON + 3 * MINUTE);
    expect(titles()).toHaveLength(2);
  });
});

test('a notice never depends on the events: it contains nothing from them', async () => {
  await way('one');
  await step('t');
  await pass(NOON + MINUTE);
  const body = receiver.received[0]?.body.toString() ?? '';
  expect(Object.keys(JSON.parse(body) as object)).toEqual([
    'format',
    'id',
    'kind',
    'title',
    'body',
    'language',
    'url',
    'stop',
    'tables',
  ]);
});

test('a person has a limited number of channels, even if many are added at once', async () => {
  const asked = Array.from({ length: 2 * LIMITS.waysPerPerson }, (_, nth) => `way${nth}`);
  const added: boolean[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each counts those before it
  for (const id of asked) added.push(await way(id));
  expect(added.filter(Boolean)).toHaveLength(LIMITS.waysPerPerson);
  expect(await notices.ways('ben')).toHaveLength(LIMITS.waysPerPerson);
  expect(await way('way0')).toBe(false);
});
