/** A person without an account: a name, a cookie, a code for another device. */
import {
  CLAIM_BODY,
  cleanName,
  NAME_BODY,
  type SessionAnswer,
  type TransferAnswer,
} from '@duopolis/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceKind, writeKind } from '../people/device-label.ts';
import { hashOf, newCode, newToken, readCode } from '../people/secret.ts';
import { giveCookie, type Session, sessionId, sessionOf, takeCookie } from '../people/person-session.ts';
import type { Person } from '../people/people-store.ts';
import { fail, readAs } from '../site/read-request.ts';
import { dailyPeople, dearLimit, tooOften } from '../site/limits.ts';
import type { SecurityLog } from '../site/security-log.ts';
import type { Site } from '../site/site.ts';

const CODE_LASTS = 10 * 60_000;

const answerOf = ({ member, name }: Person): SessionAnswer => ({ you: member, name });

/** A person with more devices loses the least recently used one. */
const MOST_DEVICES = 32;

/** Shared by the routes of people. */
interface PeopleSite extends Site {
  readonly security: SecurityLog;
  readonly dear: ReturnType<typeof dearLimit>;
}

export function peopleRoutes(app: FastifyInstance, site: Site, security: SecurityLog): void {
  const own: PeopleSite = { ...site, security, dear: dearLimit(app, site.config) };
  sessionRoutes(app, own);
  transferRoutes(app, own);
}

/** If it can't be stored now, the next request stores it. */
const noteDevice = (
  { people, environment }: PeopleSite,
  { headers }: FastifyRequest,
  hash: string,
): Promise<void> =>
  people.use(hash, environment.now(), writeKind(deviceKind(headers['user-agent']))).catch(() => {});

async function signOut(
  { people, endings, security }: PeopleSite,
  sessions: readonly Pick<Session, 'hash'>[],
): Promise<void> {
  if (sessions.length === 0) return;
  await Promise.all(sessions.map(({ hash }) => people.forget(hash)));
  endings.tell({ sessions: sessions.map(({ hash }) => sessionId(hash)) });
  security.note('signed-out', { count: sessions.length });
}

function sessionRoutes(app: FastifyInstance, site: PeopleSite): void {
  const { people, environment, config, metrics, security, dear } = site;
  const wait = dailyPeople(config);

  app.get('/api/session', async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    /** If it can't be stored now, the next request stores it. */
    await people.seen(session.member, environment.now()).catch(() => {});
    await noteDevice(site, request, session.hash);
    if (session.renew !== undefined) giveCookie(reply, session.renew, config);
    return answerOf(session);
  });

  app.post('/api/session', dear, async (request, reply) => {
    const body = readAs(NAME_BODY, request.body);
    if (body === undefined) return fail(reply, 'bad-request');
    const name = cleanName(body.name);
    if (name === undefined) return fail(reply, 'bad-name');
    const session = await sessionOf(people, request);
    if (session !== undefined) {
      await people.rename(session.member, name);
      return answerOf({ ...session, name });
    }
    const later = wait(request);
    if (later > 0) {
      metrics.count('duopolis_requests_limited_total', 'people');
      return tooOften(reply, later);
    }
    const person = { member: environment.newId(), name };
    const token = newToken();
    await people.add(person, hashOf(token), environment.now());
    security.note('person-added');
    await noteDevice(site, request, hashOf(token));
    giveCookie(reply, token, config);
    return answerOf(person);
  });

  app.delete('/api/session', async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    await signOut(site, [session]);
    takeCookie(reply);
    return {};
  });
}

function transferRoutes(app: FastifyInstance, site: PeopleSite): void {
  const { people, environment, config, security, dear } = site;

  app.post('/api/session/transfer', dear, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const answer: TransferAnswer = { code: newCode(), until: environment.now() + CODE_LASTS };
    await people.offer(session.member, hashOf(readCode(answer.code)), answer.until);
    security.note('code-offered');
    return answer;
  });

  app.post('/api/session/claim', dear, async (request, reply) => {
    const body = readAs(CLAIM_BODY, request.body);
    if (body === undefined) return fail(reply, 'bad-request');
    const before = await sessionOf(people, request);
    const token = newToken();
    const person = await people.claim(hashOf(readCode(body.code)), hashOf(token), environment.now());
    security.note(person === undefined ? 'code-refused' : 'code-claimed');
    if (person === undefined) return fail(reply, 'no-such-code');
    /** The device's previous secret is revoked, so that nobody else can go on using it. */
    if (before !== undefined) await signOut(site, [before]);
    await noteDevice(site, request, hashOf(token));
    await signOut(site, (await people.devices(person.member)).slice(MOST_DEVICES));
    giveCookie(reply, token, config);
    return answerOf(person);
  });
}
