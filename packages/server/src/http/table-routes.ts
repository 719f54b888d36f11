/** Tables over HTTP: the lobby, creating a table, inviting, and the records of finished games. */
import {
  GUEST_BODY,
  type InvitationAnswer,
  LOBBY_QUERY,
  type LobbyAnswer,
  type LobbyTable,
  RECORDS_QUERY,
  TABLE_BODY,
  TABLE_PARAMS,
} from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { AboutTable, SeenTableEvent, TableOptions } from '@duopolis/table';
import type { Share, StoredTable } from '@duopolis/table/host';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Person } from '../people/people-store.ts';
import { sessionOf } from '../people/person-session.ts';
import { whyNoTableOf } from '../tables/shared-deals.ts';
import { isListed } from '../store/listing.ts';
import { fail, readAs } from '../site/read-request.ts';
import { dearLimit, takeFor, tooOften } from '../site/limits.ts';
import { asList, gamesFrom, sendParts } from './streamed-answers.ts';
import { recordsFor, type ShownGames } from '../site/records.ts';
import type { FinishedGame } from '../tables/games.ts';
import { UNITS_EACH } from '../tables/shares.ts';
import type { HourlyBytes } from '../site/hourly-bytes.ts';
import type { Site } from '../site/site.ts';

/** Lists the public fields by name, so no secret slips in. */
const lobbyTable = (table: string, about: AboutTable): LobbyTable => {
  const { phase, mode, seats, free, capitals, access, watching, pace, host } = about;
  return { table, phase, mode, seats, free, capitals, access, watching, pace, ...(host && { host }) };
};

const lobbyTables = (tables: readonly StoredTable[]): readonly LobbyTable[] =>
  tables.map(({ tableId, about }) => lobbyTable(tableId, about));

const invitationTo = (table: string, code: string): InvitationAnswer => ({
  table,
  code,
  path: `/table/${table}#${code}`,
});

/** A `ToldAnswer`. */
async function* writtenEvents(told: AsyncIterable<readonly SeenTableEvent[]>): AsyncGenerator<string> {
  const texts = async function* () {
    for await (const events of told)
      if (events.length > 0) yield events.map((event) => JSON.stringify(event)).join();
  };
  yield '{"events":[';
  yield* asList(texts());
  yield ']}';
}

/** A `RecordsAnswer` with every visible game. */
async function* writtenRecords(shown: ShownGames, share: Share): AsyncGenerator<string> {
  const texts = async function* () {
    for await (const { record } of gamesFrom(shown, 1, share)) yield record;
  };
  yield '{"records":[';
  yield* asList(texts());
  yield ']}';
}

/** A `RecordsAnswer` with one game, or none. */
async function* writtenRecord(nth: number, game: FinishedGame | undefined): AsyncGenerator<string> {
  yield `{"game":${nth},"records":[${game?.record ?? ''}]}`;
}

/** Shared by the routes of tables. */
interface TableSite extends Pick<Site, 'config' | 'people' | 'tables' | 'environment'> {
  readonly share: Share;
  readonly hourly: HourlyBytes;
  readonly dear: ReturnType<typeof dearLimit>;
}

export function tableRoutes(
  app: FastifyInstance,
  site: Site,
  { share, hourly }: Pick<TableSite, 'share' | 'hourly'>,
): void {
  const own: TableSite = { ...site, share, hourly, dear: dearLimit(app, site.config) };
  lobbyRoutes(app, own);
  makingRoute(app, own);
  invitationRoutes(app, own);
  historyRoutes(app, own);
}

function lobbyRoutes(app: FastifyInstance, { people, tables: { directory } }: TableSite): void {
  /** Newest first, a page at a time. */
  app.get('/api/tables', async (request, reply) => {
    const query = readAs(LOBBY_QUERY, request.query);
    if (query === undefined) return fail(reply, 'bad-request');
    const { tables, next } = await directory.lobby(query.after);
    const answer: LobbyAnswer = { tables: lobbyTables(tables), ...(next !== undefined && { next }) };
    return answer;
  });

  app.get('/api/tables/mine', async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const answer: LobbyAnswer = { tables: lobbyTables(await directory.of(session.member)) };
    return answer;
  });
}

