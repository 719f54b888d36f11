/** Makes the HTTP servers of the site. Connections, pipelined requests and durations are bounded. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../site/network.ts';
import type { Site } from '../site/site.ts';
import { paced } from '../paced.ts';
import { regularly } from '../regular.ts';
import { acceptMore, type Failed } from './acceptors.ts';
import { slowest } from '../socket/unread.ts';

/** A named import would load every export, including an HTTP client that nobody here uses. */
const http = process.getBuiltinModule('node:http');

/** Connections for requests, besides sockets. */
export const REQUESTS = 1_024;
export const REQUESTS_EACH = 128;

/** Pipelined requests of one connection. Browsers and proxies send the next one after the answer. */
const MOST_WAITING = 8;

/** Milliseconds between two looks at what is unread. */
const CHECK = 500;

/** Requests that begin in one tick of the event loop: about ten milliseconds of work. */
export const REQUESTS_PER_TICK = 64;

/**
 * Connections that may wait to be accepted; the system's own limit may be lower. Everybody comes back at once after a crash,
 * and a connection that finds no room is only tried again after a second.
 */
export const BACKLOG = 4_096;

/** Milliseconds of keep-alive: longer than proxies keep their connections. */
const KEPT = 72_000;

type Bounds = Pick<Site, 'config' | 'metrics'>;

/** Counts the connections of a network; the second function takes one off again. */
function countNetworks(): readonly [enter: (network: string) => number, leave: (network: string) => void] {
  const networks = new Map<string, number>();
  return [
    (network) => {
      const now = (networks.get(network) ?? 0) + 1;
      networks.set(network, now);
      return now;
    },
    (network) => {
      const left = (networks.get(network) ?? 1) - 1;
      if (left === 0) networks.delete(network);
      else networks.set(network, left);
    },
  ];
}

/** Behind a proxy, all connections have its address: they are bounded together only. */
function boundConnections(
  { config: { mostSockets, socketsEach, trustProxy }, metrics }: Bounds,
  connections: Set<Socket>,
): (socket: Socket) => void {
  const [enter, leave] = countNetworks();
  const mostEach = trustProxy ? Infinity : socketsEach + REQUESTS_EACH;
  const most = mostSockets + REQUESTS;
  const refuse = (socket: Socket, why: string): void => {
    metrics.count('duopolis_connections_refused_total', why);
    socket.destroy();
  };
  return (socket) => {
    if (connections.size >= most) return refuse(socket, 'all');
    const network = networkOf(socket.remoteAddress);
    connections.add(socket);
    socket.on('close', () => {
      connections.delete(socket);
      leave(network);
    });
    if (enter(network) > mostEach) refuse(socket, 'network');
  };
}

/** Unread answers wait in memory: the slowest readers are disconnected before they take too much. */
function boundUnread({ metrics }: Bounds, server: Server, connections: ReadonlySet<Socket>): void {
  const check = (): void => {
    for (const socket of slowest(connections, ({ writableLength }) => writableLength)) {
      metrics.count('duopolis_connections_refused_total', 'unread');
      socket.destroy();
    }
  };
  server.once('listening', () => {
    server.once('close', regularly(CHECK, check));
  });
}

/** The parser of a connection; Node keeps it on the socket, undocumented. */
interface Parsed {
  readonly parser?: { onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number } | null;
}

/** The parser's code for an upgrade: the bytes that follow are not requests. */
const NO_MORE_REQUESTS = 2;

/** A destroyed connection still parses its current chunk, unless its parser is stopped. */
function cut(socket: Socket): void {
  const { parser } = socket as Parsed;
  if (parser) parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}

/** A body in chunks, instead of one with a length. */
export const hasChunks = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined;

