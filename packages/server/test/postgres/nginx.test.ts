/** The nginx of OPERATIONS.md in front of two servers: the people of a table come to one of them. Skipped where there is no nginx. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { connect } from '@duopolis/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/start.ts';
import {
  ADMIN,
  granted,
  made,
  type PersonHere,
  personAt,
  started,
  surroundingsOf,
  tableOptions,
} from '../kit/server.ts';
import { type Database, startDatabase } from './database.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const NGINX = FOLDERS.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));

const OPERATIONS = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');

/** As it stands in the page, with other servers. */
function upstreamFor(servers: readonly Server[]): string {
  const [, example = ''] = /```nginx\n(map \$arg_table.*?)```/s.exec(OPERATIONS) ?? [];
  const named = servers.map(({ address }) => `    server ${new URL(address).host};\n`).join('');
  return example.replace(/( *server [\d.:]+;\n)+/, named);
}

const configOf = (folder: string, port: number, upstream: string): string => `daemon off;
error_log stderr crit;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  ${upstream}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://duopolis;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });

let database: Database;
let servers: readonly Server[] = [];
let stopProxy = (): void => {};
let address = '';

beforeAll(async () => {
  if (NGINX === undefined) return;
  database = await startDatabase();
  const url = await database.create();
  servers = [await started({ database: url }), await started({ database: url })];
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, upstreamFor(servers)));
  const nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  stopProxy = () => {
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  address = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  stopProxy();
  await Promise.all(servers.map(({ stop }) => stop()));
  await database?.stop();
});

async function socketsOf(server: Server): Promise<number> {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const [, count = '0'] = /^duopolis_sockets (\d+)$/m.exec(await answer.text()) ?? [];
  return Number(count);
}

/** Their socket names the table that they come to. */
const lineOf = ({ cookie }: PersonHere, table: string) =>
  connect(
    surroundingsOf(() => address, cookie),
    {},
    table,
  );

const status = (): Promise<number> =>
  fetch(`${address}/ready`).then(
    (answer) => answer.status,
    () => 0,
  );

test.skipIf(NGINX === undefined)('the people of a table come to one server, which decides it', async () => {
  await expect.poll(status).toBe(200);
  const people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => personAt(() => address, name)));
  for (const { connection } of people) connection.close();
  const [ann] = people as [PersonHere, ...PersonHere[]];
  await expect.poll(async () => Promise.all(servers.map(socketsOf))).toEqual([0, 0]);
  for (let nth = 0; nth < 4; nth++) {
    // oxlint-disable no-await-in-loop -- one table after the other
    const { table, code } = await made(ann, tableOptions({ seats: 3 }));
    const lines = people.map((person) => lineOf(person, table));
    for (const [seat, line] of lines.entries()) {
      const link = line.table(table);
      if (seat > 0) await granted(link, { type: 'join', name: 'x', code });
      link.watch();
      await granted(link, { type: 'sit', seat });
    }
    const sockets = await Promise.all(servers.map(socketsOf));
    expect([Math.min(...sockets), Math.max(...sockets)]).toEqual([0, 3]);
    for (const line of lines) line.close();
    await expect.poll(async () => Promise.all(servers.map(socketsOf))).toEqual([0, 0]);
    // oxlint-enable no-await-in-loop
  }
});
