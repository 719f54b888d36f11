/** A server that stops in the middle of a game, by itself or by force, and goes on where it was. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRandom } from '@duopolis/rules/chance';
import { memberOf, seatOf, tableAfter, type TableEvent } from '@duopolis/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { gather, type Player } from './kit/play.ts';
import { type PersonHere, personAt, started, tableOptions } from './kit/server.ts';

const KILLS = Number(process.env['DUOPOLIS_KILLS'] ?? 4);
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let folder: string;
let address = '';
let people: readonly PersonHere[] = [];
/** The server's own process, which must not outlive a test that fails. */
let living: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-restart-'));
});

afterEach(() => {
  for (const { connection } of people) connection.close();
  living?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const come = async (): Promise<void> => {
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => personAt(() => address, name)));
};

/** How often each seat moved, by the log. */
function movesIn(log: readonly TableEvent[]): readonly number[] {
  const moves = [0, 0, 0];
  for (const event of log) {
    if (event.type !== 'game' || !['chose', 'placed', 'waited'].includes(event.event.type)) continue;
    const { seat } = event.event as { readonly seat: number };
    moves[seat] = (moves[seat] ?? 0) + 1;
  }
  return moves;
}

/** Every acknowledged move is in the log, once; no other one is. */
async function everyMoveOnce(players: readonly Player[]): Promise<void> {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  for (const { person, table, acknowledged } of players) {
    // oxlint-disable-next-line no-await-in-loop -- a few tables
    const log = await store.value.events.read(table);
    const { open } = tableAfter(log);
    const seat = seatOf(open, person.you) ?? -1;
    expect([memberOf(open, person.you)?.name, movesIn(log)[seat]]).toEqual([person.name, acknowledged()]);
  }
  await store.value.close();
}

/** No bot stands in, however long a start takes on a busy machine: all moves in the log are the players' own. */
const OPTIONS = tableOptions({}, { grace: 3_600 });

const everyoneIsBack = (): Promise<void> =>
  expect.poll(() => people.every(({ connection }) => connection.state() === 'connected')).toBe(true);

test('a graceful restart disconnects nobody for good and loses nothing', async () => {
  let server: Server = await started({ data: folder });
  address = server.address;
  await come();
  const players = await gather(people, OPTIONS);
  await expect.poll(() => players[0]?.acknowledged()).toBeGreaterThan(5);
  await server.stop();
  server = await started({ data: folder });
  address = server.address;
  await everyoneIsBack();
  const views = await Promise.all(players.map(({ over }) => over));
  for (const view of views) expect(view.game?.open).toEqual(views[0]?.game?.open);
  await server.stop();
  await everyMoveOnce(players);
});

interface Child {
  readonly process: ChildProcess;
  readonly address: string;
}

async function startChild(): Promise<Child> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', MAIN, '--data', folder, '--port', '0', '--log', 'silent'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  living = child;
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  return { process: child, address: line.replace('Duopolis: ', '').trim() };
}

async function kill({ process: child }: Child): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

test(`killed ${KILLS} times at any moment, no acknowledged move is lost or made twice`, {
  timeout: 300_000 + KILLS * 20_000,
}, async () => {
  const random = fastRandom('moments');
  let child = await startChild();
  address = child.address;
  await come();
  const players = [...(await gather(people, OPTIONS))];
  const moves = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged(), 0);
  const isOver = (): boolean => players.every((player) => player.isOver());
  for (let nth = 0; nth < KILLS; nth++) {
    // oxlint-disable no-await-in-loop -- one life after the other
    await everyoneIsBack();
    if (isOver()) players.push(...(await gather(people, OPTIONS)));
    const before = moves();
    const more = random() % 12;
    await expect.poll(() => moves() >= before + more || isOver(), { interval: 1 }).toBe(true);
    await kill(child);
    child = await startChild();
    address = child.address;
    // oxlint-enable no-await-in-loop
  }
  await Promise.all(players.map(({ over }) => over));
  await kill(child);
  await everyMoveOnce(players);
});
