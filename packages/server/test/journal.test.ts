/** The journal behaves like the store, for any filing limit, rollback or cut. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { TableEvent } from '@duopolis/table';
import { storeContract } from '@duopolis/table/contract';
import { type Append, type EventStore, memoryStore } from '@duopolis/table/host';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { sqliteEvents } from '../src/store/events.ts';
import { migrate } from '../src/store/schema.ts';
import { openWriter, type Writer } from '../src/store/batch-writer.ts';
import { ABOUT } from './kit/about.ts';

interface Opened {
  readonly store: EventStore;
  readonly writer: Writer;
  /** Without filing anything, as a crash would. */
  readonly cut: () => void;
}

function opened(file: string, mostUnfiled: number): Opened {
  const db = new DatabaseSync(file);
  /** A crash of the process is tried here, not of the machine. */
  db.exec('PRAGMA synchronous = OFF');
  migrate(db);
  const writer = openWriter(db);
  return { ...sqliteEvents(db, writer, mostUnfiled), writer, cut: () => db.close() };
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'duopolis-journal-'));

describe.each([0, 1, 3])('with %i steps unfiled', (most) => {
  storeContract(
    { test, expect },
    {
      name: 'journal',
      isLasting: true,
      open: async () => {
        const folder = newFolder();
        const file = join(folder, 'a.db');
        let now = opened(file, most);
        return {
          store: now.store,
          reopen: async () => {
            now.cut();
            now = opened(file, most);
            return now.store;
          },
          close: async () => {
            now.cut();
            rmSync(folder, { recursive: true });
          },
        };
      },
    },
  );
});

const event = (at: number): TableEvent => ({ type: 'joined', at, member: `m${at}`, name: 'a\nb' });

type Step =
  | { readonly type: 'append'; readonly table: number; readonly events: number; readonly command: number }
  | { readonly type: 'undone'; readonly table: number; readonly removes: boolean }
  | { readonly type: 'remove'; readonly table: number }
  | { readonly type: 'cut' };

const table = fc.nat(3);
const STEPS: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('append' as const),
        table,
        events: fc.nat(3),
        command: fc.nat(20),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('undone' as const), table, removes: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), table }) },
    { weight: 1, arbitrary: fc.constant({ type: 'cut' as const }) },
  ),
  { maxLength: 40 },
);

/** Does a step to both stores, and compares what they say to it. */
async function take(step: Step, now: Opened, plain: EventStore, time: number): Promise<void> {
  const tableId = 'table' in step ? `table ${step.table}` : '';
  const expected = (await plain.read(tableId)).length;
  if (step.type === 'remove') await Promise.all([now.store.remove(tableId), plain.remove(tableId)]);
  if (step.type === 'append') {
    const events = Array.from({ length: step.events }, (_, nth) => event(10 * time + nth));
    const about = { ...ABOUT, at: time };
    const append: Append = { tableId, expected, events, commands: [`c${step.command}`], about };
    expect(await now.store.append(append)).toEqual(await plain.append(append));
  }
  if (step.type === 'undone') {
    const from = step.removes ? 0 : expected;
    const lost = { tableId, expected: from, events: [event(time)], commands: ['lost'], about: ABOUT };
    const all = [
      ...(step.removes ? [now.store.remove(tableId)] : []),
      now.store.append(lost),
      now.writer.write(() => {
        throw Object.assign(new Error('the disk is full'), { errcode: 13 });
      }),
    ];
    for (const { status } of await Promise.allSettled(all)) expect(status).toBe('rejected');
  }
}

/** Everything that can be asked of a store. */
async function toldBy(store: EventStore): Promise<unknown> {
  const list = [...(await store.list())].toSorted((one, other) => (one.tableId < other.tableId ? -1 : 1));
  const tables = Array.from({ length: 4 }, (_, nth) => `table ${nth}`);
  const events = tables.flatMap((id) => [0, 1, 4].map((after) => store.read(id, after)));
  const commands = ['lost', 'c0', 'c1', 'c2', 'c3', 'c4'];
  const known = tables.flatMap((id) => commands.map((command) => store.knows(id, command)));
  return { list, events: await Promise.all(events), known: await Promise.all(known) };
}

test('after any steps it answers like a store in memory', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, fc.nat(6), async (steps, most) => {
      const folder = newFolder();
      const file = join(folder, 'a.db');
      const plain = memoryStore();
      let now = opened(file, most);
      for (const [time, step] of steps.entries()) {
        if (step.type === 'cut') {
          now.cut();
          now = opened(file, most);
        }
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await take(step, now, plain, time);
      }
      expect(await toldBy(now.store)).toEqual(await toldBy(plain));
      now.cut();
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 100 },
  );
});

test('a disk that fails again during a rollback fails the query, and returns nothing wrong', async () => {
  const folder = newFolder();
  const { store, writer, cut } = opened(join(folder, 'a.db'), 10);
  const append = (command: string, expected: number): ReturnType<EventStore['append']> =>
    store.append({ tableId: 'one', expected, events: [event(expected)], commands: [command], about: ABOUT });
  expect(await append('kept', 0)).toEqual({ ok: true, version: 1 });
  const fails = writer.write(() => {
    throw new Error('the disk is gone');
  });
  const reading = vi.spyOn(StatementSync.prototype, 'all').mockImplementation(() => {
    throw new Error('the disk is gone');
  });
  const undone = await Promise.allSettled([append('lost', 1), fails, append('lost, too', 1)]);
  expect(undone.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(store.knows('one', 'lost')).rejects.toThrow('the disk is gone');
  await expect(append('later', 1)).rejects.toThrow('the disk is gone');
  reading.mockRestore();
  expect(await store.knows('one', 'lost')).toBe(false);
  expect(await append('lost', 1)).toEqual({ ok: true, version: 2 });
  expect(await store.read('one')).toEqual([event(0), event(1)]);
  cut();
  rmSync(folder, { recursive: true });
});

test('when the store is closed everything is filed', async () => {
  const folder = newFolder();
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  await store.value.events.append({
    tableId: 'one',
    expected: 0,
    events: [event(1)],
    commands: ['c'],
    about: ABOUT,
  });
  await store.value.close();
  const db = new DatabaseSync(join(folder, 'duopolis.db'));
  const count = (from: string): unknown => db.prepare(`SELECT count(*) AS n FROM ${from}`).get();
  expect(['journal', 'events', 'commands', 'tables'].map(count)).toEqual([0, 1, 1, 1].map((n) => ({ n })));
  db.close();
  rmSync(folder, { recursive: true });
});

test.each(['tables', 'people', 'journal'])(
  'a large file is refused too if the part read at startup is damaged: %s',
  async (name) => {
    const folder = newFolder();
    const file = join(folder, 'duopolis.db');
    const store = openEmbedded(folder);
    if (!store.ok) throw new Error(store.error.code);
    await store.value.close();
    const db = new DatabaseSync(file);
    const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name) as {
      readonly rootpage: number;
    };
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, (rootpage - 1) * 4_096, rootpage * 4_096);
    writeFileSync(file, bytes);
    expect(openDatabase(folder, 0)).toMatchObject({ ok: false, error: { code: 'damaged-file' } });
    rmSync(folder, { recursive: true });
  },
);
