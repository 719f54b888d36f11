/** Routes for operators: health, metrics, closing a table, stopping the server. */
import { timingSafeEqual } from 'node:crypto';
import { TABLE_PARAMS } from '@duopolis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, readAs } from '../site/read-request.ts';
import { dearLimit, NEVER_COUNTED } from '../site/limits.ts';
import type { SecurityLog } from '../site/security-log.ts';
import type { OperatedSite } from '../site/site.ts';
import { hashOf } from '../people/secret.ts';
import { openAudit } from './audit.ts';

/** Compared by hash, so that neither length nor timing leaks anything. */
const isAdmin = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), Buffer.from(hashOf(`Bearer ${token}`)));

export function operationRoutes(app: FastifyInstance, site: OperatedSite, security: SecurityLog): void {
  const { config, metrics, tables, environment } = site;
  const dear = dearLimit(app, config);
  const audit = openAudit(site.keepNote, environment.now, { adminToken: config.adminToken, log: app.log });
  const ready = (): boolean => site.ready() && !site.isDraining() && site.isStoreAnswering();

  /** Strangers can't tell that the page exists; the operator sees that somebody tried. */
  const allowed = (request: FastifyRequest): boolean => {
    const is = isAdmin(request, config.adminToken);
    if (is) return true;
    metrics.count('duopolis_admin_refused_total');
    security.note('admin-refused', { route: `${request.method} ${request.routeOptions.url}` });
    return false;
  };

  app.get('/health', NEVER_COUNTED, async () => ({ healthy: true }));

  app.get('/ready', NEVER_COUNTED, async (_, reply) =>
    ready() ? { ready: true } : fail(reply, 'not-ready'),
  );

  app.get('/metrics', dear, async (request, reply) =>
    allowed(request)
      ? reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
      : fail(reply, 'no-such-page'),
  );

  app.get('/admin/status', dear, async (request, reply) =>
    allowed(request) ? { ready: ready(), ...(await metrics.values()) } : fail(reply, 'no-such-page'),
  );

  app.post('/admin/tables/:table/close', dear, async (request, reply) => {
    if (!allowed(request)) return fail(reply, 'no-such-page');
    const params = readAs(TABLE_PARAMS, request.params);
    if (params === undefined || (await tables.directory.find(params.table)) === undefined)
      return fail(reply, 'no-such-table');
    const { ok } = await tables.host.shut(params.table);
    const result = ok ? 'done' : 'refused';
    await audit.note({ action: 'close-table', target: params.table, result, from: request.ip });
    return { closed: ok };
  });

  app.post('/admin/drain', dear, async (request, reply) => {
    if (!allowed(request)) return fail(reply, 'no-such-page');
    await audit.note({ action: 'drain', result: 'done', from: request.ip });
    site.drain();
    return reply.code(202).send({ draining: true });
  });
}
