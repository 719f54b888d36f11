/** The end of the log is torn off: what is left is a beginning of what was kept, never a mixture. */
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@duopolis/rules/chance';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FILE } from '../src/store/database.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';
import { ABOUT } from './kit/about.ts';

const STEPS = 60;
const CUTS = 40;
const LOG = `${DATA_FILE}-wal`;

let folder: string;
const [alive, dead] = ['alive', 'dead'].map((name) => (): string => join(folder, name)) as [
  () => string,
  () => string,
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-torn-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function opened(at: string): EmbeddedStore {
  const store = openEmbedded(at);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

/** The files as a kill leaves them, with the log as long as it was after each acknowledged step. */
async function killed(): Promise<readonly number[]> {
  const store = opened(alive());
  await opened(dead()).close();
  const lengths: number[] = [];
  for (let nth = 0; nth < STEPS; nth++) {
    // oxlint-disable no-await-in-loop -- one step after the other
    const result = await store.events.append({
      tableId: 'one',
      expected: nth,
      events: [{ type: 'joined', at: nth, member: `m${nth}`, name: 'Ann' }],
      commands: [`${nth}`],
      about: { ...ABOUT, at: nth },
    });
    expect(result.ok).toBe(true);
    lengths.push(statSync(join(alive(), LOG)).size);
    // oxlint-enable no-await-in-loop
  }
  for (const name of [DATA_FILE, LOG]) copyFileSync(join(alive(), name), join(folder, name));
  await store.close();
  return lengths;
}

/** How many steps there are after a start; each with its command, none without those before it. */
async function found(): Promise<number> {
  const store = opened(dead());
  const log = await store.events.read('one');
  expect(log.map(({ at }) => at)).toEqual(log.map((_, nth) => nth));
  // oxlint-disable-next-line no-await-in-loop -- three questions
  const knows = (nth: number): Promise<boolean> => store.events.knows('one', `${nth}`);
  const [last, next] = await Promise.all([knows(log.length - 1), knows(log.length)]);
  expect([last, next]).toEqual([log.length > 0, false]);
  await store.close();
  return log.length;
}

function bury(): void {
  for (const name of [DATA_FILE, LOG]) copyFileSync(join(folder, name), join(dead(), name));
}

test('a log truncated anywhere keeps every complete step before the cut', async () => {
  const lengths = await killed();
  const random = fastRandom('tears');
  const size = lengths.at(-1) as number;
  for (const cut of [size, 0, ...Array.from({ length: CUTS }, () => random() % size)]) {
    bury();
    truncateSync(join(dead(), LOG), cut);
    // oxlint-disable-next-line no-await-in-loop -- one tear after the other
    expect([cut, await found()]).toEqual([cut, lengths.filter((length) => length <= cut).length]);
  }
});

test('a log with a wrong byte anywhere keeps a prefix of its steps', async () => {
  const lengths = await killed();
  const random = fastRandom('bytes');
  for (let nth = 0; nth < CUTS; nth++) {
    bury();
    const log = readFileSync(join(dead(), LOG));
    const at = random() % log.length;
    log[at] = (log[at] as number) ^ 0xff;
    writeFileSync(join(dead(), LOG), log);
    // oxlint-disable-next-line no-await-in-loop -- one byte after the other
    expect(await found()).toBeGreaterThanOrEqual(lengths.filter((length) => length <= at).length);
  }
});
