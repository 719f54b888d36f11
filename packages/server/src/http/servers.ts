/** Makes the HTTP servers of the site. Connections, pipelined requests and durations are bounded. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../site/network.ts';
import type { Site } from '../site/site.ts';
import { paced } from '../paced.ts';

/** A named import would load every export, including an HTTP client that nobody here uses. */
const http = process.getBuiltinModule('node:http');

/** Connections for requests, besides sockets. */
const REQUESTS = 1_024;
const REQUESTS_EACH = 128;

/** Pipelined requests of one connection. Browsers and proxies send the next one after the answer. */
const MOST_WAITING = 8;

/** Requests that begin in one tick of the event loop: about ten milliseconds of work. */
export const REQUESTS_PER_TICK = 64;

/** Milliseconds of keep-alive: longer than proxies keep their connections. */
const KEPT = 72_000;

type Bounds = Pick<Site, 'config' | 'metrics'>;

/** Only without a proxy: all connections of a proxy have its address. */
function boundNetworks({ config: { socketsEach }, metrics }: Bounds): (socket: Socket) => void {
  const networks = new Map<string, number>();
  return (socket) => {
    const network = networkOf(socket.remoteAddress);
    const before = networks.get(network) ?? 0;
    if (before >= socketsEach + REQUESTS_EACH) {
      metrics.count('duopolis_connections_refused_total', 'network');
      return void socket.destroy();
    }
    networks.set(network, before + 1);
    socket.on('close', () => {
      const left = (networks.get(network) ?? 1) - 1;
      if (left === 0) networks.delete(network);
      else networks.set(network, left);
    });
  };
}

/** The parser of a connection; Node keeps it on the socket, undocumented. */
interface Parsed {
  readonly parser?: { onIncoming?: () => number } | null;
}

/** The parser's code for an upgrade: the bytes that follow are not requests. */
const NO_MORE_REQUESTS = 2;

/** A destroyed connection still parses its current chunk, unless its parser is stopped. */
function cut(socket: Socket): void {
  const { parser } = socket as Parsed;
  if (parser) parser.onIncoming = () => NO_MORE_REQUESTS;
  socket.destroy();
}

/** One chunk can hold thousands of pipelined requests: a connection with too many is cut. */
function boundWaiting({ metrics }: Bounds, handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const now = (waiting.get(socket) ?? 0) + 1;
    if (now > MOST_WAITING) {
      metrics.count('duopolis_connections_refused_total', 'pipelined');
      return cut(socket);
    }
    waiting.set(socket, now);
    response.once('close', () => void waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

type Exchange = readonly [IncomingMessage, ServerResponse];

function pacedRequests(handle: RequestListener): RequestListener {
  const begin = paced<Exchange>({
    most: REQUESTS_PER_TICK,
    handle: (exchange) => handle(...exchange),
    isOver: ([{ socket }]) => socket.destroyed,
  });
  return (...exchange) => void begin(exchange);
}

/** For `serverFactory`: a host with several addresses has one server for each. */
export function httpServers(site: Bounds): (handle: RequestListener) => Server {
  const { arrival, mostSockets, trustProxy } = site.config;
  const bound = boundNetworks(site);
  return (handle) => {
    const server = http.createServer(
      { headersTimeout: arrival.headers, connectionsCheckingInterval: arrival.check },
      boundWaiting(site, pacedRequests(handle)),
    );
    server.requestTimeout = arrival.request;
    server.keepAliveTimeout = KEPT;
    /** Milliseconds of silence in both directions; sockets have their own limit. */
    server.setTimeout(arrival.silence);
    server.maxConnections = mostSockets + REQUESTS;
    /** After an upgrade request Node no longer times the connection. Close it if it never becomes a socket. */
    server.on('upgrade', (_, connection: Socket) => {
      connection.setTimeout(arrival.silence, () => connection.destroy());
    });
    server.on('drop', () => site.metrics.count('duopolis_connections_refused_total', 'all'));
    if (!trustProxy) server.on('connection', bound);
    return server;
  };
}
