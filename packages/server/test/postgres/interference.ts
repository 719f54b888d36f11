/** A proxy before PostgreSQL that decides where chunks begin and end, and ends connections in any state of the protocol. */
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as macrotask } from 'node:timers/promises';
import { FATAL } from './fake-server.ts';

/** How the bytes of the database arrive: as they come, cut everywhere, or all that there are in one chunk. */
export type Chunking = 'as it comes' | 'cut' | 'merged';

export type Fault = 'an error' | 'a reset';

export interface Interference {
  readonly url: string;
  /** Messages of the database so far, and the type of each. */
  readonly types: readonly string[];
  /** From now on the connection that has this message next ends instead, once. */
  readonly failAt: (message: number, fault: Fault) => void;
  readonly stop: () => void;
}

const HEAD = 5;
/** Turns of the event loop without a byte after which merged ones are passed on. */
const QUIET = 3;
/** The first bytes of an answer arrive alone; then cuts of a prime length fall on every place of a message sooner or later. */
const ALONE = 48;
const CUT = 7;

/** Takes bytes of one connection out of a queue, in order, and writes them as chunks. */
function chunker(to: Socket, chunking: Chunking): (bytes: Buffer) => void {
  let waiting: Buffer[] = [];
  let isAtWork = false;

  async function cut(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length && !to.destroyed; ) {
      const end = from + (from < ALONE ? 1 : CUT);
      to.write(bytes.subarray(from, end));
      from = end;
      // oxlint-disable-next-line no-await-in-loop -- what is written in one turn may arrive in one chunk
      await macrotask();
    }
  }

  async function work(): Promise<void> {
    isAtWork = true;
    for (let quiet = 0; waiting.length > 0; ) {
      // oxlint-disable no-await-in-loop -- one chunk after the other
      if (chunking === 'merged') {
        const before = waiting.length;
        await macrotask();
        quiet = waiting.length === before ? quiet + 1 : 0;
        if (quiet < QUIET) continue;
      }
      const bytes = Buffer.concat(waiting);
      waiting = [];
      if (chunking === 'merged') to.write(bytes);
      else await cut(bytes);
      // oxlint-enable no-await-in-loop
    }
    isAtWork = false;
  }

  return (bytes) => {
    waiting.push(bytes);
    if (chunking === 'as it comes') {
      waiting = [];
      to.write(bytes);
    } else if (!isAtWork) void work();
  };
}

export async function startInterference(
  target: string,
  chunking: Chunking = 'as it comes',
): Promise<Interference> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const types: string[] = [];
  let failing: { readonly at: number; readonly fault: Fault } | undefined;

  function end(client: Socket, fault: Fault): void {
    failing = undefined;
    if (fault === 'a reset') client.resetAndDestroy();
    else client.end(FATAL);
  }

  function serve(client: Socket): void {
    const server = connect(Number(port), hostname);
    const pass = chunker(client, chunking);
    let rest = Buffer.alloc(0);
    for (const socket of [client, server]) {
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
      open.add(socket);
    }
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      let length = 0;
      while (rest.length >= length + HEAD && rest.length > length + rest.readInt32BE(length + 1)) {
        if (failing?.at === types.length) {
          pass(rest.subarray(0, length));
          return end(client, failing.fault);
        }
        types.push(rest.toString('latin1', length, length + 1));
        length += 1 + rest.readInt32BE(length + 1);
      }
      pass(rest.subarray(0, length));
      rest = rest.subarray(length);
    });
  }

  const proxy = createServer(serve);
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as { readonly port: number };
  return {
    url: Object.assign(new URL(target), { port: `${own}` }).href,
    types,
    failAt: (at, fault) => {
      failing = { at, fault };
    },
    stop: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
