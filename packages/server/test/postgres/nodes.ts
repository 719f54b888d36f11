/** Several nodes as processes of their own over one database, and a proxy in front that deals connections round. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer, type Server } from 'node:net';
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

export interface Proxy {
  readonly address: string;
  /** How many connections each node was dealt. */
  readonly dealt: () => ReadonlyMap<NodeProcess, number>;
  readonly stop: () => void;
}

/** Deals every new connection to the next of the nodes that there are now. */
export async function startProxy(nodes: () => readonly NodeProcess[]): Promise<Proxy> {
  const dealt = new Map<NodeProcess, number>();
  let turn = 0;
  const proxy: Server = createServer((client) => {
    const among = nodes();
    const node = among[turn++ % among.length];
    if (node === undefined) return client.destroy();
    dealt.set(node, (dealt.get(node) ?? 0) + 1);
    const { port, hostname } = new URL(node.address);
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    return undefined;
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { readonly port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    dealt: () => dealt,
    stop: () => void proxy.close(),
  };
}
