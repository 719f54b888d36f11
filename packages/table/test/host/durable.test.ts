/** The host answers once its events are durable, once each, and refuses stale commands. */
import type { Command } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/host/host-answer.ts';
import { memoryStore } from '../../src/host/memory-store.ts';
import type { EventStore } from '../../src/host/event-store.ts';
import { KEPT_ANSWERS } from '../../src/host/running.ts';
import { tableAfter } from '../../src/evolve.ts';
import { tableViewFor } from '../../src/view.ts';
import { bench, client, type Client } from '../kit/host.ts';
import { moveOf, OK, play, table } from '../kit/seated.ts';

describe('acknowledged means durable', () => {
  test('the answer comes after the append, and so does every message', async () => {
    const kept = memoryStore();
    let hold: (() => void) | undefined;
    let holding = false;
    const store: EventStore = {
      ...kept,
      append: async (append) => {
        if (holding) await new Promise<void>((go) => (hold = go));
        return kept.append(append);
      },
    };
    const on = bench({ store });
    const [ann, ben] = (await table(on)) as [Client, Client];
    const before = ben.updates.length;
    holding = true;
    let answered = false;
    const answer = play(ann).then((given) => {
      answered = true;
      return given;
    });
    await expect.poll(() => hold).toBeDefined();
    expect([answered, ben.updates.length]).toEqual([false, before]);
    hold?.();
    expect(await answer).toEqual(OK);
    expect(ben.updates.length).toBe(before + 1);
  });

  test('a store that fails loses nothing that was acknowledged, and the command can be sent again', async () => {
    const kept = memoryStore();
    let fails: 'no' | 'before' | 'after' = 'no';
    const store: EventStore = {
      ...kept,
      append: async (append) => {
        if (fails === 'before') throw new Error('disk full');
        const result = await kept.append(append);
        if (fails === 'after') throw new Error('connection lost');
        return result;
      },
    };
    const on = bench({ store });
    const [ann] = (await table(on)) as [Client];
    const request = {
      type: 'play',
      position: ann.view().open.position,
      move: moveOf(ann) as Command,
    } as const;
    fails = 'before';
    expect(await ann.asks(request, 'x')).toEqual({ ok: false, error: { code: 'not-stored' } });
    fails = 'after';
    expect(await ann.asks(request, 'x')).toEqual(OK);
    fails = 'no';
    expect(await ann.asks(request, 'x')).toEqual(OK);
    const chose = (await kept.read('t')).filter(
      (event) => event.type === 'game' && event.event.type === 'chose',
    );
    expect(chose).toHaveLength(1);
  });

  test('several commands fail together after they were stored: the appended events are sent once', async () => {
    const kept = memoryStore();
    let fails = false;
    const store: EventStore = {
      ...kept,
      append: async (append) => {
        const result = await kept.append(append);
        if (fails) throw new Error('connection lost');
        return result;
      },
    };
    const on = bench({ store });
    const clients = await table(on);
    const before = (await kept.read('t')).length;
    fails = true;
    const hello = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;
    expect(await Promise.all(clients.map((one) => one.asks(hello)))).toEqual(clients.map(() => OK));
    const log = await kept.read('t');
    expect(log.length).toBe(before + clients.length);
    for (const one of clients)
      expect(one.view().asides.talk.table.length).toBe(log.filter(({ type }) => type === 'said').length);
    expect(on.host.known()).toMatchObject([{ version: log.length }]);
  });

  test('a table removed under its host answers that nothing was stored, and does not retry forever', async () => {
    const on = bench();
    const [ann] = (await table(on)) as [Client];
    await on.store.remove('t');
    expect(await play(ann)).toEqual({ ok: false, error: { code: 'not-stored' } });
  });

  test('a table is not forgotten while it is being written', async () => {
    const kept = memoryStore();
    let go: (() => void) | undefined;
    let holding = false;
    const store: EventStore = {
      ...kept,
      append: async (append) => {
        if (holding) await new Promise<void>((resolve) => (go = resolve));
        return kept.append(append);
      },
    };
    const on = bench({ store });
    const clients = await table(on);
    await Promise.all(clients.map((one) => one.stop()));
    holding = true;
    const request = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;
    const answer = on.host.request('t', { who: 'ann', id: 'x', request });
    await expect.poll(() => go).toBeDefined();
    expect(on.host.unload('t')).toBe(false);
    go?.();
    expect(await answer).toEqual(OK);
    await on.host.settled('t');
    expect(on.host.unload('t')).toBe(true);
  });

  test('a read error is not a lost table: the command can be sent again', async () => {
    const on = bench();
    await table(on);
    let fails = true;
    const read: EventStore['read'] = async (tableId, after) => {
      if (fails) throw new Error('disk gone');
      return on.store.read(tableId, after);
    };
    const later = bench({ store: { ...on.store, read } });
    const say = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;
    const asked = { who: 'ann', id: 'x', request: say };
    expect(await later.host.request('t', asked)).toEqual({ ok: false, error: { code: 'not-stored' } });
    fails = false;
    expect(await later.host.request('t', asked)).toEqual(OK);
    expect(await later.host.request('nowhere', asked)).toEqual({
      ok: false,
      error: { code: 'no-such-table' },
    });
  });

  test('two hosts over one store agree: conflicts are decided again, and both audiences get every event', async () => {
    const store = memoryStore();
    const [one, two] = [bench({ store }), bench({ store })];
    const [ann, ben] = (await table(one)) as [Client, Client];
    const cleo = await client(two, 't', 'cleo');
    await Promise.all([play(ann), play(ben), play(cleo)]);
    await Promise.all([one.host.refresh('t'), two.host.refresh('t')]);
    const state = tableAfter(await store.read('t'));
    expect(state.game?.open.phase).toBe('placing');
    for (const seat of [ann, ben, cleo]) expect(seat.view()).toEqual(tableViewFor(state, seat.view().you));
  });
});

