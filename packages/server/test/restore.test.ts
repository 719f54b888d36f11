/** A backup is put back whole or not at all: whatever fails, and whenever, what was there is still there. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restore } from '../src/operations/restore.ts';
import { DATA_FILE } from '../src/store/database.ts';
import { type EmbeddedStore, openEmbedded } from '../src/store/embedded.ts';

/** The steps of a restore that the disk may refuse. */
const STEPS = ['copyFileSync', 'linkSync', 'renameSync', 'fsyncSync', 'openSync'] as const;
type Step = (typeof STEPS)[number];

/** Counts down to the call that fails. */
const failing = { step: '', left: 0 };

const REAL: { readonly [name: string]: unknown } = { ...fs };

/** The module's own functions, behind every import of them. */
function replaceSteps(replace: (name: Step) => unknown): void {
  Object.assign(fs, Object.fromEntries(STEPS.map((name) => [name, replace(name)])));
  syncBuiltinESMExports();
}

beforeAll(() =>
  replaceSteps((name) => (...args: unknown[]) => {
    if (failing.step === name && --failing.left < 0)
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    return (REAL[name] as (...given: unknown[]) => unknown)(...args);
  }),
);

afterAll(() => replaceSteps((name) => REAL[name]));

/** A file that can't have two names is copied; and when the folder's names are settled, the new file has its own. */
const isHarmless = (step: Step, nth: number): boolean =>
  step === 'linkSync' || (step === 'fsyncSync' && nth === 1);

let folder: string;
const data = (): string => join(folder, 'data');
const saved = (): string => join(folder, 'saved', DATA_FILE);

function opened(at: string): EmbeddedStore {
  const store = openEmbedded(at);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
}

/** A data folder with a note; unless it is closed, the note is only in the log beside the file. */
async function written(at: string, value: string, end: 'closed' | 'killed'): Promise<void> {
  const store = opened(end === 'closed' ? at : `${at}-alive`);
  await store.setNote('first', 'x');
  await store.setNote('who', value);
  if (end === 'closed') return store.close();
  fs.mkdirSync(at, { recursive: true });
  for (const name of [DATA_FILE, `${DATA_FILE}-wal`])
    fs.copyFileSync(join(`${at}-alive`, name), join(at, name));
  await store.close();
}

async function noteIn(at: string): Promise<string | undefined> {
  const store = opened(at);
  const note = await store.note('who');
  await store.close();
  return note;
}

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'duopolis-back-'));
});
afterEach(() => {
  failing.step = '';
  fs.rmSync(folder, { recursive: true });
});

test.each(['closed', 'killed'] as const)('a %s file is restored together with its log', async (end) => {
  await written(join(folder, 'saved'), 'new', end);
  const before = fs.readdirSync(join(folder, 'saved'));
  expect(restore(saved(), data(), 7)).toMatchObject({ ok: true, value: { file: join(data(), DATA_FILE) } });
  expect(fs.readdirSync(join(folder, 'saved'))).toEqual(before);
  expect(await noteIn(data())).toBe('new');
});

test.each(['closed', 'killed'] as const)(
  'the previous file, %s, is moved aside with its log',
  async (end) => {
    await written(join(folder, 'saved'), 'new', 'closed');
    await written(data(), 'old', end);
    expect(restore(saved(), data(), 7).ok).toBe(true);
    expect(await noteIn(data())).toBe('new');
    const [aside, again] = [join(data(), `${DATA_FILE}.before-7`), join(folder, 'again')];
    expect(restore(aside, again, 8).ok).toBe(true);
    expect(await noteIn(again)).toBe('old');
  },
);

test('a file that a server writes to is not copied', async () => {
  const store = opened(join(folder, 'saved'));
  expect(restore(saved(), data(), 7)).toEqual({ ok: false, error: { code: 'file-in-use', file: saved() } });
  await store.close();
});

test('a damaged backup is refused by its own name, and nothing is left of it', async () => {
  await written(join(folder, 'saved'), 'new', 'closed');
  await written(data(), 'old', 'closed');
  const before = fs.readdirSync(data());
  const bytes = fs.readFileSync(saved());
  fs.writeFileSync(saved(), bytes.fill(0xff, 4_096));
  expect(restore(saved(), data(), 7)).toEqual({ ok: false, error: { code: 'damaged-file', file: saved() } });
  expect(fs.readdirSync(data())).toEqual(before);
  expect(await noteIn(data())).toBe('old');
});

describe.each(['closed', 'killed'] as const)('over a %s file', (end) => {
  test.each(STEPS.flatMap((step) => [0, 1].map((nth): [Step, number] => [step, nth])))(
    'when %s fails at call %i, the old file is complete',
    async (step, nth) => {
      await written(join(folder, 'saved'), 'new', 'closed');
      await written(data(), 'old', end);
      Object.assign(failing, { step, left: nth });
      const restored = restore(saved(), data(), 7);
      const failed = failing.left < 0;
      failing.step = '';
      const expected = failed && !isHarmless(step, nth) ? 'old' : 'new';
      if (expected === 'old') expect(restored).toMatchObject({ ok: false, error: { code: 'disk-full' } });
      else expect(restored.ok).toBe(true);
      expect(fs.readdirSync(data()).filter((name) => name.includes('.part'))).toEqual([]);
      expect(await noteIn(data())).toBe(expected);
    },
  );
});
