/** The database as a trust boundary: a role with few rights is enough, too many are reported, and TLS checks who answers. */
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { SafeClient } from '../../src/store/postgres/pool.ts';
import { made, personAt, started } from '../kit/server.ts';
import { type Certificate, certificateFor } from './certificate.ts';
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

/** Switches TLS on; the key belongs to the user that runs the database. */
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

/** Lets a role in by certificates of an authority only. */
async function askForCertificate(role: string, authority: string): Promise<void> {
  const [{ hba_file: rules }] = (await run(url, 'SHOW hba_file')) as [{ readonly hba_file: string }];
  writeFileSync(join(folder, 'clients.crt'), authority, { mode: 0o644 });
  chmodSync(folder, 0o755);
  writeFileSync(rules, `hostssl all ${role} all cert\n${readFileSync(rules, 'utf8')}`);
  await run(url, `ALTER SYSTEM SET ssl_ca_file = '${join(folder, 'clients.crt')}'`);
  await run(url, 'SELECT pg_reload_conf()');
  await expect
    .poll(() => run(url, "SELECT FROM pg_hba_file_rules WHERE auth_method = 'cert'"))
    .toHaveLength(1);
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

test('a certificate replaces a password', async () => {
  const [{ key, certificate }, another] = [certificateFor('certified'), certificateFor('certified')];
  const right = join(folder, 'authority.crt');
  writeFileSync(right, await switchOnTls());
  await askForCertificate('certified', certificate);
  await run(url, 'CREATE ROLE certified LOGIN');
  const name = new URL(url).pathname.slice(1);
  await run(url, `GRANT CREATE ON DATABASE ${name} TO certified; GRANT CREATE ON SCHEMA public TO certified`);
  const addressWith = (own: Certificate): string => {
    const [certFile, keyFile] = [join(folder, 'own.crt'), join(folder, 'own.key')];
    writeFileSync(certFile, own.certificate);
    writeFileSync(keyFile, own.key, { mode: 0o600 });
    const files = `sslcert=${encodeURIComponent(certFile)}&sslkey=${encodeURIComponent(keyFile)}`;
    const address = new URL(`${verified('localhost', right)}&${files}`);
    [address.username, address.password] = ['certified', ''];
    return address.href;
  };
  expect(await run(addressWith({ key, certificate }), 'SELECT current_user AS me')).toEqual([
    { me: 'certified' },
  ]);
  await expect(run(addressWith(another), 'SELECT')).rejects.toThrow();
});
