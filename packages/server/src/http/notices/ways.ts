/** A person's notice channels: add, change, remove, test. */
import { type Way, WAY_BODY, WAY_CHANGE, WAY_PARAMS } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredWay } from '../../notices/notice-store.ts';
import { isWebhook } from '../../notices/webhook.ts';
import { hashOf } from '../../people/secret.ts';
import { type Session, sessionOf } from '../../people/person-session.ts';
import { fail, readAs } from '../../site/read-request.ts';
import type { dearLimit } from '../../site/limits.ts';
import type { NoticingSite } from '../../site/site.ts';
import { noticesOf } from './notices-answer.ts';
import { add, change, greet, type GreetingSite } from './change-channels.ts';
import { settled } from './notice-settings-routes.ts';

/** Why a channel can't be used; only its owner sees the reason. */
async function problemOf(
  { notices }: NoticingSite,
  way: Way,
): Promise<'bad-address' | 'not-allowed' | undefined> {
  const { caller, mailer } = notices;
  switch (way.kind) {
    case 'push':
      return (await caller.mayCall(way.endpoint)) ? undefined : 'bad-address';
    case 'webhook':
      return isWebhook(way) && (await caller.mayCall(way.url)) ? undefined : 'bad-address';
    case 'mail':
      return mailer === undefined ? 'not-allowed' : undefined;
    case 'calendar':
      return undefined;
  }
}

/** One browser subscription, one address or one calendar is one channel, even if it is added again. */
function idOf(way: Way, member: string, newId: () => string): string {
  const idFor = (target: string): string => hashOf(`way ${member} ${target}`).slice(0, 22);
  switch (way.kind) {
    case 'push':
      return idFor(way.endpoint);
    case 'mail':
      return idFor(way.address.toLowerCase());
    case 'calendar':
      return idFor('calendar');
    case 'webhook':
      return newId();
  }
}

async function ownWay(
  { people, notices }: NoticingSite,
  request: FastifyRequest,
): Promise<{ readonly session: Session; readonly way: StoredWay } | undefined> {
  const session = await sessionOf(people, request);
  const params = readAs(WAY_PARAMS, request.params);
  const way = params && (await notices.store.way(params.way));
  return session !== undefined && way?.member === session.member ? { session, way } : undefined;
}

export function wayRoutes(
  app: FastifyInstance,
  site: GreetingSite,
  dear: ReturnType<typeof dearLimit>,
): void {
  const { people, notices, environment } = site;

  app.post('/api/notices/ways', dear, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const body = readAs(WAY_BODY, request.body);
    const settings = settled(body?.settings, site, request);
    if (body === undefined || settings === undefined) return fail(reply, 'bad-request');
    const { way, table } = body;
    const id = idOf(way, session.member, environment.newId);
    const known = await notices.store.ways(session.member);
    const before = known.find((one) => one.id === id);
    if (before === undefined && known.length >= LIMITS.waysPerPerson) return fail(reply, 'too-many-ways');
    const problem = await problemOf(site, way);
    if (problem !== undefined) return fail(reply, problem);
    await notices.store.setSettings(session.member, settings);
    if (before !== undefined) await change(site, before, { on: true, table, again: true });
    else if (!(await add(site, session, { id, way, table }))) return fail(reply, 'too-many-ways');
    reply.code(201);
    return noticesOf(site, session);
  });

  app.post('/api/notices/ways/:way', async (request, reply) => {
    const found = await ownWay(site, request);
    if (found === undefined) return fail(reply, 'no-such-way');
    const body = readAs(WAY_CHANGE, request.body);
    if (body === undefined) return fail(reply, 'bad-request');
    await change(site, found.way, body);
    return noticesOf(site, found.session);
  });

  app.delete('/api/notices/ways/:way', async (request, reply) => {
    const found = await ownWay(site, request);
    if (found === undefined) return fail(reply, 'no-such-way');
    await notices.store.removeWay(found.way.id);
    return noticesOf(site, found.session);
  });

  app.post('/api/notices/ways/:way/example', dear, async (request, reply) => {
    const found = await ownWay(site, request);
    if (found === undefined) return fail(reply, 'no-such-way');
    await greet(site, found.way);
    return noticesOf(site, found.session);
  });
}
