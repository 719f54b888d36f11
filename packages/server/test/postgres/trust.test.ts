/** The database as a trust boundary: a role with few rights is enough, too many are reported, and TLS checks who answers. */
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { SafeClient } from '../../src/store/postgres/pool.ts';
import { made, personAt, started } from '../kit/server.ts';
import { certificateFor } from './certificate.ts';
import { type Database, startOwnDatabase } from './database.ts';

const OPERATIONS = new URL('../../../../docs/OPERATIONS.md', import.meta.url);

let database: Database;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'duopolis-trust-'));

beforeAll(async () => {
  database = await startOwnDatabase();
  url = await database.create();
});

afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

const addressOf = (
  others: Partial<Record<'username' | 'password' | 'pathname' | 'hostname', string>>,
): string => Object.assign(new URL(url), others).href;

async function run(address: string, sql: string): Promise<readonly object[]> {
  const client = new SafeClient({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function warningsAt(address: string): Promise<readonly string[]> {
  const store = await openPostgres(address);
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  const warnings = await store.value.warnings();
  await store.value.close();
  return warnings;
}

test('a superuser and a database that is open to everybody are reported', async () => {
  expect(await warningsAt(url)).toEqual([
    expect.stringContaining('superuser'),
    expect.stringContaining(`REVOKE CONNECT ON DATABASE ${new URL(url).pathname.slice(1)} FROM PUBLIC`),
  ]);
});

test('the role of the operations page plays, without a warning, and nobody else comes in', async () => {
  const [, block = ''] =
    /```sql\n(CREATE ROLE duopolis .*?)```/s.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  const [before = '', inside = ''] = block.split('\\connect duopolis\n');
  // oxlint-disable-next-line no-await-in-loop -- a database is not created with others
  for (const statement of before.split(';').filter((text) => text.trim() !== '')) await run(url, statement);
  await run(addressOf({ pathname: '/duopolis' }), inside);
  const address = addressOf({ username: 'duopolis', password: 'secret', pathname: '/duopolis' });
  const said: string[] = [];
  const server = await started({ database: address }, undefined, { write: (line) => void said.push(line) });
  const ann = await personAt(() => server.address, 'Ann');
  await made(ann);
  ann.connection.close();
  await server.stop();
  expect(await warningsAt(address)).toEqual([]);
  expect(said.filter((line) => line.includes('"level":40'))).toEqual([]);
  await run(url, "CREATE ROLE nobody_else LOGIN PASSWORD 'secret'");
  const stranger = addressOf({ username: 'nobody_else', password: 'secret', pathname: '/duopolis' });
  await expect(run(stranger, 'SELECT')).rejects.toThrow('permission denied for database');
});

/** Switches TLS on; the key belongs to whoever runs the database. */
async function switchOnTls(): Promise<string> {
  const [{ data_directory: data }] = (await run(url, 'SHOW data_directory')) as [
    { readonly data_directory: string },
  ];
  const { uid, gid } = statSync(data);
  const { key, certificate } = certificateFor('localhost');
  for (const [name, text] of Object.entries({ 'server.key': key, 'server.crt': certificate })) {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    chownSync(join(data, name), uid, gid);
  }
  await run(url, 'ALTER SYSTEM SET ssl = on');
  await run(url, 'SELECT pg_reload_conf()');
  await expect.poll(() => run(url, 'SHOW ssl')).toEqual([{ ssl: 'on' }]);
  return certificate;
}

/** An address that names the authority whose certificate is required. */
const verified = (host: string, authority: string): string =>
  `${addressOf({ hostname: host })}?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;

const problem = async (address: string): Promise<string> => {
  const opened = await openPostgres(address);
  return opened.ok ? 'opened' : JSON.stringify(opened.error);
};

test('over TLS the database must prove who it is', async () => {
  const [right, wrong] = [join(folder, 'right.crt'), join(folder, 'wrong.crt')];
  writeFileSync(right, await switchOnTls());
  writeFileSync(wrong, certificateFor('localhost').certificate);

  const store = await openPostgres(verified('localhost', right));
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  expect(
    await run(
      url,
      "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'duopolis'",
    ),
  ).toEqual([{ ssl: true }]);
  await store.value.close();

  expect(await problem(verified('localhost', wrong))).toContain('self-signed certificate');
  expect(await problem(verified('127.0.0.1', right))).toContain("does not match certificate's altnames");
  expect(await problem(verified('localhost', join(folder, 'none.crt')))).toContain('none.crt');
});
