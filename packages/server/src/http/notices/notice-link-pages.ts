/** The signed links in notices: stop, confirm, and the calendar feed. */
import { LINK_QUERY, STOP_BODY, type StopAnswer } from '@duopolis/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarOf } from '../../notices/calendar.ts';
import { type Link, readLink } from '../../notices/links.ts';
import { isFor } from '../../notices/plan.ts';
import { fail, readAs } from '../../site/read-request.ts';
import type { dearLimit } from '../../site/limits.ts';
import type { NoticingSite } from '../../site/site.ts';
import { change, type GreetingSite } from './change-channels.ts';

async function linked({ notices }: NoticingSite, request: FastifyRequest, does: Link['does']) {
  const query = readAs(LINK_QUERY, request.query);
  const link = query && readLink(notices.key, query.link);
  const way = link?.does === does ? await notices.store.way(link.way) : undefined;
  return link && way && { link, way };
}

/** The signed link is enough: it came with a notice, so no cookie is needed. */
export function linkRoutes(
  app: FastifyInstance,
  site: GreetingSite,
  dear: ReturnType<typeof dearLimit>,
): void {
  const { notices, environment, tables } = site;

  void app.register(async (scope) => {
    /** The body that a mail program posts is ignored. */
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, {}),
    );
    scope.post('/api/notices/stop', dear, async (request, reply): Promise<StopAnswer | FastifyReply> => {
      const found = await linked(site, request, 'stop');
      if (found === undefined) return fail(reply, 'no-such-way');
      const { table } = found.link;
      const on = readAs(STOP_BODY, request.body ?? {})?.undo === true;
      await change(site, found.way, { on, table });
      return { stopped: !on, ...(table !== undefined && { table }) };
    });
  });

  app.post('/api/notices/confirm', dear, async (request, reply) => {
    const found = await linked(site, request, 'confirm');
    if (found === undefined) return fail(reply, 'no-such-way');
    await notices.store.changeWay(found.way.id, { confirmed: true, problem: null });
    return {};
  });

  app.get('/api/notices/calendar.ics', async (request, reply) => {
    const found = await linked(site, request, 'calendar');
    const settings = found && (await notices.store.settings(found.way.member));
    if (found === undefined || settings === undefined) return fail(reply, 'no-such-way');
    const turns = settings.stopped ? [] : await notices.store.turns(found.way.member);
    const { member, id, tables: covered } = found.way;
    const shown = turns.filter(({ table }) => isFor(covered, table));
    const known = new Map(
      await Promise.all(shown.map(async ({ table }) => [table, await tables.directory.find(table)] as const)),
    );
    const writing = {
      member,
      way: id,
      settings,
      about: (table: string) => known.get(table),
      key: notices.key,
    };
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(shown, writing, environment.now()));
  });
}
