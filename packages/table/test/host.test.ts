/** The host: durable before acknowledged, once each, numbered for every listener, and never stuck. */
import { type Command, legalFor, type SeatView } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../src/host/answer.ts';
import { memoryStore } from '../src/host/memory.ts';
import type { EventStore } from '../src/host/store.ts';
import { tableAfter } from '../src/evolve.ts';
import type { TableOptions } from '../src/options.ts';
import { recordsOf } from '../src/record.ts';
import { tableViewFor } from '../src/view.ts';
import { bench, type Bench, client, type Client } from './kit/host.ts';
import { optionsOf, tableOf } from './kit/session.ts';

const OK: Answer = { ok: true };

/** Ann, ben and cleo sit and have started. */
async function table(
  on: Bench,
  options: TableOptions = optionsOf(tableOf(3)),
  names: readonly string[] = ['ann', 'ben', 'cleo'],
): Promise<readonly Client[]> {
  expect(await on.host.create('t', { who: 'ann', name: 'ann', options, code: 'code' })).toEqual(OK);
  for (const name of names.slice(1)) {
    const joining = on.host.submit('t', {
      who: name,
      id: 'join',
      request: { type: 'join', name, code: 'code' },
    });
    expect(await joining).toEqual(OK);
  }
  const clients = await Promise.all(names.map((name) => client(on, 't', name)));
  for (const [seat, one] of clients.entries()) {
    expect(await one.asks({ type: 'sit', seat })).toEqual(OK);
    expect(await one.asks({ type: 'ready', ready: true })).toEqual(OK);
  }
  for (let seat = names.length; seat < options.game.seats; seat++) {
    expect(await clients[0]?.asks({ type: 'seat-bot', seat, strength: 'greedy' })).toEqual(OK);
  }
  expect(await clients[0]?.asks({ type: 'start' })).toEqual(OK);
  await on.host.settled('t');
  return clients;
}

const moveOf = (one: Client): Command | undefined =>
  legalFor(one.view().game as SeatView).find(({ type }) => type !== 'wait');

const isAwaited = (one: Client): boolean => {
  const { game, open } = one.view();
  if (game === undefined || open.phase !== 'playing') return false;
  const { phase, chosen, pending } = game.open;
  return phase === 'choosing'
    ? chosen[game.viewer as number] === false
    : pending.some(({ seat }) => seat === game.viewer);
};

const play = (one: Client, command = moveOf(one) as Command): Promise<Answer> =>
  one.asks({ type: 'play', position: one.view().open.position, command });

/** Everyone plays their first legal moves until the game is over. */
async function finish(on: Bench, clients: readonly Client[]): Promise<void> {
  for (let turns = 0; clients[0]?.view().open.phase === 'playing'; turns++) {
    if (turns > 500) throw new Error('the game does not end');
    const awaited = clients.filter(isAwaited);
    await Promise.all(awaited.map((one) => play(one)));
    await on.host.settled('t');
  }
}

describe('a whole game', () => {
  test('every client sees what the table shows it, and the record is in order', async () => {
    const on = bench();
    const clients = await table(on);
    await finish(on, clients);
    const log = await on.store.read('t');
    const state = tableAfter(log);
    expect(state.open.phase).toBe('over');
    for (const one of clients) expect(one.view()).toEqual(tableViewFor(state, one.view().you));
    expect(recordsOf(log)).toHaveLength(1);
  });

  test('bots fill the table and never stall, whatever becomes of them', async () => {
    const on = bench({
      decideBot: async (view, _strength, seed) => {
        if (seed.endsWith('1')) throw new Error('lost');
        if (seed.endsWith('2')) return { type: 'wait', seat: view.viewer };
        if (seed.endsWith('3')) return { type: 'place', seat: view.viewer, city: 9, tile: 'S', at: [9, 9] };
        return legalFor(view)[0] as Command;
      },
    });
    const clients = await table(on, optionsOf(tableOf(5)), ['ann']);
    await finish(on, clients);
    expect(clients[0]?.view().open.phase).toBe('over');
  });

  test('a rematch keeps the people, and the next game has its own deal', async () => {
    const on = bench();
    const clients = await table(on);
    await finish(on, clients);
    expect(await clients[0]?.asks({ type: 'rematch' })).toEqual(OK);
    for (const one of clients) await one.asks({ type: 'ready', ready: true });
    expect(await clients[0]?.asks({ type: 'start' })).toEqual(OK);
    await finish(on, clients);
    const [first, second] = recordsOf(await on.store.read('t'));
    expect(second?.seats.map(({ name }) => name).toSorted()).toEqual(['ann', 'ben', 'cleo']);
    expect(second?.fairness?.seed).not.toBe(first?.fairness?.seed);
  });
});

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
    await new Promise((go) => setTimeout(go, 5));
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
      command: moveOf(ann) as Command,
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

  test('two hosts over one store agree: conflicts are decided again, and both audiences hear everything', async () => {
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
    const answer = await later.host.submit('t', { who: 'ann', id: 'same', request: say });
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
});

