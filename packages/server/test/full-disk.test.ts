/** A disk that is full: commands are refused with a code, nothing acknowledged is lost, and it goes on when there is room again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableLink } from '@duopolis/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { made } from './kit/server.ts';
import { contradictions } from './postgres/history.ts';
import { keptOnDisk } from './postgres/kept.ts';
import { killAll, startOnDisk, tellDisk } from './postgres/nodes.ts';
import { witnessAt } from './postgres/witness.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-full-'));
});

afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes events, one after the other, until one is answered so; how many were granted before. */
async function until(code: 'ok' | 'not-stored', link: TableLink): Promise<number> {
  for (let nth = 0; nth < 400; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await link.ask({ type: 'ready', ready: nth % 2 === 0 });
    const given = answer.ok ? 'ok' : answer.error.code;
    if (given === code) return nth;
    if (!answer.ok && given !== 'not-stored') throw new Error(given);
    // oxlint-disable-next-line no-await-in-loop -- no faster than a client may
    await new Promise((resolve) => void setTimeout(resolve, 30));
  }
  throw new Error(`never ${code}`);
}

test('a full disk refuses, loses nothing, and is left behind when there is room', async () => {
  const node = await startOnDisk(folder);
  const ann = await witnessAt(() => node.address, 'Ann');
  const { table } = await made(ann);
  const link = ann.connection.table(table);
  link.watch();
  expect((await link.ask({ type: 'sit', seat: 0 })).ok).toBe(true);
  tellDisk(folder, 'full');
  await until('not-stored', link);
  /** Reading goes on. */
  expect((await ann.fetch('/api/tables/mine')).status).toBe(200);
  tellDisk(folder, 'well');
  await until('ok', link);
  expect((await link.ask({ type: 'stand' })).ok).toBe(true);
  ann.connection.close();
  await node.kill('SIGTERM');
  const kept = await keptOnDisk(folder, [table], [ann]);
  expect(kept[0]?.log.some(({ type }) => type === 'stood')).toBe(true);
  expect(kept.flatMap((one) => contradictions(ann, one))).toEqual([]);
});
