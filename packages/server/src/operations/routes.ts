/** For whoever runs the server: is it well, what does it do, and closing a table. */
import { timingSafeEqual } from 'node:crypto';
import { TABLE_PARAMS } from '@duopolis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, readAs } from '../http/answer.ts';
import { dearLimit } from '../http/limits.ts';
import type { Site } from '../http/site.ts';
import { hashOf } from '../people/secret.ts';

/** Compared by hash, so that neither length nor time tells anything. */
const isAdmin = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), Buffer.from(hashOf(`Bearer ${token}`)));

export function operationRoutes(app: FastifyInstance, { config, metrics, tables, ready }: Site): void {
  const dear = dearLimit(app, config);

  app.get('/health', async () => ({ healthy: true }));

  app.get('/ready', async (_, reply) => (ready() ? { ready: true } : fail(reply, 'not-ready')));

  app.get('/metrics', dear, async (request, reply) =>
    isAdmin(request, config.adminToken)
      ? reply.type('text/plain; version=0.0.4').send(metrics.text())
      : fail(reply, 'no-such-page'),
  );

  app.get('/admin/status', dear, async (request, reply) =>
    isAdmin(request, config.adminToken)
      ? { ready: ready(), ...metrics.values() }
      : fail(reply, 'no-such-page'),
  );

  app.post('/admin/tables/:table/close', dear, async (request, reply) => {
    if (!isAdmin(request, config.adminToken)) return fail(reply, 'no-such-page');
    const params = readAs(TABLE_PARAMS, request.params);
    if (params === undefined || (await tables.directory.find(params.table)) === undefined)
      return fail(reply, 'no-such-table');
    const { ok } = await tables.host.shut(params.table);
    return { closed: ok };
  });
}
