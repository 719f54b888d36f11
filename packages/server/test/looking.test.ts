/** Looking at a finished game together: who leads, who follows, who may; and the same over several nodes. */
import { readFileSync } from 'node:fs';
import type { ServerMessage } from '@duopolis/protocol';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Server } from '../src/start.ts';
import { newLooking } from '../src/socket/looking.ts';
import type { Broadcast } from '../src/store/broadcast.ts';
import type { Environment } from '../src/environment.ts';
import { gather } from './kit/play.ts';
import { made, type PersonHere, personAt, started, tableOptions } from './kit/server.ts';
import { rawSocket, type RawSocket } from './kit/wire.ts';

const DOC = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');
const [, DOCUMENTED = ''] = /```looking\n([^]*?)\n```/.exec(DOC) ?? [];

function fixedEnvironment(): Environment {
  let [ids, seeds] = [0, 0];
  return { now: () => 1_800_000_000_000, newId: () => `id${++ids}`, newSeed: () => `seed ${++seeds}` };
}

let server: Server;
let ann: PersonHere;
let ben: PersonHere;
let table: string;

beforeAll(async () => {
  server = await started({}, fixedEnvironment());
  ann = await personAt(() => server.address, 'Ann');
  ben = await personAt(() => server.address, 'Ben');
  const options = tableOptions(
    { mode: 'duel', seats: 2 },
    { access: 'private', watching: { who: 'invited', delay: 0 } },
  );
  const players = await gather([ann, ben], options);
  table = players[0]?.table ?? '';
  await Promise.all(players.map(({ over }) => over));
  for (const { connection } of [ann, ben]) connection.close();
});

afterAll(() => server.stop());

const received = ({ got }: RawSocket): readonly string[] => got.filter((text) => !text.includes('"welcome"'));
const look = (step: number, lead?: string): object => ({
  type: 'look',
  table,
  game: 1,
  step,
  ...(lead !== undefined && { lead }),
});

async function saying(wire: RawSocket, message: object): Promise<string> {
  const before = wire.got.length;
  wire.send(JSON.stringify(message));
  await wire.until(() => wire.got.length > before);
  return wire.got.at(-1) ?? '';
}

const refused = (about: string): object => ({ type: 'error', code: 'no-such-table', table: about });

test('the first member leads, the others get each step; the lead can be handed over, and moves on when the leader leaves', async () => {
  const [one, other] = [
    await rawSocket(server.address, ann.cookie),
    await rawSocket(server.address, ben.cookie),
  ];
  const lines: string[] = [];
  const say = async (message: object): Promise<void> => {
    lines.push(`-> ${JSON.stringify(message)}`, `<- ${await saying(one, message)}`);
  };
  const hearOf = async (message: object): Promise<void> => {
    const before = one.got.length;
    await saying(other, message);
    await one.until(() => one.got.length > before);
    lines.push(`<- ${one.got.at(-1)}`);
  };
  await say(look(12));
  await hearOf(look(12));
  await say(look(13));
  await hearOf(look(40));
  await say(look(13, ben.you));
  await hearOf(look(41));
  const before = one.got.length;
  other.close();
  await one.until(() => one.got.length > before);
  lines.push(`<- ${one.got.at(-1)}`);
  one.send(JSON.stringify({ type: 'look-away', table }));
  lines.push(`-> ${JSON.stringify({ type: 'look-away', table })}`);
  expect(
    lines.join('\n').replaceAll(table, 'TABLE').replaceAll(ann.you, 'id1').replaceAll(ben.you, 'id2'),
  ).toBe(DOCUMENTED);
  one.close();
});

test('only the leader hands over, and only to somebody who is there', async () => {
  const [one, other] = [
    await rawSocket(server.address, ann.cookie),
    await rawSocket(server.address, ben.cookie),
  ];
  await saying(one, look(1));
  expect(JSON.parse(await saying(other, look(1, ben.you)))).toMatchObject({ leader: ann.you });
  expect(JSON.parse(await saying(one, look(1, 'id99')))).toMatchObject({ leader: ann.you });
  for (const wire of [one, other]) wire.close();
});

