/** The power fails under a server: every acknowledged command is in the log, and a server that syncs too late is found out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gather } from '../kit/play.ts';
import { tableOptions } from '../kit/server.ts';
import { contradictions } from './history.ts';
import { keptOnDisk } from './kept.ts';
import { killAll, type Planted, startOnDisk } from './nodes.ts';
import { losePower } from './power.ts';
import { type Witness, witnessAt } from './witness.ts';

let folder: string;
let people: readonly Witness[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duopolis-power-'));
});
afterEach(async () => {
  for (const { connection } of people) connection.close();
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Plays for a while, cuts the power, and says what nobody can have seen. */
async function foundAfter(planted?: Planted): Promise<string> {
  const node = await startOnDisk(folder, 0, planted);
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => witnessAt(() => node.address, name)));
  const players = await gather(people, tableOptions({ seats: 3 }));
  await expect.poll(players[0]?.acknowledged ?? (() => 0)).toBeGreaterThan(3);
  await node.kill();
  losePower(folder);
  const kept = await keptOnDisk(folder, [players[0]?.table ?? ''], people);
  return people.flatMap((person) => kept.flatMap((one) => contradictions(person, one))).join('\n');
}

test('every acknowledged command is in the log', async () => {
  expect(await foundAfter()).toBe('');
});

test('a server that acknowledges before the sync is detected', async () => {
  expect(await foundAfter('hasty-sync')).toContain('was acknowledged and is not in the log');
});
