/** The power fails: whatever part of the unsynced writes is on the disk, every acknowledged step is, and nothing is mixed up. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@duopolis/rules/chance';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FILE } from '../src/store/database.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';
import { ABOUT } from './kit/about.ts';
import { type HeldDisk, heldDisk } from './kit/held-disk.ts';

const BATCHES = 60;
const RESTARTS = 3;
/** Moments that are tried, besides those at which the log starts again. */
const CUTS = 25;
const TABLES = 3;
/** Small, so that the log starts again several times. */
const LOG_PAGES = 48;
const SECTOR = 512;
const LOG = `${DATA_FILE}-wal`;

let folder: string;
let disk: HeldDisk;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-power-'));
  disk = heldDisk();
});
afterEach(() => {
  disk.restore();
  rmSync(folder, { recursive: true });
});

function opened(at: string): EmbeddedStore {
  const store = openEmbedded(join(folder, at), { logPages: LOG_PAGES });
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

/** The files when a sync begins, and how many steps of each table were acknowledged before it had ended. */
interface Moment {
  readonly data: Buffer;
  readonly log: Buffer;
  acknowledged: readonly number[];
}

/** The file before the log: pages that are copied in between come from frames that the log has. */
const momentNow = (acknowledged: readonly number[]): Moment => ({
  data: readFileSync(join(folder, 'alive', DATA_FILE)),
  log: readFileSync(join(folder, 'alive', LOG)),
  acknowledged: [...acknowledged],
});

async function moments(): Promise<readonly Moment[]> {
  const store = opened('alive');
  const acknowledged = Array.from({ length: TABLES }, () => 0);
  const found: Moment[] = [];
  disk.watch(() => {
    const moment = momentNow(acknowledged);
    found.push(moment);
    return () => {
      moment.acknowledged = [...acknowledged];
    };
  });
  const logs = new Set<string>();
  for (let nth = 0; nth < BATCHES || logs.size <= RESTARTS; nth++) {
    logs.add(saltsOf(found.at(-1)?.log ?? Buffer.alloc(0)));
    const steps = acknowledged.map(async (expected, table) => {
      const result = await store.events.append({
        tableId: `t${table}`,
        expected,
        events: [
          { type: 'joined', at: expected, member: `m${expected}`, name: 'Ann'.repeat(table * 200 + 1) },
        ],
        commands: [`${expected}`],
        about: { ...ABOUT, at: expected },
      });
      expect(result.ok).toBe(true);
      acknowledged[table] = expected + 1;
    });
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await Promise.all(steps);
  }
  found.push(momentNow(acknowledged));
  disk.watch(() => () => {});
  await store.close();
  return found;
}

const saltsOf = (log: Buffer): string => log.toString('hex', 16, 24);

/** Each sector of the log as before or as after; a header that has changed was synced before anything after it. */
function mixture(before: Buffer, after: Buffer, random: () => number): Buffer {
  const mixed = Buffer.from(random() % 2 === 0 ? after : after.subarray(0, Math.max(before.length, SECTOR)));
  for (let at = 0; at < Math.min(before.length, mixed.length); at += SECTOR)
    if (random() % 2 === 0) before.copy(mixed, at, at, at + SECTOR);
  after.copy(mixed, 0, 0, 32);
  return mixed;
}

/** The first steps of each table and no others; returns how many. */
async function foundIn(data: Buffer, log: Buffer): Promise<readonly number[]> {
  rmSync(join(folder, 'dead'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dead'));
  writeFileSync(join(folder, 'dead', DATA_FILE), data);
  writeFileSync(join(folder, 'dead', LOG), log);
  const store = opened('dead');
  const logs = await Promise.all(
    Array.from({ length: TABLES }, (_, table) => store.events.read(`t${table}`)),
  );
  for (const events of logs) expect(events.map(({ at }) => at)).toEqual(events.map((_, nth) => nth));
  await store.close();
  return logs.map((events) => events.length);
}

test('after a power cut at any moment every acknowledged step is there', async () => {
  const all = await moments();
  const random = fastRandom('power');
  for (const [nth, synced] of all.slice(0, -1).entries()) {
    const next = all[nth + 1] as Moment;
    const isSameLog = saltsOf(synced.log) === saltsOf(next.log);
    if (isSameLog && random() % all.length > CUTS) continue;
    /** Before a log starts again, the file is synced. */
    const { data } = isSameLog ? synced : next;
    // oxlint-disable-next-line no-await-in-loop -- one cut after the other
    const left = await foundIn(data, mixture(synced.log, next.log, random));
    expect([nth, left.every((steps, table) => steps >= (next.acknowledged[table] ?? 0))]).toEqual([
      nth,
      true,
    ]);
    expect([nth, left.every((steps, table) => steps <= (next.acknowledged[table] ?? 0) + 1)]).toEqual([
      nth,
      true,
    ]);
  }
});
