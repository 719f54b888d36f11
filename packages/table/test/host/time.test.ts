/** Time at the host: one timer a table, drop-outs, crashes, and spectators who see late. */
import { describe, expect, test } from 'vitest';
import { PART } from '../../src/host/log-parts.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import { bench, client, type Client } from '../kit/host.ts';
import { finish, OK, play, table } from '../kit/seated.ts';
import { optionsOf, tableOf } from '../kit/session.ts';

const DELAYED = optionsOf(tableOf(3), { watching: { who: 'everyone', delay: 30 } });

/** A store that counts the events that are read from it. */
function countingStore() {
  const store = memoryStore();
  let count = 0;
  const read: typeof store.read = async (...asked) => {
    const events = await store.read(...asked);
    count += events.length;
    return events;
  };
  const readSince = (): number => {
    const before = count;
    count = 0;
    return before;
  };
  return { store: { ...store, read }, readSince };
}

/** The host passes on their role, back and forth. */
async function handOver([ann, ben]: readonly [Client, Client], times: number): Promise<void> {
  for (let nth = 0; nth < times; nth++) {
    const isAnn = ann.view().open.host === 'ann';
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await (isAnn ? ann : ben).asks({ type: 'hand-over', to: isAnn ? 'ben' : 'ann' })).toEqual(OK);
  }
}

const handedOver = ({ updates }: Client): number =>
  updates
    .flatMap((update) => (update.type === 'events' ? update.events : []))
    .filter(({ type }) => type === 'handed-over').length;

describe('time', () => {
  test('a bot plays for a dropped player after the grace period, with one timer, and the player takes the seat back', async () => {
    const on = bench();
    const [ann, ben, cleo] = (await table(on)) as [Client, Client, Client];
    await cleo.stop();
    await play(ann);
    await play(ben);
    expect(ann.view().game?.open.phase).toBe('choosing');
    expect(on.timers.get('t')).toBe(on.now() + 60_000);
    await on.pass(59_999);
    expect(ann.view().game?.open.phase).toBe('choosing');
    await on.pass(1);
    expect(ann.view().game?.open.phase).toBe('placing');
    const seat = ann.view().open.chairs.findIndex(({ standIn }) => standIn !== undefined);
    expect(ann.view().open.chairs[seat]).toMatchObject({
      holder: { kind: 'person', member: 'cleo' },
      standIn: { why: 'dropped' },
    });
    const back = await client(on, 't', 'cleo');
    expect(await back.asks({ type: 'take-back' })).toEqual(OK);
    expect(back.view().open.chairs[seat]?.standIn).toBeUndefined();
    await finish(on, [ann, ben, back]);
  });

  test('after a crash a table goes on: a bot plays for people who don’t come back', async () => {
    const on = bench();
    await table(on);
    const later = bench({ store: on.store }, 100_000);
    await later.host.recover('t');
    const ann = await client(later, 't', 'ann');
    await play(ann);
    await later.pass(60_000);
    expect(ann.view().game?.open.phase).toBe('placing');
    expect(later.host.unload('t')).toBe(false);
  });

  test('a clock that is set back does not stop a bot', async () => {
    const on = bench({}, 10_000_000);
    const [ann] = (await table(on, undefined, ['ann'])) as [Client];
    await on.pass(-3_600_000);
    await play(ann);
    await on.host.settled('t');
    expect(ann.view().game?.open.phase).toBe('placing');
    await finish(on, [ann]);
    expect(ann.view().open.phase).toBe('over');
  });

  test('spectators get events after the delay, also the first ones, and players at once', async () => {
    const on = bench();
    const options = optionsOf(tableOf(3), { watching: { who: 'everyone', delay: 30 } });
    const clients = await table(on, options);
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    const wim = await client(on, 't', 'wim');
    expect(wim.view().open.phase).toBe('none');
    await on.pass(30_000);
    expect(wim.view().game?.open.phase).toBe('choosing');
    await Promise.all(clients.map((one) => play(one)));
    expect(clients[0]?.view().game?.open.phase).toBe('placing');
    await on.pass(29_999);
    expect(wim.view().game?.open.phase).toBe('choosing');
    await on.pass(1);
    expect(wim.view().game?.open.phase).toBe('placing');
    expect(wim.updates.every(({ stream }) => stream === 'late')).toBe(true);
  });

  test('what is too young for spectators stays in the log until its time, however much it is', async () => {
    const { store, readSince } = countingStore();
    const on = bench({ store });
    const [ann, ben] = (await table(on, DELAYED)) as [Client, Client, Client];
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    await on.pass(30_000);
    await handOver([ann, ben], 1_000);
    await on.pass(10_000);
    await handOver([ann, ben], 1_000);
    readSince();
    const wim = await client(on, 't', 'wim');
    expect(readSince()).toBeLessThanOrEqual(2 * PART);
    await handOver([ann, ben], 600);
    expect(handedOver(wim)).toBe(0);
    await on.pass(20_000);
    expect(handedOver(wim)).toBe(1_000);
    await on.pass(9_999);
    expect(handedOver(wim)).toBe(1_000);
    await on.pass(1);
    expect(handedOver(wim)).toBe(2_600);
    expect(wim.view().open).toEqual(ann.view().open);
  });

  test('so does what comes while they watch, but for one part of it', async () => {
    const { store, readSince } = countingStore();
    const on = bench({ store });
    const [ann, ben] = (await table(on, DELAYED)) as [Client, Client, Client];
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    await on.pass(30_000);
    const wim = await client(on, 't', 'wim');
    await handOver([ann, ben], 2 * PART);
    expect(handedOver(wim)).toBe(0);
    readSince();
    await on.pass(30_000);
    expect(handedOver(wim)).toBe(2 * PART);
    expect(readSince()).toBeGreaterThanOrEqual(PART);
  });

  test('a spectator who comes back goes on where the delayed stream was left', async () => {
    const { store, readSince } = countingStore();
    const on = bench({ store });
    const [ann, ben] = (await table(on, DELAYED)) as [Client, Client, Client];
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    await handOver([ann, ben], 1_000);
    await on.pass(30_000);
    await handOver([ann, ben], 3_000);
    await (await client(on, 't', 'wim')).stop();
    await on.pass(1);
    readSince();
    const wim = await client(on, 't', 'wim');
    expect(readSince()).toBeLessThanOrEqual(2 * PART);
    await on.pass(30_000);
    expect(wim.view().open).toEqual(ann.view().open);
  });

  test('spectators from the start move to the delayed stream before the first tile is dealt', async () => {
    const on = bench();
    const options = optionsOf(tableOf(3), { watching: { who: 'everyone', delay: 30 } });
    await on.host.create('t', { who: 'ann', name: 'ann', options, code: 'code' });
    await on.host.request('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
    const [ann, wim] = [await client(on, 't', 'ann'), await client(on, 't', 'wim')];
    await ann.asks({ type: 'sit', seat: 0 });
    await ann.asks({ type: 'seat-bot', seat: 1, strength: 'random' });
    await ann.asks({ type: 'seat-bot', seat: 2, strength: 'random' });
    await ann.asks({ type: 'start' });
    expect([wim.place().stream, wim.view().game]).toEqual(['late', undefined]);
    await on.pass(30_000);
    expect(wim.view().game?.open.phase).toBe('choosing');
  });
});
