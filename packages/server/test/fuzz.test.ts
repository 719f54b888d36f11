/** Hostile messages: none crashes the server, reveals a secret or changes a table, and each gets an answer. */
import { below, fastRandom, type RandomSource } from '@duopolis/rules/chance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { bent, MARK, pick } from './kit/bending.ts';
import { gather } from './kit/play.ts';
import { made, type PersonHere, personAt, started, tableOptions } from './kit/server.ts';
import { upgrade } from './kit/upgrade.ts';
import { rawSocket } from './kit/wire.ts';

const MESSAGES = Number(process.env['DUOPOLIS_FUZZ'] ?? 3_000);

let server: Server;
let time = 1_000_000;
const log: string[] = [];

/** The clock jumps at every look, so that nobody talks too fast. */
beforeAll(async () => {
  const environment = { now: () => (time += 1_000), newId: idOf('t'), newSeed: idOf('seed') };
  server = await started({}, environment, { write: (line) => void log.push(line) });
});

afterAll(() => server.stop());

function idOf(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}${++last}`;
}

/** Well-formed requests that this person may not make at this table. */
const REQUESTS = [
  { type: 'play', position: 1, command: { type: 'choose', seat: 0, tiles: ['S', 'F'] } },
  {
    type: 'play',
    position: 7,
    command: { type: 'place', seat: 1, city: 0, tile: 'S', at: [0, 0] },
    standing: 0,
  },
  { type: 'play', position: 0, command: { type: 'wait', seat: 2 } },
  { type: 'start' },
  { type: 'rematch' },
  { type: 'close' },
  { type: 'sit', seat: 0 },
  { type: 'seat-bot', seat: 1, strength: 'random' },
  { type: 'remove', member: 't1' },
  { type: 'hand-over', to: 't4' },
  { type: 'propose', position: 1, proposal: { city: 0, tile: 'S', cell: [0, 0] } },
  { type: 'say', channel: 'table', content: { kind: 'text', text: MARK } },
  { type: 'say', channel: 1, content: { kind: 'ping', city: 0, cell: [0, 0] } },
  { type: 'nudge', seat: 0 },
  { type: 'take-back' },
  { type: 'join', name: MARK, code: 'guess' },
] as const;

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

function hostile(random: RandomSource, table: string, nth: number): string {
  const command = { type: 'command', table, id: `f${nth}`, request: pick(random, REQUESTS) };
  const whole = JSON.stringify(command);
  switch (below(random, 8)) {
    case 0:
      return whole.slice(0, below(random, whole.length));
    case 1:
      return nested(1 + below(random, 6_000));
    case 2:
      return JSON.stringify({ ...command, table: pick(random, ['none', '../x', MARK, 't99']) });
    case 3:
      return JSON.stringify({ ...command, id: `f${below(random, nth + 1)}` });
    case 4:
      return JSON.stringify({
        type: 'watch',
        table,
        after: bent(random, { stream: 'live', number: 3, time: 5 }),
      });
    case 5:
      return whole;
    case 6:
      return `{"__proto__":${whole},"constructor":{"prototype":${whole}}}`;
    default:
      return JSON.stringify(bent(random, command));
  }
}

test(`${MESSAGES} hostile messages change nothing and tell nothing`, {
  timeout: 300_000 + MESSAGES * 2,
}, async () => {
  const people = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => personAt(() => server.address, name)),
  );
  const [ann] = people as [PersonHere];
  const [first] = await gather(
    people,
    tableOptions({}, { access: 'private', watching: { who: 'nobody', delay: 0 } }),
  );
  const table = first?.table ?? '';
  for (const { connection } of people) connection.close();
  const mallory = await personAt(() => server.address, 'Mallory');
  mallory.connection.close();
  const before = await viewOf(ann, table);
  const wire = await rawSocket(server.address, mallory.cookie);
  const random = fastRandom('hostile');
  for (let nth = 0; nth < MESSAGES; nth++) {
    wire.send(hostile(random, table, nth));
    // oxlint-disable-next-line no-await-in-loop -- not faster than the server can read
    if (nth % 200 === 199) await expect.poll(() => wire.got.length).toBe(nth + 2);
  }
  await expect.poll(() => wire.got.length).toBe(MESSAGES + 1);
  const kinds = new Set(wire.got.slice(1).map((text) => (JSON.parse(text) as { type: string }).type));
  expect([...kinds].toSorted()).toEqual(['error', 'refused']);
  expect(wire.got.join('\n')).not.toMatch(/"hand"|"tiles"|Ann|Ben|Cleo/);
  expect(log.join('\n')).not.toContain(MARK);
  expect(await viewOf(ann, table)).toEqual(before);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  wire.close();
});

/** All of the table but presence, since viewing it counts as presence. */
async function viewOf(person: PersonHere, table: string): Promise<unknown> {
  const wire = await rawSocket(server.address, person.cookie);
  wire.send(JSON.stringify({ type: 'watch', table }));
  const { view } = JSON.parse(await wire.until((text) => text.includes('"view"'))) as {
    view: { open: object };
  };
  wire.close();
  await wire.closed;
  return { ...view, open: { ...view.open, members: [] } };
}

test.each([
  ['a huge message', 1009, 'x'.repeat(20_000)],
  ['bytes that are no text', 1007, undefined],
] as const)('%s closes the socket and nothing else', async (_, code, text) => {
  const person = await personAt(() => server.address, 'Mallory');
  const wire = await rawSocket(server.address, person.cookie);
  if (text !== undefined) {
    wire.send(text);
    expect(await wire.closed).toBe(code);
  } else {
    wire.send(new Uint8Array([0xff, 0xfe]));
    expect(await wire.until((got) => got.includes('error'))).toBe('{"type":"error","code":"bad-message"}');
    wire.close();
  }
  expect((await person.fetch('/api/session')).status).toBe(200);
  person.connection.close();
});

test('a client that sends too fast is warned and cut off', async () => {
  const still = await started({}, { now: () => 1, newId: idOf('q'), newSeed: idOf('s') });
  const person = await personAt(() => still.address, 'Mallory');
  person.connection.close();
  const wire = await rawSocket(still.address, person.cookie);
  for (let nth = 0; nth < 200; nth++) wire.send('{"type":"ping"}');
  expect(await wire.closed).toBe(4_029);
  expect(wire.got.at(-1)).toBe('{"type":"error","code":"too-many-messages"}');
  expect(wire.got.length).toBe(122);
  await still.stop();
});

test('without a session there is no socket, and every table needs its members', async () => {
  expect((await upgrade(server.address)).status).toBe(401);
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map((name) => personAt(() => server.address, name)));
  const { table } = await made(ann as PersonHere);
  const wire = await rawSocket(server.address, (eve as PersonHere).cookie);
  wire.send(JSON.stringify({ type: 'watch', table }));
  expect(await wire.until((text) => text.includes('error'))).toBe(
    JSON.stringify({ type: 'error', code: 'no-such-table', table }),
  );
  wire.close();
  for (const person of [ann, eve]) person?.connection.close();
});
