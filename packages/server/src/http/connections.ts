/** Bounds on connections: of the server, and of each network where no proxy stands between. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';
import type { Site } from './site.ts';

/** Connections for requests, besides those that are sockets. */
const REQUESTS = 1_024;
const REQUESTS_EACH = 128;

export function boundConnections(app: FastifyInstance, { config, metrics }: Site): void {
  const { server } = app;
  const { mostSockets, socketsEach, trustProxy } = config;
  const networks = new Map<string, number>();
  server.maxConnections = mostSockets + REQUESTS;
  server.on('drop', () => metrics.count('duopolis_connections_refused_total', 'all'));
  /** All connections of a proxy have its address. */
  if (trustProxy) return;
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const before = networks.get(network) ?? 0;
    if (before >= socketsEach + REQUESTS_EACH) {
      metrics.count('duopolis_connections_refused_total', 'network');
      return void socket.destroy();
    }
    networks.set(network, before + 1);
    socket.once('close', () => {
      const left = (networks.get(network) ?? 1) - 1;
      if (left === 0) networks.delete(network);
      else networks.set(network, left);
    });
  });
}
