/** How people want to be notified: language, time zone, quiet hours. */
import { NOTICE_SETTINGS, type NoticeSettings } from '@duopolis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isZone } from '../../notices/quiet.ts';
import type { StoredSettings } from '../../notices/notice-store.ts';
import { sessionOf } from '../../people/person-session.ts';
import { fail, readAs } from '../../site/read-request.ts';
import type { NoticingSite } from '../../site/site.ts';
import { noticesOf } from './notices-answer.ts';

/** The base address of links; the host's setting takes precedence over the browser's. */
function originOf({ config }: NoticingSite, { headers, host, protocol }: FastifyRequest): string {
  return config.origins[0] ?? headers.origin ?? `${protocol}://${host}`;
}

export const settled = (
  settings: NoticeSettings | undefined,
  site: NoticingSite,
  request: FastifyRequest,
): StoredSettings | undefined =>
  settings !== undefined && isZone(settings.zone)
    ? { ...settings, origin: originOf(site, request) }
    : undefined;

export function settingRoutes(app: FastifyInstance, site: NoticingSite): void {
  const { people, notices } = site;

  app.get('/api/notices', async (request, reply) => {
    const session = await sessionOf(people, request);
    return session === undefined ? fail(reply, 'no-session') : noticesOf(site, session);
  });

  app.post('/api/notices', async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const settings = settled(readAs(NOTICE_SETTINGS, request.body), site, request);
    if (settings === undefined) return fail(reply, 'bad-request');
    await notices.store.setSettings(session.member, settings);
    return noticesOf(site, session);
  });
}
