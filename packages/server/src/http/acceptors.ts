/**
 * Several listening sockets for one address. Node accepts one connection of each in an iteration of the event loop, so with a
 * single one a crowd of new connections would have to wait for as many iterations.
 */
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { once } from 'node:events';

/** Connections accepted in one tick of the event loop: half a millisecond of work, at 20 to 28 µs for each. */
export const ACCEPTED_PER_TICK = 16;

/** Whether the system shares the connections of a port among sockets; elsewhere the server accepts alone. */
export const IS_PORT_SHARED = process.platform === 'linux';

export interface ListenAt {
  readonly host: string;
  readonly port: number;
  readonly backlog: number;
}

/** Tells what went wrong with a listening socket. */
export type Failed = (error: Error) => void;

function openAcceptor(server: HttpServer, at: ListenAt, failed: Failed): Server {
  const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  /** Without this one the others go on. It tells once: somebody else may cause more errors. */
  acceptor.once('error', failed);
  acceptor.on('error', () => {});
  return acceptor.listen({ ...at, reusePort: true });
}

/** As soon as the server listens with `reusePort`, others accept for it, until it closes. */
export function acceptMore(server: HttpServer, backlog: number, failed: Failed): void {
  let acceptors: readonly Server[] = [];
  if (!IS_PORT_SHARED) return;
  server.once('listening', () => {
    const { address: host, port } = server.address() as AddressInfo;
    acceptors = Array.from({ length: ACCEPTED_PER_TICK - 1 }, () =>
      openAcceptor(server, { host, port, backlog }, failed),
    );
  });
  const close = server.close.bind(server);
  server.close = (closed) => {
    for (const acceptor of acceptors) acceptor.close();
    return close(closed);
  };
}

/** A port that can be shared could be shared with another server too: rejects if one listens there. */
async function mustBeFree({ host, port, backlog }: ListenAt): Promise<void> {
  const probe = createServer((socket) => void socket.destroy()).listen({ host, port, backlog });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** A name that one program at a time can listen on; Linux forgets it when the program ends. */
const nameOf = (port: number): string => `\0duopolis-port-${port}`;

/** `listen` runs if nobody else has the port. Another server that starts meanwhile finds it in use, as if it had come later. */
export async function firstAt<Listening>(at: ListenAt, listen: () => Promise<Listening>): Promise<Listening> {
  if (at.port === 0 || !IS_PORT_SHARED) return listen();
  const name = createServer((socket) => void socket.destroy()).listen({ path: nameOf(at.port) });
  await once(name, 'listening');
  try {
    await mustBeFree(at);
    return await listen();
  } finally {
    name.close();
  }
}
