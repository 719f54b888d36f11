/** How people are told of their turns: ways, quiet hours, and the signed links of what was sent. */
import {
  LINK_QUERY,
  NOTICE_SETTINGS,
  type NoticesAnswer,
  type NoticeSettings,
  STOP_BODY,
  type StopAnswer,
  type Way,
  WAY_BODY,
  WAY_CHANGE,
  WAY_PARAMS,
  type WayAnswer,
  type WayTables,
} from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarOf } from '../notices/calendar.ts';
import { type Link, readLink, writeLink } from '../notices/links.ts';
import { isFor } from '../notices/plan.ts';
import { isZone } from '../notices/quiet.ts';
import { webhookSecret } from '../notices/sender.ts';
import type { StoredSettings, StoredWay } from '../notices/store.ts';
import { isWebhook } from '../notices/webhook.ts';
import { hashOf } from '../people/secret.ts';
import { type Session, sessionOf } from '../people/session.ts';
import { fail, readAs } from '../site/answer.ts';
import { type Counts, newCounts } from '../site/counts.ts';
import { dearLimit } from '../site/limits.ts';
import type { NoticingSite } from '../site/site.ts';

/** The first letter and the host: its owner knows which it is, and whoever looks over a shoulder does not. */
const maskedMail = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

function labelOf(way: Way): string {
  switch (way.kind) {
    case 'push':
      return new URL(way.endpoint).host;
    case 'webhook':
      return new URL(way.url).host;
    case 'mail':
      return maskedMail(way.address);
    case 'calendar':
      return '';
  }
}

const calendarPath = (key: string, way: string): string =>
  `/api/notices/calendar.ics?link=${writeLink(key, { does: 'calendar', way })}`;

function answerOf(stored: StoredWay, { hash }: Session, key: string): WayAnswer {
  const { id, way, tables, confirmed, sent, problem, session } = stored;
  return {
    id,
    kind: way.kind,
    label: labelOf(way),
    tables,
    confirmed,
    ...(way.kind === 'webhook' && { service: way.service }),
    ...(way.kind === 'webhook' && way.service === 'json' && { secret: webhookSecret(key, id) }),
    ...(way.kind === 'calendar' && { path: calendarPath(key, id) }),
    ...(sent !== null && { sent }),
    ...(problem !== null && { problem }),
    ...(way.kind === 'push' && session === hash && { here: true }),
  };
}

/** The address that links begin with; what the host has set goes before what a browser says. */
function originOf({ config }: NoticingSite, { headers, host, protocol }: FastifyRequest): string {
  return config.origins[0] ?? headers.origin ?? `${protocol}://${host}`;
}

const settled = (
  settings: NoticeSettings | undefined,
  site: NoticingSite,
  request: FastifyRequest,
): StoredSettings | undefined =>
  settings !== undefined && isZone(settings.zone)
    ? { ...settings, origin: originOf(site, request) }
    : undefined;

async function noticesOf({ notices }: NoticingSite, session: Session): Promise<NoticesAnswer> {
  const { store, key, pushKey, mailer } = notices;
  const [settings, ways] = await Promise.all([store.settings(session.member), store.ways(session.member)]);
  const { origin: _, ...asked } = settings ?? { origin: '' };
  return {
    ...(settings && { settings: asked as NoticeSettings }),
    ways: ways.map((way) => answerOf(way, session, key)),
    pushKey,
    mail: mailer !== undefined,
  };
}

/** The site, and how often addresses were asked. */
interface GreetingSite extends NoticingSite {
  readonly confirmations: Counts;
}

export function noticeRoutes(app: FastifyInstance, site: NoticingSite): void {
  const dear = dearLimit(app, site.config);
  const greeting: GreetingSite = { ...site, confirmations: newCounts(DAY) };
  settingRoutes(app, site);
  wayRoutes(app, greeting, dear);
  linkRoutes(app, greeting, dear);
}