describe('double submit', () => {
  test('a repeat is answered like the first time, and not executed twice, even after a restart', async () => {
    const on = bench();
    const [ann] = (await table(on)) as [Client];
    const say = { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } } as const;
    const both = await Promise.all([ann.asks(say, 'same'), ann.asks(say, 'same')]);
    expect(both).toEqual([OK, OK]);
    expect(await ann.asks(say, 'same')).toEqual(OK);
    const later = bench({ store: on.store });
    const answer = await later.host.request('t', { who: 'ann', id: 'same', request: say });
    expect(answer).toEqual(OK);
    const said = (await on.store.read('t')).filter(({ type }) => type === 'said');
    expect(said).toHaveLength(1);
  });

  test('a refusal is repeated too, and another member can use the same id', async () => {
    const on = bench();
    const [ann, ben] = (await table(on)) as [Client, Client];
    const refused: Answer = { ok: false, error: { code: 'wrong-table-phase', phase: 'playing' } };
    expect(await ann.asks({ type: 'rematch' }, 'x')).toEqual(refused);
    expect(await ann.asks({ type: 'mute', member: 'ben', mute: true }, 'x')).toEqual(refused);
    expect(await ben.asks({ type: 'mute', member: 'ann', mute: true }, 'x')).toEqual(OK);
  });

  test('the last refusals are remembered and older ones are not, so that nobody fills the memory with them', async () => {
    const on = bench();
    const [ann] = (await table(on)) as [Client];
    const refused: Answer = { ok: false, error: { code: 'wrong-table-phase', phase: 'playing' } };
    const ids = Array.from({ length: 1 + KEPT_ANSWERS }, (_, nth) => `${nth}`);
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect(await ann.asks({ type: 'rematch' }, id)).toEqual(refused);
    }
    const mute = { type: 'mute', member: 'ben', mute: true } as const;
    expect(await ann.asks(mute, '1')).toEqual(refused);
    expect(await ann.asks(mute, '0')).toEqual(OK);
  });
});

describe('a stale tab', () => {
  test('acting in a later phase is refused with what changed since', async () => {
    const on = bench();
    const [ann, ben, cleo] = (await table(on)) as [Client, Client, Client];
    const position = ann.view().open.position;
    const command = moveOf(ann) as Command;
    const seen = ann.place();
    await Promise.all([play(ann), play(ben), play(cleo)]);
    const request = { type: 'play', position, move: command } as const;
    const answer = await on.host.request('t', { who: 'ann', id: 'tab 2', request, seen });
    expect(answer).toMatchObject({ ok: false, error: { code: 'stale', position, now: position + 1 } });
    const changed = answer.ok ? [] : (answer.changed ?? []);
    expect(changed.map((event) => (event.type === 'game' ? event.event.type : event.type))).toEqual([
      'chose',
      'chose',
      'chose',
      'revealed',
    ]);
    /** The refusal is remembered, what changed is not: events of many refusals would fill the memory. */
    const again = await on.host.request('t', { who: 'ann', id: 'tab 2', request, seen });
    expect(again).toEqual({ ok: false, error: { code: 'stale', position, now: position + 1 } });
  });
});
