/** A separate server with a copy of the client, so that the client can be replaced by another version. */
/* oxlint-disable no-await-in-loop -- one thing after the other */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILT = process.env['DUOPOLIS_WEB'] || path.join(ROOT, 'packages/web/dist');

export interface OwnServer {
  readonly address: string;
  /** Serves a client with another service worker from now on. */
  readonly renew: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Running {
  readonly process: ChildProcess;
  readonly address: string;
}

/** On a port of the system's choice, or on the one it had before. */
async function start(web: string, port = '0'): Promise<Running> {
  const args = ['--conditions=source', 'packages/server/src/main.ts', '--port', port, '--most-delay', '0'];
  const server = spawn(process.execPath, [...args, '--data', '', '--web', web, '--log', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Duopolis: (\S+)$/.exec(line)?.[1];
    if (address !== undefined) return { process: server, address };
  }
  throw new Error('the server has not started');
}

const end = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    server.once('exit', () => done());
    server.kill();
  });

export async function startOwnServer(): Promise<OwnServer> {
  const web = await mkdtemp(path.join(tmpdir(), 'duopolis-e2e-'));
  await cp(BUILT, web, { recursive: true });
  const worker = path.join(web, 'sw.js');
  // Only the plain file is changed below.
  for (const packed of ['br', 'gz']) await rm(`${worker}.${packed}`, { force: true });
  let server = await start(web);
  const { address } = server;
  return {
    address,
    renew: async () => {
      await writeFile(worker, `${await readFile(worker, 'utf8')}\n// the next version\n`);
      await end(server.process);
      server = await start(web, new URL(address).port);
    },
    stop: async () => {
      await end(server.process);
      await rm(web, { recursive: true });
    },
  };
}
