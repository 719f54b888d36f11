/** Listeners: numbered, resumed, cut off, and never sent anything they may not know. */
import { type Command, legalFor, LIMITS, type SeatView } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import type { AboutTable } from '../../src/about.ts';
import { evolveTableView, firstView } from '../../src/evolve-view.ts';
import { tableAfter } from '../../src/evolve.ts';
import type { Update } from '../../src/host/host-answer.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import { MOST_SENT } from '../../src/host/running.ts';
import type { Cursor } from '../../src/host/stream.ts';
import { buildersOf } from '../../src/seats.ts';
import { tableViewFor } from '../../src/view.ts';
import { bench, client, type Client, sentTo } from '../kit/host.ts';
import { moveOf, play, table } from '../kit/seated.ts';
import { optionsOf, tableOf } from '../kit/session.ts';

test('a hidden page gets every event, but its member does not count as present', async () => {
  const on = bench();
  const [ann, ben] = (await table(on)) as [Client, Client];
  const isHere = (): boolean | undefined => ann.view().open.members.find(({ id }) => id === 'ben')?.here;
  const received: Update[] = [];
  const send = (update: Update): void => void received.push(update);
  const close = await on.host.subscribe('t', { member: 'ben', send, hidden: true });
  expect([received.map(({ type }) => type), isHere()]).toEqual([['view'], true]);
  await ben.stop();
  expect(isHere()).toBe(false);
  await play(ann);
  expect(received.at(-1)).toMatchObject({
    type: 'events',
    events: [{ type: 'game', event: { type: 'chose' } }],
  });
  const back = await client(on, 't', 'ben');
  expect(isHere()).toBe(true);
  await close?.();
  expect(isHere()).toBe(true);
  await back.stop();
  expect(isHere()).toBe(false);
});