function makingRoute(
  app: FastifyInstance,
  { config, people, tables, environment, share, hourly, dear }: TableSite,
): void {
  const { host, directory, oneByOne } = tables;

  /** Nobody may learn a deal from a second table, with bots, before they have played the first one. */
  async function refusalOf(member: string, { deal, game }: TableOptions) {
    if (deal === undefined) return undefined;
    const abouts = (await directory.ofDeal(deal)).map(({ about }) => about);
    return whyNoTableOf(abouts, { member, game, now: environment.now() });
  }

  async function make(reply: FastifyReply, { member, name }: Person, options: TableOptions) {
    if ((await directory.of(member)).length >= config.tablesEach) return fail(reply, 'too-many-tables');
    const refusal = await refusalOf(member, options);
    if (refusal !== undefined) return fail(reply, refusal);
    const [table, code] = [environment.newId(), environment.newId()];
    const made = await host.create(table, { who: member, name, options, code });
    if (made.ok) return reply.code(201).send(invitationTo(table, code));
    return made.error.code === 'bad-options'
      ? reply.code(400).send({ error: 'bad-options', problem: made.error.problem })
      : fail(reply, made.error.code === 'not-stored' ? 'not-stored' : 'internal');
  }

  app.post('/api/tables', { ...dear, bodyLimit: LIMITS.tableBodyBytes }, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    /** One table per tick of the event loop: checking the components searches for cities that can be finished. */
    await share(UNITS_EACH);
    const body = readAs(TABLE_BODY, request.body);
    if (body === undefined) return fail(reply, 'bad-request');
    const wait = takeFor(hourly, request, session.member);
    if (wait > 0) return tooOften(reply, wait);
    return oneByOne(session.member, async () => {
      /** They may have been deleted meanwhile: nobody could close their table. */
      const person = await sessionOf(people, request);
      return person === undefined ? fail(reply, 'no-session') : make(reply, person, body.options);
    });
  });
}

function invitationRoutes(
  app: FastifyInstance,
  { people, tables: { host, directory }, dear }: TableSite,
): void {
  app.get('/api/tables/:table/invitation', async (request, reply) => {
    const params = readAs(TABLE_PARAMS, request.params);
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const code =
      params && (await directory.find(params.table)) && (await host.invitation(params.table, session.member));
    return params === undefined || code === undefined
      ? fail(reply, 'no-such-table')
      : invitationTo(params.table, code);
  });

  /** Guests see who invites them, and to what, before they give a name. The code is in the body, where no log sees it. */
  app.post('/api/tables/:table/about', dear, async (request, reply) => {
    const [params, body] = [readAs(TABLE_PARAMS, request.params), readAs(GUEST_BODY, request.body)];
    const about = params && (await directory.find(params.table));
    if (params === undefined || body === undefined || about === undefined)
      return fail(reply, 'no-such-table');
    const { code } = body;
    const isInvited = code !== undefined && (await host.isInvitedBy(params.table, code));
    return isInvited || isListed(about) ? lobbyTable(params.table, about) : fail(reply, 'no-such-table');
  });
}

function historyRoutes(app: FastifyInstance, { people, tables, environment, dear }: TableSite): void {
  const { host, directory } = tables;

  /** Sent in parts: the log of a long table is megabytes. */
  app.get('/api/tables/:table/told', dear, async (request, reply) => {
    const params = readAs(TABLE_PARAMS, request.params);
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const events =
      params && (await directory.find(params.table)) && (await host.seenEvents(params.table, session.member));
    return events === undefined ? fail(reply, 'no-such-table') : sendParts(reply, writtenEvents(events));
  });

  /** All games, or one with `?game=`. */
  app.get('/api/tables/:table/records', dear, async (request, reply) => {
    const [params, query] = [readAs(TABLE_PARAMS, request.params), readAs(RECORDS_QUERY, request.query)];
    if (query === undefined) return fail(reply, 'bad-request');
    const member = (await sessionOf(people, request))?.member;
    const told = params && (await recordsFor({ tables, environment }, params.table, member));
    if (told?.ok !== true) return fail(reply, told?.error ?? 'no-such-table');
    if (query.game === undefined) return sendParts(reply, writtenRecords(told.value, tables.share));
    const found = await told.value.game(query.game);
    return sendParts(reply, writtenRecord(query.game, found));
  });
}