function settingRoutes(app: FastifyInstance, site: NoticingSite): void {
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

/** Why a way can't be used; only whoever asks for it is told. */
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

/** One subscription of a browser, one address and one calendar are one way each, however often they are added. */
function idOf(way: Way, member: string, newId: () => string): string {
  const same = {
    push: (): string => ('endpoint' in way ? way.endpoint : ''),
    calendar: (): string => 'calendar',
  };
  if (way.kind === 'mail') return hashOf(`way ${member} ${way.address.toLowerCase()}`).slice(0, 22);
  if (way.kind === 'webhook') return newId();
  return hashOf(`way ${member} ${same[way.kind]()}`).slice(0, 22);
}

function wayRoutes(app: FastifyInstance, site: GreetingSite, dear: ReturnType<typeof dearLimit>): void {
  const { people, notices, world } = site;

  app.post('/api/notices/ways', dear, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const body = readAs(WAY_BODY, request.body);
    const settings = settled(body?.settings, site, request);
    if (body === undefined || settings === undefined) return fail(reply, 'bad-request');
    const { way, table } = body;
    const id = idOf(way, session.member, world.newId);
    const known = await notices.store.ways(session.member);
    const before = known.find((one) => one.id === id);
    if (before === undefined && known.length >= LIMITS.waysPerPerson) return fail(reply, 'too-many-ways');
    const problem = await problemOf(site, way);
    if (problem !== undefined) return fail(reply, problem);
    await notices.store.setSettings(session.member, settings);
    if (before === undefined) await add(site, session, { id, way, table });
    else await change(site, before, { on: true, table, again: true });
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

async function ownWay(
  { people, notices }: NoticingSite,
  request: FastifyRequest,
): Promise<{ readonly session: Session; readonly way: StoredWay } | undefined> {
  const session = await sessionOf(people, request);
  const params = readAs(WAY_PARAMS, request.params);
  const way = params && (await notices.store.way(params.way));
  return session !== undefined && way?.member === session.member ? { session, way } : undefined;
}

interface Added {
  readonly id: string;
  readonly way: Way;
  readonly table?: string | undefined;
}

async function add(site: GreetingSite, { member, hash }: Session, { id, way, table }: Added): Promise<void> {
  const { notices, world } = site;
  const added: StoredWay = {
    id,
    member,
    session: way.kind === 'push' ? hash : null,
    way,
    tables: table === undefined ? { all: true, but: [] } : { all: false, but: [table] },
    created: world.now(),
    confirmed: way.kind !== 'mail',
    sent: null,
    problem: null,
  };
  await notices.store.addWay(added);
  if (way.kind !== 'calendar') await greet(site, added);
}

/** Mails that ask an address whether it wants notices, whoever names it: nobody is flooded with them. */
const CONFIRMATIONS = 3;
const DAY = { length: 24 * 3_600_000, now: () => performance.now() };

const mayAsk = ({ confirmations }: GreetingSite, way: Way): boolean =>
  way.kind !== 'mail' || confirmations.take(way.address.toLowerCase(), CONFIRMATIONS) === 0;

/** An example, or the mail that its reader confirms: at most one of each waits to be sent. */
async function greet(site: GreetingSite, { id, way, confirmed }: StoredWay): Promise<void> {
  if (!confirmed && !mayAsk(site, way)) return;
  const { notices, world } = site;
  const now = world.now();
  const kind = confirmed ? 'example' : 'confirm';
  const minute = Math.floor(now / 60_000);
  await notices.store.addDelivery({
    id: hashOf(`${kind} ${id} ${minute}`).slice(0, 22),
    way: id,
    message: { kind },
    due: now,
  });
  notices.sender.poke();
}

/** The same with one table switched, or all. */
function switched({ all, but }: WayTables, on: boolean, table: string | undefined): WayTables {
  if (table === undefined) return { all: on, but: [] };
  const others = but.filter((one) => one !== table);
  return isFor({ all, but: others }, table) === on
    ? { all, but: others }
    : { all, but: [...others, table].slice(-LIMITS.tablesPerWay) };
}

async function change(
  site: GreetingSite,
  way: StoredWay,
  { on, table, again }: { readonly on?: boolean; readonly table?: string | undefined; readonly again?: true },
): Promise<void> {
  await site.notices.store.changeWay(way.id, {
    ...(on !== undefined && { tables: switched(way.tables, on, table) }),
    ...(again && { problem: null }),
  });
  if (again === true && way.problem !== null) await greet(site, way);
}

async function linked({ notices }: NoticingSite, request: FastifyRequest, does: Link['does']) {
  const query = readAs(LINK_QUERY, request.query);
  const link = query && readLink(notices.key, query.link);
  const way = link?.does === does ? await notices.store.way(link.way) : undefined;
  return link && way && { link, way };
}

/** Whoever has the link has the notice it came with: no cookie is asked for. */
function linkRoutes(app: FastifyInstance, site: GreetingSite, dear: ReturnType<typeof dearLimit>): void {
  const { notices, world, tables } = site;

  void app.register(async (scope) => {
    /** What a mail program posts says nothing. */
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
    const writing = { member, way: id, settings, about: tables.directory.about, key: notices.key };
    return reply.type('text/calendar; charset=utf-8').send(calendarOf(shown, writing, world.now()));
  });
}