describe('resuming', () => {
  test('from the last number: the difference, or a fresh view, also after a restart', async () => {
    const on = bench();
    const [ann, ben, cleo] = (await table(on)) as [Client, Client, Client];
    const known = { view: cleo.view(), place: cleo.place() };
    await cleo.stop();
    await Promise.all([play(ann), play(ben)]);
    for (const over of [on, bench({ store: on.store })]) {
      const back = await client(over, 't', 'cleo', known);
      expect(back.updates.map(({ type }) => type)).not.toContain('view');
      const state = tableAfter(await on.store.read('t'));
      expect(back.view()).toEqual(tableViewFor(state, 'cleo'));
      await back.stop();
    }
    const strange = await client(on, 't', 'cleo', { ...known, place: { stream: 'live', number: 9_999 } });
    expect(strange.updates[0]?.type).toBe('view');
  });

  test('a number that belongs to another event now is no valid cursor', async () => {
    const on = bench();
    const [ann, ben, cleo] = (await table(on)) as [Client, Client, Client];
    const early = { view: cleo.view(), place: cleo.place() };
    const saved = (await on.store.list()).find(({ tableId }) => tableId === 't');
    const log = await on.store.read('t');
    await ann.asks({ type: 'say', channel: 'table', content: { kind: 'text', text: 'lost' } });
    const late = { view: cleo.view(), place: cleo.place() };
    const restored = memoryStore();
    const about = saved?.about as AboutTable;
    await restored.append({ tableId: 't', expected: 0, events: log, commands: [], about });
    const over = bench({ store: restored }, on.now() + 1);
    const back = await client(over, 't', 'ben', { view: ben.view(), place: early.place });
    for (const text of ['new', 'newer'])
      await back.asks({ type: 'say', channel: 'table', content: { kind: 'text', text } });
    const resumed = async (known: typeof early) => (await client(over, 't', 'cleo', known)).updates[0]?.type;
    expect(await resumed(late)).toBe('view');
    expect(await resumed(early)).toBe('events');
    const { stream, number } = late.place;
    expect(await resumed({ ...late, place: { stream, number } })).toBe('events');
    /** Also where as many events have happened, and none is missing. */
    const last = (await client(over, 't', 'ann')).place();
    const received = async (place: Cursor) =>
      (await client(over, 't', 'cleo', { ...late, place })).updates[0];
    expect(await received({ ...last, time: (last.time ?? 0) - 1 })).toMatchObject({ type: 'view' });
  });

  test('a reload does not lose a choice', async () => {
    const on = bench();
    const [ann] = (await table(on)) as [Client];
    const command = moveOf(ann) as Extract<Command, { type: 'choose' }>;
    await play(ann, command);
    await ann.stop();
    const again = await client(on, 't', 'ann');
    expect((again.view().game as SeatView).choice).toEqual(command.tiles);
  });

  test('a member can fetch all events again: they fold to the same view, and contain no more', async () => {
    const on = bench();
    const all = (await table(on)) as [Client, Client, Client];
    for (const one of all) await play(one);
    await all[0].asks({ type: 'say', channel: 'table', content: { kind: 'text', text: 'hello' } });
    for (const [nth, member] of ['ann', 'ben', 'cleo'].entries()) {
      const sent = await sentTo(on, member);
      expect(sent.reduce(evolveTableView, firstView(member))).toEqual(all[nth]?.view());
      const received = (all[nth] as Client).updates.flatMap((one) =>
        one.type === 'events' ? one.events : [],
      );
      expect(sent.slice(sent.length - received.length)).toEqual(received);
    }
    expect(await on.host.seenEvents('t', 'mallory')).toBeUndefined();
  });

  test('delayed spectators get past events no earlier than present ones', async () => {
    const on = bench();
    const options = optionsOf(tableOf(3), { watching: { who: 'everyone', delay: 60 } });
    await on.host.create('t', { who: 'ann', name: 'ann', options, code: 'code' });
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    const ann = await client(on, 't', 'ann');
    await ann.asks({ type: 'sit', seat: 0 });
    for (const seat of [1, 2]) await ann.asks({ type: 'seat-bot', seat, strength: 'random' });
    await on.pass(30_000);
    await ann.asks({ type: 'start' });
    const types = async () => (await sentTo(on, 'wim')).map(({ type }) => type);
    await on.pass(40_000);
    expect(await types()).toContain('sat');
    expect(await types()).not.toContain('started');
    await on.pass(40_000);
    expect(await types()).toContain('started');
  });

  test('a person who is not at the table gets no events', async () => {
    const on = bench();
    await table(on);
    expect(await on.host.subscribe('t', { member: 'mallory', send: () => undefined })).toBeUndefined();
    expect(await on.host.subscribe('nowhere', { member: 'ann', send: () => undefined })).toBeUndefined();
    expect(await on.host.invitation('t', 'mallory')).toBeUndefined();
    expect(await on.host.invitation('t', 'ann')).toBe('code');
    expect(await Promise.all(['code', 'other'].map((code) => on.host.isInvitedBy('t', code)))).toEqual([
      true,
      false,
    ]);
  });

  test('a removed member gets that event, and then nothing more', async () => {
    const on = bench();
    await on.host.create('t', { who: 'ann', name: 'ann', options: optionsOf(tableOf(3)), code: 'code' });
    await on.host.request('t', { who: 'eve', id: 'join', request: { type: 'join', name: 'eve' } });
    const [ann, eve] = [await client(on, 't', 'ann'), await client(on, 't', 'eve')];
    await ann.asks({ type: 'remove', member: 'eve' });
    const received = eve.updates.length;
    expect(eve.updates.at(-1)).toMatchObject({ events: [{ type: 'removed', member: 'eve' }] });
    await ann.asks({ type: 'sit', seat: 0 });
    expect(eve.updates).toHaveLength(received);
    expect(await on.host.subscribe('t', { member: 'eve', send: () => undefined })).toBeUndefined();
  });

  test('at a table without spectators, a member without a chair gets the gathering and not the game', async () => {
    const on = bench();
    const options = optionsOf(tableOf(3), { watching: { who: 'nobody', delay: 0 } });
    await on.host.create('t', { who: 'ann', name: 'ann', options, code: 'code' });
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    const [ann, wim] = [await client(on, 't', 'ann'), await client(on, 't', 'wim')];
    await ann.asks({ type: 'sit', seat: 0 });
    for (const seat of [1, 2]) await ann.asks({ type: 'seat-bot', seat, strength: 'random' });
    await ann.asks({ type: 'start' });
    expect(ann.view().open.phase).toBe('playing');
    expect([wim.view().open.phase, wim.view().game]).toEqual(['gathering', undefined]);
  });

  test('a failing listener is dropped, and the others get every event', async () => {
    const on = bench();
    const [ann, ben] = (await table(on)) as [Client, Client];
    let broken = 0;
    const send = () => {
      broken += 1;
      throw new Error('too slow');
    };
    await on.host.subscribe('t', { member: 'cleo', send });
    const before = ben.updates.length;
    await play(ann);
    expect([broken, ben.updates.length]).toEqual([1, before + 1]);
  });
});

