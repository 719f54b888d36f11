/** A server of one's own with a copy of the client, so that the client can become another version. */
/* oxlint-disable no-await-in-loop -- one thing after the other */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILT = process.env['DUOPOLIS_WEB'] || path.join(ROOT, 'packages/web/dist');

export interface OwnServer {
  readonly address: string;
  /** Serves a client with another service worker from now on. */
  readonly renew: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function start(port: number, web: string): Promise<ChildProcess> {
  const args = [
    '--conditions=source',
    'packages/server/src/main.ts',
    '--port',
    `${port}`,
    '--most-delay',
    '0',
  ];
  const server = spawn(process.execPath, [...args, '--data', '', '--web', web, '--log', 'error'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await wait(100);
  return server;
}

const end = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    server.once('exit', () => done());
    server.kill();
  });

export async function startOwnServer(port: number): Promise<OwnServer> {
  const web = await mkdtemp(path.join(tmpdir(), 'duopolis-e2e-'));
  await cp(BUILT, web, { recursive: true });
  const worker = path.join(web, 'sw.js');
  // Only the plain file is changed below.
  for (const packed of ['br', 'gz']) await rm(`${worker}.${packed}`, { force: true });
  let server = await start(port, web);
  return {
    address: `http://127.0.0.1:${port}`,
    renew: async () => {
      await writeFile(worker, `${await readFile(worker, 'utf8')}\n// the next version\n`);
      await end(server);
      server = await start(port, web);
    },
    stop: async () => {
      await end(server);
      await rm(web, { recursive: true });
    },
  };
}
