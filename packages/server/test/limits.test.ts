/** Large values that are valid in shape: at each limit they are accepted, one above they are refused, and the server goes on. */
import { LIMITS } from '@duopolis/rules';
import { COMPONENTS } from '@duopolis/rules/components';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { type PersonHere, personAt, started, tableOptions } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

let server: Server;
let ann: PersonHere;

beforeAll(async () => {
  server = await started({ requestsEach: 10_000, tablesEach: 1_000 });
  ann = await personAt(() => server.address, 'Ann');
});

afterAll(async () => {
  ann.connection.close();
  await server.stop();
});

const status = async (components: unknown): Promise<number> => {
  const options = { ...tableOptions(), components };
  const { status: code } = await ann.fetch('/api/tables', { method: 'POST', body: { options } });
  return code;
};

const manyOf = <T>(count: number, make: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const buildings = (S: number) => ({ buildings: { ...COMPONENTS.buildings, S } });
const tokens = (count: number) => ({ tokens: manyOf(count, (nth) => `token ${nth}`) });
const mats = (count: number) => ({
  mats: manyOf(count, (nth) => ({ name: `mat ${nth}`, cells: COMPONENTS.mats[0]?.cells })),
});

const id = (length: number) => 'x'.repeat(length);
const message = (request: object, length: number = LIMITS.idText) =>
  JSON.stringify({ type: 'command', table: id(length), id: id(length), request });
const say = (length: number) =>
  message({ type: 'say', channel: 'table', content: { kind: 'text', text: id(length) } });
const choose = (tiles: number) =>
  message({
    type: 'play',
    position: 0,
    command: { type: 'choose', seat: 0, tiles: manyOf(tiles, () => 'S') },
  });
const place = (reach: number) =>
  message({
    type: 'play',
    position: 0,
    command: { type: 'place', seat: 0, city: 0, tile: 'S', at: [reach, 0] },
  });

describe('POST /api/tables', () => {
  test.each([
    ['building tiles', buildings, LIMITS.buildingsOfAKind],
    ['tokens', tokens, LIMITS.componentsList],
    ['mats', mats, LIMITS.mats],
  ] as const)('%s: the limit is accepted, one above is refused', async (_, make, most) => {
    expect(await status(make(most))).toBe(201);
    expect(await status(make(most + 1))).toBe(400);
  });

  test.each([
    ['4,294,967,295 shops', buildings(4_294_967_295)],
    ['10,000,000 shops', buildings(1e7)],
    ['30,000 tokens', { tokens: manyOf(30_000, (nth) => `${nth}`) }],
    ['a name of 200,000 characters', { tokens: ['x'.repeat(200_000)] }],
    ['100,000 levels', { tokens: JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) }],
    ['1,000 lists', Object.fromEntries(manyOf(1_000, (nth) => [`list${nth}`, []]))],
  ])('%s: refused', async (_, components) => {
    expect([400, 413]).toContain(await status(components));
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
  });

  test('a deeply nested body is refused', async () => {
    const depth = 30_000;
    const { cookie } = ann;
    const answer = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: `{"options":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    });
    expect(answer.status).toBe(400);
  });
});

describe('other bodies and messages', () => {
  test.each([
    ['/api/session', { name: 'x'.repeat(LIMITS.enteredText + 1) }],
    ['/api/session/claim', { code: 'x'.repeat(LIMITS.codeText + 1) }],
  ])('%s refuses a text one above the limit', async (path, body) => {
    const { status: code } = await ann.fetch(path, { method: 'POST', body });
    expect(code).toBeGreaterThanOrEqual(400);
    expect(code).toBeLessThan(500);
  });

  test.each([
    ['ids', (over: number) => message({ type: 'start' }, LIMITS.idText + over)],
    ['talk', (over: number) => say(LIMITS.enteredText + over)],
    ['tiles', (over: number) => choose(LIMITS.chosenTiles + over)],
    ['cells', (over: number) => place(LIMITS.cellReach + over)],
  ])('socket, %s: the limit is read, one above is a bad message', async (_, make) => {
    const wire = await rawSocket(server.address, ann.cookie);
    wire.send(make(0));
    expect(await wire.until((text) => text.includes('"error"'))).toContain('no-such-table');
    wire.send(make(1));
    expect(await wire.until((text) => text.includes('bad-message'))).toContain('"code":"bad-message"');
    wire.close();
    await wire.closed;
  });
});
