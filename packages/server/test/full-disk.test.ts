/** A full disk: commands are refused with a code, nothing acknowledged is lost, and it continues when there is room again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LobbyAnswer, TableLink } from '@duopolis/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { made, personAt, tableOptions } from './kit/server.ts';
import { contradictions } from './postgres/history.ts';
import { keptOnDisk } from './postgres/kept.ts';
import { killAll, type Node, startOnDisk, tellDisk } from './postgres/nodes.ts';
import { witnessAt } from './postgres/witness.ts';

let folder: string;
let node: Node;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-full-'));
  node = await startOnDisk(folder);
});

afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests changes one after the other until one gets this answer. Repeats a refused change: every grant is an event. */
function changesOf(link: TableLink) {
  let ready = true;
  return async (code: 'ok' | 'not-stored'): Promise<void> => {
    for (let nth = 0; nth < 400; nth++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await link.ask({ type: 'ready', ready });
      const given = answer.ok ? 'ok' : answer.error.code;
      if (answer.ok) ready = !ready;
      if (given === code) return;
      if (!answer.ok && given !== 'not-stored') throw new Error(given);
      // oxlint-disable-next-line no-await-in-loop -- no faster than a client may
      await new Promise((resolve) => void setTimeout(resolve, 30));
    }
    throw new Error(`never ${code}`);
  };
}

/** Over HTTP: whether it was granted, or refused as it should be. */
async function isGranted(answer: Response): Promise<boolean> {
  if (answer.ok) return true;
  expect([answer.status, await answer.json()]).toEqual([507, { error: 'not-stored' }]);
  return false;
}

const come = (): Promise<boolean> =>
  fetch(`${node.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ben' }),
  }).then(isGranted);

test('joining and making a table are refused with a code while there is no room', async () => {
  const ann = await personAt(() => node.address, 'Ann');
  const { table } = await made(ann);
  const make = (): Promise<boolean> =>
    ann.fetch('/api/tables', { method: 'POST', body: { options: tableOptions() } }).then(isGranted);
  const mine = async (): Promise<readonly string[]> =>
    ((await (await ann.fetch('/api/tables/mine')).json()) as LobbyAnswer).tables.map((one) => one.table);
  tellDisk(folder, 'full');
  const some = { interval: 10 };
  await expect.poll(come, some).toBe(false);
  await expect.poll(make, some).toBe(false);
  /** Reads still work. */
  expect(await (await ann.fetch('/api/session')).json()).toEqual({ you: ann.you, name: 'Ann' });
  const before = await mine();
  expect(before).toContain(table);
  tellDisk(folder, 'well');
  expect([await come(), await make()]).toEqual([true, true]);
  expect((await mine()).length).toBe(before.length + 1);
  ann.connection.close();
});

test('a full disk refuses writes and loses nothing, and writing resumes when there is space', async () => {
  const ann = await witnessAt(() => node.address, 'Ann');
  const { table } = await made(ann);
  const link = ann.connection.table(table);
  link.watch();
  expect((await link.ask({ type: 'sit', seat: 0 })).ok).toBe(true);
  tellDisk(folder, 'full');
  const until = changesOf(link);
  await until('not-stored');
  /** Reads still work. */
  expect((await ann.fetch('/api/tables/mine')).status).toBe(200);
  tellDisk(folder, 'well');
  await until('ok');
  expect((await link.ask({ type: 'stand' })).ok).toBe(true);
  ann.connection.close();
  await node.kill('SIGTERM');
  const kept = await keptOnDisk(folder, [table], [ann]);
  expect(kept[0]?.log.some(({ type }) => type === 'stood')).toBe(true);
  expect(kept.flatMap((one) => contradictions(ann, one))).toEqual([]);
});
