/** A client that was away while a backup was restored sees the current game, without the lost events. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operate } from '../src/operations/operate.ts';
import { cameBack } from './kit/other-history.ts';
import { started } from './kit/server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const done = async (operation: 'backup' | 'restore'): Promise<void> => {
  const ended = await operate(operation, [join(folder, 'saved.db')], {
    data: join(folder, 'data'),
    now: Date.now(),
  });
  if (!ended.ok) throw new Error(ended.error.code);
};

test('a data file is restored: a cursor into the lost history gets a fresh view', async () => {
  const { received, end } = await cameBack({
    start: () => started({ data: join(folder, 'data') }),
    save: () => done('backup'),
    restore: () => done('restore'),
  });
  const now = ['kept', 'new 1', 'new 2'];
  await expect.poll(received).toEqual([now, now]);
  await end();
});
