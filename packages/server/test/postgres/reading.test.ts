/** Out of a database while a node runs on it: the finished games, and what its operators did. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMER_PLAYER } from '@duopolis/protocol';
import { parseRecord, verifyRecord } from '@duopolis/rules/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../../src/operations/operate.ts';
import { gather } from '../kit/play.ts';
import { ADMIN, personAt, started, tableOptions } from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'duopolis-reading-'));
let database: Database;

beforeAll(async () => {
  database = await startDatabase();
});

afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

const linesIn = (file: string): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');

test('games and actions are written one a line, without erased names, and a running node is not disturbed', async () => {
  const url = await database.create();
  const server = await started({ database: url });
  const people = await Promise.all(['Ann', 'Ben'].map((name) => personAt(() => server.address, name)));
  const [player] = await gather(people, tableOptions({ mode: 'duel', seats: 2 }));
  await player?.over;
  const authorization = `Bearer ${ADMIN}`;
  await fetch(`${server.address}/admin/tables/${player?.table}/close`, {
    method: 'POST',
    headers: { authorization },
  });
  const [games, actions] = [join(folder, 'games.jsonl'), join(folder, 'actions.jsonl')];
  expect(await operate('export', [games], { data: folder, now: 1, database: url })).toEqual({
    ok: true,
    value: { operation: 'export', file: games, games: 1 },
  });
  const verified = linesIn(games).map((line) => {
    const record = parseRecord(line);
    return record.ok && verifyRecord(record.value).ok;
  });
  expect(verified).toEqual([true]);
  expect((await operate('audit', [actions], { data: folder, now: 1, database: url })).ok).toBe(true);
  expect(linesIn(actions).map((line) => (JSON.parse(line) as { readonly action: string }).action)).toEqual([
    'close-table',
  ]);
  expect((await fetch(`${server.address}/ready`)).status).toBe(200);
  await people[1]?.fetch('/api/person', { method: 'DELETE', body: {} });
  expect((await operate('export', [games], { data: folder, now: 1, database: url })).ok).toBe(true);
  expect(linesIn(games).join()).toContain(FORMER_PLAYER);
  expect(linesIn(games).join()).not.toContain('"Ben"');
  for (const { connection } of people) connection.close();
  await server.stop();
});

test.each(['export', 'audit'] as const)(
  '%s from no database says so, without its secret',
  async (operation) => {
    const url = 'postgres://somebody:secret@127.0.0.1:1/none';
    const answer = await operate(operation, [join(folder, 'none.jsonl')], {
      data: folder,
      now: 1,
      database: url,
    });
    expect(answer).toMatchObject({ ok: false, error: { code: 'no-database', where: '127.0.0.1:1/none' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  },
);