describe('a stale tab', () => {
  test('acting in a later phase is refused with what changed since', async () => {
    const on = bench();
    const [ann, ben, cleo] = (await table(on)) as [Client, Client, Client];
    const position = ann.view().open.position;
    const command = moveOf(ann) as Command;
    const seen = ann.place();
    await Promise.all([play(ann), play(ben), play(cleo)]);
    const request = { type: 'play', position, command } as const;
    const answer = await on.host.submit('t', { who: 'ann', id: 'tab 2', request, seen });
    expect(answer).toMatchObject({ ok: false, error: { code: 'stale', position, now: position + 1 } });
    const changed = answer.ok ? [] : (answer.changed ?? []);
    expect(changed.map((event) => (event.type === 'game' ? event.event.type : event.type))).toEqual([
      'chose',
      'chose',
      'chose',
      'revealed',
    ]);
  });
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

  test('a choice is not lost by a reload', async () => {
    const on = bench();
    const [ann] = (await table(on)) as [Client];
    const command = moveOf(ann) as Extract<Command, { type: 'choose' }>;
    await play(ann, command);
    await ann.stop();
    const again = await client(on, 't', 'ann');
    expect((again.view().game as SeatView).choice).toEqual(command.tiles);
  });

  test('who is not at the table can listen to nothing', async () => {
    const on = bench();
    await table(on);
    expect(await on.host.subscribe('t', 'mallory', () => undefined)).toBeUndefined();
    expect(await on.host.subscribe('nowhere', 'ann', () => undefined)).toBeUndefined();
    expect(await on.host.invitation('t', 'mallory')).toBeUndefined();
    expect(await on.host.invitation('t', 'ann')).toBe('code');
  });

  test('a listener that fails is cut off, and the others hear everything', async () => {
    const on = bench();
    const [ann, ben] = (await table(on)) as [Client, Client];
    let broken = 0;
    await on.host.subscribe('t', 'cleo', () => {
      broken += 1;
      throw new Error('too slow');
    });
    const before = ben.updates.length;
    await play(ann);
    expect([broken, ben.updates.length]).toEqual([1, before + 1]);
  });
});

describe('time', () => {
  test('a dropped player is played by a bot after the grace, with one timer, and takes the seat back', async () => {
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

  test('after a crash a table goes on: whoever does not come back is played for', async () => {
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

  test('spectators are told so many seconds late, also at first, and the players at once', async () => {
    const on = bench();
    const options = optionsOf(tableOf(3), { watching: { who: 'everyone', delay: 30 } });
    const clients = await table(on, options);
    await on.host.submit('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
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

  test('who watches from the start is moved to the late stream before the first tile is dealt', async () => {
    const on = bench();
    const options = optionsOf(tableOf(3), { watching: { who: 'everyone', delay: 30 } });
    await on.host.create('t', { who: 'ann', name: 'ann', options, code: 'code' });
    await on.host.submit('t', { who: 'wim', id: 'join', request: { type: 'join', name: 'wim' } });
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
