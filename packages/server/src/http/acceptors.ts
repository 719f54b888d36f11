/**
 * Several listening sockets for one address. Node accepts one connection of each in an iteration of the event loop, so with a
 * single one a crowd of new connections would have to wait for as many iterations.
 */
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { once } from 'node:events';

/** Connections accepted in one tick of the event loop: about two milliseconds of work. */
export const ACCEPTED_PER_TICK = 16;

/** Whether the system shares the connections of a port among sockets; elsewhere the server accepts alone. */
export const IS_PORT_SHARED = process.platform === 'linux';

export interface ListenAt {
  readonly host: string;
  readonly port: number;
  readonly backlog: number;
}

function openAcceptor(server: HttpServer, at: ListenAt): Server {
  const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  /** Without this one the others go on. */
  acceptor.on('error', () => {});
  return acceptor.listen({ ...at, reusePort: true });
}

/** As soon as the server listens with `reusePort`, others accept for it, until it closes. */
export function acceptMore(server: HttpServer, backlog: number): void {
  let acceptors: readonly Server[] = [];
  if (!IS_PORT_SHARED) return;
  server.once('listening', () => {
    const { address: host, port } = server.address() as AddressInfo;
    acceptors = Array.from({ length: ACCEPTED_PER_TICK - 1 }, () =>
      openAcceptor(server, { host, port, backlog }),
    );
  });
  const close = server.close.bind(server);
  server.close = (closed) => {
    for (const acceptor of acceptors) acceptor.close();
    return close(closed);
  };
}

/** A port that can be shared could be shared with another server too: rejects if one listens there. */
export async function mustBeFree({ host, port, backlog }: ListenAt): Promise<void> {
  if (port === 0) return;
  const probe = createServer((socket) => void socket.destroy()).listen({ host, port, backlog });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