/** The same moves with other tiles, and choices changed or not: what cleo is sent. */
async function sentToCleo(secret: number): Promise<string> {
  const on = bench();
  const clients = await table(on);
  const cleo = clients[2] as Client;
  const before = cleo.updates.length;
  for (const one of clients.slice(0, 2)) {
    const choices = legalFor(one.view().game as SeatView);
    await on.pass(1_000);
    await play(one, choices[secret]);
    for (let again = 0; again < secret; again++) await play(one, choices[again]);
    const { city } = { city: one.view().game?.viewer === 0 ? 0 : 1 };
    const received = {
      type: 'say',
      channel: city,
      content: { kind: 'text', text: 'x'.repeat(secret + 1) },
    } as const;
    if (!buildersOf(tableOf(3), city).includes(cleo.view().game?.viewer as number)) await one.asks(received);
  }
  return JSON.stringify(cleo.updates.slice(before));
}

test('CHOOSE-2: messages, sizes, numbers and times do not depend on the choices of others', async () => {
  const [one, two, three] = [await sentToCleo(0), await sentToCleo(1), await sentToCleo(4)];
  expect(JSON.parse(one)).toHaveLength(2);
  expect([two, three]).toEqual([one, one]);
});

test('every view waits for its share of the event loop, also when many arrive at once', async () => {
  const shares: (() => void)[] = [];
  let waits = false;
  const on = bench({
    share: () => (waits ? new Promise<void>((go) => void shares.push(go)) : Promise.resolve()),
  });
  await table(on);
  waits = true;
  const received: string[] = [];
  const listening = ['ann', 'ben', 'cleo'].map((member) =>
    on.host.subscribe('t', { member, send: ({ type }) => void received.push(type) }),
  );
  for (const nth of [1, 2, 3]) {
    // oxlint-disable no-await-in-loop -- one view after the other
    await expect.poll(() => shares.length).toBe(nth);
    expect(received.length).toBe(nth - 1);
    shares.at(-1)?.();
    await expect.poll(() => received.length).toBe(nth);
    // oxlint-enable no-await-in-loop
  }
  waits = false;
  await Promise.all(listening);
  expect(received).toEqual(['view', 'view', 'view']);
});

test('many commands at a table with many listeners are decided over several ticks, all of them and in order', async () => {
  const received: number[] = [];
  const on = bench({
    waitForBatch: async (count) => {
      received.push(count);
    },
  });
  const [ann] = (await table(on)) as [Client];
  const listening = MOST_SENT / 2;
  const deaf = { member: 'ben', send: () => {} };
  for (let nth = 0; nth < listening; nth++) await on.host.subscribe('t', deaf);
  const before = ann.updates.length;
  received.length = 0;
  const texts = Array.from({ length: 5 }, (_, nth) => `${nth}`);
  const answers = await Promise.all(
    texts.map((text) =>
      ann.asks({ type: 'say', channel: 'table', content: { kind: 'text', text } }, `say ${text}`),
    ),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const updates = ann.updates.slice(before).map((update) => (update.type === 'events' ? update.events : []));
  expect(Math.max(...updates.map(({ length }) => length))).toBe(1);
  expect(Math.max(...received)).toBeLessThanOrEqual(MOST_SENT);
  expect(received.length).toBeGreaterThanOrEqual(texts.length);
  const said = updates.flat().flatMap((event) => (event.type === 'said' ? [event.content] : []));
  expect(said).toEqual(texts.map((text) => ({ kind: 'text', text })));
});

const muting = (one: Client, member: string, nth: number) =>
  one.asks({ type: 'mute', member, mute: nth % 2 === 0 }, `mute ${nth}`);

test('commands of a member that come faster than they are decided are refused from a limit on, and those of others are not', async () => {
  const held: (() => void)[] = [];
  let holds = false;
  const on = bench({
    waitForBatch: () => (holds ? new Promise((resolve) => void held.push(resolve)) : Promise.resolve()),
  });
  const [ann, ben] = (await table(on)) as [Client, Client];
  holds = true;
  const most = LIMITS.waitingCommands;
  const all = Array.from({ length: most + 2 }, (_, nth) => muting(ann, 'ben', nth));
  const other = muting(ben, 'ann', 0);
  const refused = { ok: false, error: { code: 'not-stored' } };
  /** Before anything is decided: a command that waits would have no answer. */
  const early: unknown[] = [];
  for (const answer of all.slice(most)) void answer.then((one) => early.push(one));
  await new Promise(setImmediate);
  expect(early).toEqual([refused, refused]);
  holds = false;
  for (const decide of held) decide();
  const answers = await Promise.all([...all.slice(0, most), other]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await muting(ann, 'ben', most)).toEqual({ ok: true });
});
