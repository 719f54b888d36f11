/** Nodes as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** A node that acknowledges before it keeps. */
export const HASTY = fileURLToPath(new URL('hasty-node.ts', import.meta.url));

export interface NodeProcess {
  readonly address: string;
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
}

const living = new Set<ChildProcess>();

export async function startNode(database: string, program = MAIN): Promise<NodeProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', program, '--port', '0', '--log', 'silent', '--web', 'none'],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, DATABASE_URL: database } },
  );
  living.add(child);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', (code) => reject(new Error(`the node ended with ${code}`)));
  });
  return {
    address: line.replace('Duopolis: ', '').trim(),
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await gone;
      living.delete(child);
    },
  };
}

/** No process outlives a test that fails. */
export function killAll(): void {
  for (const child of living) child.kill('SIGKILL');
  living.clear();
}
