/** Everything that clients can make a server keep in memory has a bound, and docs/SECURITY.md lists all of them with their sum. */
import { readFileSync } from 'node:fs';
import { maxHeaderSize } from 'node:http';
import { THINKING_MEMORY } from '@duopolis/bots/node';
import { LIMITS } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { MOST_BODIES } from '../src/http/body.ts';
import { DRAWING_MEMORY, PICTURE_BYTES } from '../src/http/embed/pictures.ts';
import { PAGE_BYTES } from '../src/http/pages/packing.ts';
import { REQUESTS } from '../src/http/servers.ts';
import { MOST_HELD } from '../src/socket/holding.ts';
import { MOST_CHUNKS, MOST_FRAGMENTS } from '../src/socket/wire.ts';
import { MOST_UNREAD } from '../src/socket/unread.ts';
import { BITS, MOST_FILTERS } from '../src/store/bloom-filter.ts';
import { MOST_KNOWN } from '../src/tables/directory.ts';
import { RECORD_BYTES, SCAN_BYTES } from '../src/tables/games.ts';
import { LOBBY_PAGE, MOST_PAGES } from '../src/tables/lobby.ts';
import { shareForTables } from '../src/tables/memory-room.ts';
import { configOf } from './kit/server.ts';
import { SETTINGS } from '../src/settings/settings.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;
/** A character outside of Latin-1 takes two bytes, and so do all others of its text. */
const CHARACTER = 2;
/** By bench/IDLE.md. */
const SOCKET = 20 * KILOBYTE;
/** A buffer of one byte, as Node reads it from a connection: two objects, and what the allocator keeps for it. */
const CHUNK = 768;
const HALF_MESSAGE = LIMITS.messageBytes + CHUNK * (MOST_CHUNKS + MOST_FRAGMENTS);
/** What Node reads ahead of a socket that is not read: twice, by its stream and by the frames of the library. */
const READ_AHEAD = 2 * 64 * KILOBYTE;
/** An id of a member takes 40 bytes in the entry of a table, the rest of it one kilobyte. */
const ENTRY = KILOBYTE + 40 * LIMITS.membersPerTable;

/** Megabytes of a process besides its heap: the program's own data, and buffers. */
const PROCESS = 64;
interface Heap {
  readonly oldSpace: number;
  readonly semiSpace: number;
}
/** The young generation of a heap has three parts of the same size. */
const heapOf = ({ oldSpace, semiSpace }: Heap): number => (oldSpace + 3 * semiSpace) * MEGABYTE;
const processOf = (heap: Heap): number => PROCESS * MEGABYTE + heapOf(heap);

/** Megabytes of each part of the young generation, as the server is started. */
const semiSpace = Number(/--max-semi-space-size=(\d+)/.exec(read('../node-flags.json'))?.[1]);
/** Bytes of buffers after which V8 collects those that nobody uses any more. */
const BUFFERS = 64 * MEGABYTE;

const connections = Number(SETTINGS['most-sockets'].value) + REQUESTS;

const BUDGETS: readonly (readonly [what: string, most: number, bytes: number])[] = [
  [
    'connections, as sockets with half a message, or with the head of a request',
    connections,
    SOCKET + Math.max(HALF_MESSAGE, maxHeaderSize),
  ],
  ['messages held back of networks that send too much', MOST_HELD, READ_AHEAD + LIMITS.messageBytes],
  ['bytes that nobody has read, of all connections', MOST_UNREAD, 1],
  ['bytes of request bodies', MOST_BODIES, CHARACTER],
  ['entries of tables, for the lobby and for questions', MOST_KNOWN, ENTRY],
  ['tables on pages of the lobby', MOST_PAGES * LOBBY_PAGE, ENTRY],
  ['characters of records', RECORD_BYTES, CHARACTER],
  ['starts of games in old logs', SCAN_BYTES, 1],
  ['bytes of compressed pages', PAGE_BYTES, CHARACTER],
  ['bytes of pictures', PICTURE_BYTES, 1],
  ['filters of known commands', MOST_FILTERS, BITS / 8],
  ['young objects, used or not', 1, heapOf({ oldSpace: 0, semiSpace })],
  ['bytes of buffers that nobody uses any more', BUFFERS, 1],
  ['processes that draw pictures, while one replaces another', 2, processOf(DRAWING_MEMORY)],
  ['the process that searches for bots', 1, processOf(THINKING_MEMORY)],
];

const written = (amount: number): string => amount.toLocaleString('en');
const megabytes = (bytes: number): number => Math.ceil(bytes / MEGABYTE);
const SUM = BUDGETS.reduce((sum, [, most, bytes]) => sum + megabytes(most * bytes), 0);

/** Megabytes. A new cache or a larger limit has to stay below it, too. */
const MOST = 2_400;

test('the documented budgets are the ones in force, and so is their sum', () => {
  const page = read('../../../docs/SECURITY.md');
  const [, section = ''] = /^## Memory\n(.*?)^## /ms.exec(page) ?? [];
  const rows = Array.from(
    section.matchAll(/^\| (.+?) +\| +(.*?) +\| +(.*?) +\| +(.*?) +\|$/gm),
    ([, ...row]) => row.join(' | '),
  );
  const all = BUDGETS.map(([what, most, bytes]) =>
    [what, written(most), written(bytes), written(megabytes(most * bytes))].join(' | '),
  );
  expect(rows.slice(2)).toEqual([...all, `together |  |  | ${written(SUM)}`]);
  expect(SUM).toBeLessThan(MOST);
});

test('tables leave the heap room for connections that may still come', () => {
  const { mostSockets } = configOf({ mostSockets: 20_000 });
  const heap = 4_096 * MEGABYTE;
  const room = (1 - shareForTables(mostSockets, heap)) * heap;
  expect(room).toBeGreaterThan(
    mostSockets * maxHeaderSize + RECORD_BYTES * CHARACTER + MOST_BODIES * CHARACTER,
  );
  expect(shareForTables(0, heap)).toBe(0.92);
  expect(shareForTables(mostSockets, heap / 16)).toBe(0.5);
});
