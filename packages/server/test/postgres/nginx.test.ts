/** The nginx of OPERATIONS.md in front of two servers: the people of a table come to one of them. Skipped where there is no nginx. */
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
  environmentOf,
  tableOptions,
} from '../kit/server.ts';
import { NGINX, startNginx } from './nginx.ts';
import { type Database, startDatabase } from './database.ts';

let database: Database;
let servers: readonly Server[] = [];
let stopProxy = async (): Promise<void> => {};
let address = '';

beforeAll(async () => {
  if (NGINX === undefined) return;
  database = await startDatabase();
  const url = await database.create();
  servers = [await started({ database: url }), await started({ database: url })];
  const proxy = await startNginx(
    servers.map((server) => server.address),
    'table',
  );
  address = proxy?.address ?? '';
  stopProxy = proxy?.stop ?? stopProxy;
});

afterAll(async () => {
  await stopProxy();
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
    environmentOf(() => address, cookie),
    {},
    table,
  );

const status = (): Promise<number> =>
  fetch(`${address}/ready`).then(
    (answer) => answer.status,
    () => 0,
  );

test.skipIf(NGINX === undefined)('all people of a table reach one server, which is its home', async () => {
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