test('strangers, games that are not over and steps of nothing are refused', async () => {
  const cleo = await personAt(() => server.address, 'Cleo');
  cleo.connection.close();
  const [wire, member] = [
    await rawSocket(server.address, cleo.cookie),
    await rawSocket(server.address, ann.cookie),
  ];
  expect(JSON.parse(await saying(wire, look(1)))).toEqual(refused(table));
  const running = await made(cleo, tableOptions());
  expect(JSON.parse(await saying(wire, { ...look(1), table: running.table }))).toEqual(
    refused(running.table),
  );
  for (const game of [0, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(JSON.parse(await saying(member, { ...look(1), game }))).toEqual(refused(table));
  }
  for (const bad of [{ step: -1 }, { step: 1.5 }, { game: 'x' }, { lead: 7 }, { more: 1 }]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(JSON.parse(await saying(member, { ...look(1), ...bad }))).toMatchObject({ code: 'bad-message' });
  }
  expect(received(wire).join()).not.toMatch(/Ann|Ben/);
  for (const socket of [wire, member]) socket.close();
});

test('repeated requests for games cause only a few lookups, also over another socket', async () => {
  const wire = await rawSocket(server.address, ann.cookie);
  for (let game = 2; game < 40; game++) wire.send(JSON.stringify({ ...look(1), game }));
  await wire.until(() => received(wire).length >= 38);
  expect(new Set(received(wire)).size).toBe(1);
  expect(JSON.parse(await saying(wire, look(1)))).toMatchObject({ type: 'error' });
  wire.close();
  const again = await rawSocket(server.address, ann.cookie);
  expect(JSON.parse(await saying(again, look(1)))).toMatchObject({ type: 'error' });
  again.close();
});

/** Every node receives every other's messages, and its own. */
function network(): () => Broadcast {
  const listeners: ((text: string) => void)[] = [];
  return () => ({
    say: (text) => {
      for (const listener of listeners) listener(text);
    },
    listen: (listener) => void listeners.push(listener),
  });
}

const PERSON = fc.nat(4);

/** What nodes say arrives later: from each in its order, and otherwise in any. */
function slowNetwork(): { readonly broadcast: () => Broadcast; readonly deliver: (nth: number) => boolean } {
  const listeners: ((text: string) => void)[] = [];
  const queues: { readonly listener: (text: string) => void; readonly texts: string[] }[] = [];
  return {
    broadcast: () => {
      let own: typeof queues | undefined;
      return {
        say: (text) => {
          if (own === undefined) {
            own = listeners.map((listener) => ({ listener, texts: [] }));
            queues.push(...own);
          }
          for (const { texts } of own) texts.push(text);
        },
        listen: (listener) => void listeners.push(listener),
      };
    },
    deliver: (nth) => {
      const full = queues.filter(({ texts }) => texts.length > 0);
      const queue = full[nth % Math.max(1, full.length)];
      const text = queue?.texts.shift();
      if (text !== undefined) queue?.listener(text);
      return text !== undefined;
    },
  };
}

describe('over several nodes', () => {
  afterEach(() => void vi.useRealTimers());

  type Looking = Extract<ServerMessage, { readonly type: 'looking' }>;

  const at = { table: 't', game: 1 };

  /** The longest display name. */
  const DICE = '🎲'.repeat(24);

  test('everyone sees everyone, a hand-over counts everywhere, and a silent node is forgotten', () => {
    vi.useFakeTimers();
    let time = 0;
    const broadcast = network();
    const [first, second] = [
      newLooking(() => time, 'n1', broadcast()),
      newLooking(() => time, 'n2', broadcast()),
    ];
    const last: { ann?: Looking; ben?: Looking } = {};
    const [annKey, benKey] = [{}, {}];
    const annLooks = (step: number, lead?: string) =>
      first.look(annKey, {
        at,
        looker: { member: 'ann', name: 'Ann', step },
        lead,
        tell: (text) => {
          last.ann = JSON.parse(text) as Looking;
        },
      });
    const benLooks = (step: number) =>
      second.look(benKey, {
        at,
        looker: { member: 'ben', name: DICE, step },
        tell: (text) => {
          last.ben = JSON.parse(text) as Looking;
        },
      });
    annLooks(3);
    time = 5;
    benLooks(0);
    expect(last.ben?.here.map(({ name, step }) => [name, step])).toEqual([
      ['Ann', 3],
      [DICE, 0],
    ]);
    expect([last.ann?.leader, last.ben?.leader]).toEqual(['ann', 'ann']);
    annLooks(4, 'ben');
    benLooks(9);
    expect([last.ann?.leader, last.ben?.leader]).toEqual(['ben', 'ben']);
    expect(last.ann?.here.at(-1)).toMatchObject({ name: DICE, step: 9 });
    second.stop();
    time = 60_000;
    vi.advanceTimersByTime(10_000);
    expect(last.ann?.here.map(({ name }) => name)).toEqual(['Ann']);
    first.away(annKey);
    expect(first.count()).toBe(0);
    first.stop();
  });

  const action = fc.oneof(
    fc.record({ kind: fc.constant('look' as const), who: PERSON, lead: fc.option(PERSON) }),
    fc.record({ kind: fc.constant('away' as const), who: PERSON }),
    fc.record({ kind: fc.constant('deliver' as const), queue: fc.nat(8) }),
  );

  test('with messages in any order, all nodes finally agree on members and leader', () => {
    const once = fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      vi.useFakeTimers();
      let time = 0;
      const { broadcast, deliver } = slowNetwork();
      const nodes = [0, 1, 2].map((node) => newLooking(() => time, `n${node}`, broadcast()));
      const last = new Map<number, Looking>();
      const keys = Array.from({ length: 5 }, () => ({}));
      for (const done of actions) {
        time += 1;
        if (done.kind === 'deliver') deliver(done.queue);
        else if (done.kind === 'away') {
          nodes[done.who % 3]?.away(keys[done.who] ?? {});
          last.delete(done.who);
        } else
          nodes[done.who % 3]?.look(keys[done.who] ?? {}, {
            at,
            looker: { member: `m${done.who}`, name: 'x', step: time },
            lead: done.lead === null ? undefined : `m${done.lead}`,
            tell: (text) => void last.set(done.who, JSON.parse(text) as Looking),
          });
      }
      while (deliver(0));
      vi.advanceTimersByTime(10_000);
      while (deliver(0));
      for (const node of nodes) node.stop();
      vi.useRealTimers();
      const seen = [...last.values()].map(({ leader, here }) => [leader, here.map(({ member }) => member)]);
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBeLessThan(2);
    });
    fc.assert(once, { numRuns: 500 });
  });

  test('there is limited room, and always for those already there', () => {
    const looking = newLooking(() => 0, 'n1');
    const keys = Array.from({ length: 25 }, () => ({}));
    const looks = (nth: number): boolean =>
      looking.look(keys[nth] ?? {}, {
        at,
        looker: { member: `m${nth}`, name: 'x', step: 0 },
        tell: () => {},
      });
    expect(keys.map((_, nth) => looks(nth)).filter(Boolean)).toHaveLength(24);
    expect(looks(0)).toBe(true);
    looking.stop();
  });

  test('a socket looks at a few games at a time, and at another one when it has left', () => {
    const looking = newLooking(() => 0, 'n1');
    const key = {};
    const looks = (id: string, game = 1): boolean =>
      looking.look(key, {
        at: { table: id, game },
        looker: { member: 'ann', name: 'Ann', step: 0 },
        tell: () => {},
      });
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => looks(id))).toEqual([true, true, true, true, false]);
    expect([looks('d', 2), looks('d', 3), looking.count()]).toEqual([true, true, 4]);
    looking.away(key, 'a');
    expect([looks('e'), looking.count()]).toEqual([true, 4]);
    looking.away(key);
    expect(looking.count()).toBe(0);
    looking.stop();
  });

  test.each([
    [1, 1, 1],
    [30, 30, 2],
    [1_000, 1_000, 50],
  ])('%i rooms are repeated once in ten seconds: %i in all, at most %i at a time', (count, all, together) => {
    vi.useFakeTimers();
    let said: string[] = [];
    const broadcast = { say: (text: string) => void said.push(text), listen: () => {} };
    const looking = newLooking(() => 0, 'n1', broadcast);
    for (let nth = 0; nth < count; nth++)
      looking.look(
        {},
        {
          at: { table: `table ${nth}`, game: 1 },
          looker: { member: 'ann', name: 'Ann', step: 0 },
          tell: () => {},
        },
      );
    const repeated: string[] = [];
    let most = 0;
    for (let passed = 0; passed < 10_000; passed += 100) {
      said = [];
      vi.advanceTimersByTime(100);
      most = Math.max(most, said.length);
      repeated.push(...said);
    }
    expect([repeated.length, new Set(repeated).size, most]).toEqual([all, all, together]);
    looking.stop();
    vi.useRealTimers();
  });

  test('nobody gets the same message twice, and unknown messages are ignored', () => {
    vi.useFakeTimers();
    const broadcast = network();
    const looking = newLooking(() => 0, 'n1', broadcast());
    const other = broadcast();
    let last = 0;
    const tell = (): void => void (last += 1);
    looking.look({}, { at, looker: { member: 'ann', name: 'Ann', step: 0 }, tell });
    expect(last).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(last).toBe(1);
    const one = { member: 'm', name: 'x', step: 0, since: 0 };
    const part = { node: 'n2', at, here: [one] };
    for (const text of [
      '{',
      'null',
      JSON.stringify({ ...part, at: null }),
      JSON.stringify({ ...part, here: Array.from({ length: 25 }, () => one) }),
      JSON.stringify({ ...part, here: [{ ...one, name: 'x'.repeat(100_000) }] }),
    ])
      expect(() => other.say(text)).not.toThrow();
    expect(last).toBe(1);
    other.say(JSON.stringify(part));
    expect(last).toBe(2);
    looking.stop();
  });
});