/** Parsing 64 KB in chunks of one byte takes eight milliseconds. So the parser stops at the head, which is then refused. */
function stopBeforeChunks(socket: Socket): void {
  const { parser } = socket as Parsed;
  const onIncoming = parser?.onIncoming;
  if (!parser || onIncoming === undefined) return;
  parser.onIncoming = (request, keepAlive) => {
    if (!hasChunks(request)) return onIncoming(request, keepAlive);
    onIncoming(request, false);
    return NO_MORE_REQUESTS;
  };
}

type Exchange = readonly [IncomingMessage, ServerResponse];

interface OneByOne {
  readonly listener: RequestListener;
  /** Whether a request of the connection is not answered yet. */
  readonly isBusy: (socket: Socket) => boolean;
}

/**
 * The requests of a connection are handled one after the other: only one answer is in memory. One chunk can hold thousands
 * of requests, so a connection with too many is cut.
 */
function oneByOne({ metrics }: Bounds, handle: RequestListener): OneByOne {
  const queues = new WeakMap<Socket, Exchange[]>();
  const isBusy = (socket: Socket): boolean => (queues.get(socket)?.length ?? 0) > 0;

  function begin(socket: Socket): void {
    const [exchange] = queues.get(socket) ?? [];
    if (exchange === undefined || socket.destroyed) return;
    exchange[1].once('close', () => {
      queues.get(socket)?.shift();
      begin(socket);
    });
    handle(...exchange);
  }

  const listener: RequestListener = (...exchange) => {
    const [{ socket }] = exchange;
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    if (queue.length >= MOST_WAITING) {
      metrics.count('duopolis_connections_refused_total', 'pipelined');
      return cut(socket);
    }
    queue.push(exchange);
    queues.set(socket, queue);
    if (queue.length === 1) begin(socket);
  };
  return { listener, isBusy };
}

/** Cheap answers by which others judge whether the server is alive. */
const ABOUT_HEALTH = /^\/(health|ready)(\?|$)/;

/** They have a line of their own: behind a thousand other requests they would wait for sixteen ticks. */
function pacedRequests(handle: RequestListener): RequestListener {
  const line = () =>
    paced<Exchange>({
      most: REQUESTS_PER_TICK,
      handle: (exchange) => handle(...exchange),
      isOver: ([{ socket }]) => socket.destroyed,
    });
  const [usual, health] = [line(), line()];
  return (...exchange) => {
    const begin = ABOUT_HEALTH.test(exchange[0].url ?? '') ? health : usual;
    begin(exchange);
  };
}

/** For `serverFactory`: a host with several addresses has one server for each. */
export function httpServers(site: Bounds, failed: Failed = () => {}): (handle: RequestListener) => Server {
  const { arrival } = site.config;
  const connections = new Set<Socket>();
  const bound = boundConnections(site, connections);
  return (handle) => {
    const { listener, isBusy } = oneByOne(site, pacedRequests(handle));
    const server = http.createServer(
      {
        headersTimeout: arrival.headers,
        connectionsCheckingInterval: arrival.check,
        /** Node answers a request without a host at once, however many there are. `guard` in `app.ts` refuses it in its turn. */
        requireHostHeader: false,
        /** An upgrade behind an unanswered request is handled like any request: it waits, and counts towards the limits. */
        shouldUpgradeCallback: ({ socket }) => !isBusy(socket),
      },
      listener,
    );
    /** So does Node with an unknown `Expect`. */
    server.on('checkExpectation', listener);
    server.requestTimeout = arrival.request;
    server.keepAliveTimeout = KEPT;
    /** Milliseconds of silence in both directions; sockets have their own limit. */
    server.setTimeout(arrival.silence);
    /** After an upgrade request Node no longer times the connection. Close it if it never becomes a socket. */
    server.on('upgrade', (_, connection: Socket) => {
      connection.setTimeout(arrival.silence, () => connection.destroy());
    });
    server.on('connection', bound);
    server.on('connection', stopBeforeChunks);
    boundUnread(site, server, connections);
    acceptMore(server, BACKLOG, failed);
    return server;
  };
}
