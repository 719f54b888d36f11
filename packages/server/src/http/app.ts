/** The site: Fastify with its guards and routes. */
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { agreedOn, LONGEST_MESSAGE, PROTOCOL_HEADER, readProtocols } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { readBodies } from './body.ts';
import { dealRoutes } from './deal-routes.ts';
import { deviceRoutes } from './devices.ts';
import { embedRoutes } from './embed/embed-routes.ts';
import { openApiRoute } from './openapi.ts';
import { operationRoutes } from '../operations/operation-routes.ts';
import { onlyOwnCookie } from '../people/person-session.ts';
import { type Sockets, socketRoute } from '../socket/sockets.ts';
import { socketOptions } from '../socket/wire.ts';
import { codeOf, fail } from '../site/read-request.ts';
import { bareHeaders, secureHeaders } from './pages/headers.ts';
import { newHourlyBytes } from '../site/hourly-bytes.ts';
import { isForPrograms, limitRequests } from '../site/limits.ts';
import { changesSomething, hasOneHost, isOwnOrigin, isUpgrade } from '../site/origin.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { rulesRoutes } from './rules.ts';
import { newSecurityLog, noteRefusal, type SecurityLog } from '../site/security-log.ts';
import { securityTxtRoute } from './security-txt.ts';
import { hasChunks, httpServers } from './servers.ts';
import { shedNewTables } from './shedding.ts';
import type { OperatedSite } from '../site/site.ts';
import { newShares } from '../tables/shares.ts';
import { tableRoutes } from './table-routes.ts';

const LARGEST_BODY = LIMITS.bodyBytes;

export interface App {
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
}

/** Where log lines go. */
export interface LogStream {
  readonly write: (line: string) => void;
}

/** Our own schemas check input. Without these options Fastify loads its own compilers at every start. */
const noSchemas = (): never => {
  throw new Error('routes have no Fastify schemas');
};
const NO_SCHEMAS = { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } };

function newFastify(site: OperatedSite, stream: LogStream | undefined): FastifyInstance {
  const failed = (error: Error & { readonly code?: string }): void =>
    app.log.warn({ code: error.code }, 'a listening socket failed; the others go on');
  const app = fastify({
    logger: {
      level: site.config.log,
      redact: ['req.headers', 'headers', 'cookie'],
      ...(stream && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    /** Trusts our own proxy only: anybody can write earlier entries of the header. */
    trustProxy: site.config.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: LARGEST_BODY,
    schemaController: NO_SCHEMAS,
    serverFactory: httpServers(site, failed),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    genReqId: () => '',
    /** Addresses that Fastify rejects before routing get our own refusal, which doesn't repeat the address. */
    frameworkErrors: (error, { raw }, reply) => {
      /** No hook sees these requests, so nothing else closes a connection that asked for an upgrade. */
      if (raw.headers.upgrade !== undefined) reply.raw.once('finish', () => raw.socket.destroy());
      void fail(reply.headers(bareHeaders(site.config)), codeOf(error));
    },
  });
  return app;
}

/** Refuses other origins, other versions, and every request while the site is not ready. */
function guard(app: FastifyInstance, { config, ready }: OperatedSite): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request) || hasChunks(request.raw)) return fail(reply, 'bad-request');
    /** `upgrade-check.ts` checks upgrades and counts refusals. */
    if (isUpgrade(request)) return;
    if (changesSomething(request) && !isOwnOrigin(request, config.origins))
      return fail(reply, 'wrong-origin');
    if (!ready() && request.routeOptions.url !== '/health') return fail(reply, 'not-ready');
  });
  /** A request without a version comes from a simple program. */
  app.addHook('onRequest', async (request, reply) => {
    const { [PROTOCOL_HEADER]: named } = request.headers;
    if (typeof named !== 'string') return;
    const agreed = agreedOn(config.protocols, readProtocols(named));
    if (agreed === undefined) return fail(reply, 'unsupported');
    reply.header(PROTOCOL_HEADER, agreed);
  });
}

function watchAnswers(app: FastifyInstance, { metrics }: OperatedSite, security: SecurityLog): void {
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control') && isForPrograms(request))
      reply.header('cache-control', 'no-store');
  });
  /** The route's pattern, never the requested address, which may contain people's input. */
  app.addHook('onResponse', async (request, reply) => {
    noteRefusal(security, request, reply.statusCode);
    metrics.count('duopolis_http_requests_total', `${Math.floor(reply.statusCode / 100)}xx`);
    request.log.debug(
      { method: request.method, route: request.routeOptions.url, status: reply.statusCode },
      'answered',
    );
  });
  app.setErrorHandler(
    (
      error: { readonly statusCode?: number; readonly name?: string; readonly code?: string },
      request,
      reply,
    ) => {
      const code = codeOf(error);
      if (code === 'internal' || code === 'not-stored')
        request.log.error({ kind: error.name, code: error.code }, 'failed');
      return fail(reply, code);
    },
  );
}

/** The first key signs cookies; all keys are accepted. */
export async function buildApp(
  site: OperatedSite,
  keys: readonly string[],
  stream?: LogStream,
): Promise<App> {
  const { config } = site;
  const app = newFastify(site, stream);
  const security = newSecurityLog(app.log);
  /** Separate from the queue of long logs, so that writing doesn't wait for reading. */
  const share = newShares();
  const hourly = newHourlyBytes(config);
  readBodies(app, share);
  await secureHeaders(app, config);
  await app.register(cookie, { secret: [...keys] });
  onlyOwnCookie(app, config);
  /** Before every hook that refuses: it closes the connections of refused upgrades, but only of those it has seen. */
  await app.register(websocket, {
    options: socketOptions(LONGEST_MESSAGE),
    /** A broken frame or connection: not worth logging. */
    errorHandler: (_, socket) => socket.terminate(),
  });
  limitRequests(app, site);
  guard(app, site);
  watchAnswers(app, site, security);
  shedNewTables(app, site);
  peopleRoutes(app, site, security);
  deviceRoutes(app, site, security);
  tableRoutes(app, site, { share, hourly });
  dealRoutes(app, site);
  noticeRoutes(app, site);
  rulesRoutes(app);
  openApiRoute(app);
  operationRoutes(app, site, security);
  securityTxtRoute(app, site);
  embedRoutes(app, site);
  const sockets = socketRoute(app, site, { security, hourly });
  await pageRoutes(app, site);
  return { app, sockets };
}
