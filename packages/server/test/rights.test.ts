/** Somebody at the table can do what is theirs, once, and nothing else. */
import { type TableLink, toWire } from '@duopolis/protocol';
import type { Tile } from '@duopolis/rules';
import { type Request, seatOf, type TableView } from '@duopolis/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Server } from '../src/start.ts';
import { granted, made, type PersonHere, personAt, started } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';

let server: Server;
let people: readonly PersonHere[];
let links: readonly TableLink[];
let table = '';

beforeAll(async () => {
  server = await started();
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => personAt(() => server.address, name)));
  ({ table } = await made(people[0] as PersonHere));
  links = people.map(({ connection }) => connection.table(table));
  for (const [seat, link] of links.entries()) {
    // oxlint-disable no-await-in-loop -- chairs are taken one after the other
    await granted(link, { type: 'join', name: '' });
    link.watch();
    await granted(link, { type: 'sit', seat });
    await granted(link, { type: 'ready', ready: true });
    // oxlint-enable no-await-in-loop
  }
  await granted(links[0] as TableLink, { type: 'start' });
  await vi.waitUntil(() => ben().game?.open.phase === 'choosing', { timeout: 60_000 });
});

afterAll(async () => {
  for (const { connection } of people) connection.close();
  await server.stop();
});

const ben = (): TableView => (links[1] as TableLink).view() as TableView;
const seat = (nth: number): number => seatOf(ben().open, (people[nth] as PersonHere).you) as number;
const hand = (): readonly Tile[] => {
  const { game } = ben();
  return game === undefined || game.viewer === 'spectator' ? [] : game.hand;
};
const play = (move: Extract<Request, { type: 'play' }>['move'], position = ben().open.position): Request => ({
  type: 'play',
  position,
  move,
});

describe('refused', () => {
  test.each<[title: string, code: string, request: () => Request]>([
    [
      'to choose for Ann',
      'not-your-seat',
      () => play({ type: 'choose', seat: seat(0), tiles: hand().slice(0, 2) }),
    ],
    [
      'to choose for a phase before',
      'stale',
      () => play({ type: 'choose', seat: seat(1), tiles: hand().slice(0, 2) }, 0),
    ],
    ['to choose one tile', 'game', () => play({ type: 'choose', seat: seat(1), tiles: hand().slice(0, 1) })],
    [
      'to choose what is not in the hand',
      'game',
      () => play({ type: 'choose', seat: seat(1), tiles: ['[PH-T]', '[SF-O]'] }),
    ],
    [
      'to place before the reveal',
      'game',
      () => play({ type: 'place', seat: seat(1), city: 0, tile: 'S', at: [0, 0] }),
    ],
    ['to start again', 'wrong-table-phase', () => ({ type: 'start' })],
    [
      'to remove somebody now',
      'wrong-table-phase',
      () => ({ type: 'remove', member: (people[0] as PersonHere).you }),
    ],
    ['to be host', 'not-the-host', () => ({ type: 'hand-over', to: (people[1] as PersonHere).you })],
    ['to take back what nobody took', 'nobody-stands-in', () => ({ type: 'take-back' })],
    ['to nudge oneself', 'not-awaited', () => ({ type: 'nudge', seat: seat(1) })],
  ])('%s', async (_, code, request) => {
    const before = ben();
    expect(await links[1]?.ask(request())).toMatchObject({ ok: false, error: { code } });
    expect(ben()).toEqual(before);
  });
});

test('an id runs once: a later command with the same id is not executed', async () => {
  const wire = await rawSocket(server.address, (people[1] as PersonHere).cookie);
  const [one = 'S', two = 'S', three = 'S', four = 'S'] = hand();
  const send = async (tiles: readonly Tile[]): Promise<unknown> => {
    const { length } = wire.got;
    const request = play({ type: 'choose', seat: seat(1), tiles });
    wire.send(JSON.stringify(toWire({ type: 'request', table, id: 'mine', request })));
    return JSON.parse(await wire.until((text) => text.includes('"mine"'), length));
  };
  expect(await send([one, two])).toEqual({ type: 'done', table, id: 'mine' });
  expect(await send([three, four])).toEqual({ type: 'done', table, id: 'mine' });
  wire.close();
  const { game } = ben();
  expect(game?.viewer === 'spectator' ? [] : game?.choice).toEqual([one, two]);
});

test('the same id of somebody else is another command', async () => {
  const wire = await rawSocket(server.address, (people[2] as PersonHere).cookie);
  wire.send(JSON.stringify({ type: 'command', table, id: 'mine', request: { type: 'start' } }));
  expect(await wire.until((text) => text.includes('"mine"'))).toContain('"refused"');
  wire.close();
});
