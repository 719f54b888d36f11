/** Tables over HTTP: the lobby, making one, inviting to it, and the records of its finished games. */
import {
  GUEST_BODY,
  type InvitationAnswer,
  type LobbyAnswer,
  type LobbyTable,
  type RecordsAnswer,
  TABLE_BODY,
  TABLE_PARAMS,
  type ToldAnswer,
} from '@duopolis/protocol';
import type { AboutTable, TableOptions } from '@duopolis/table';
import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../people/session.ts';
import { isPlayedBy } from '../tables/deals.ts';
import { fail, readAs } from './answer.ts';
import { dearLimit } from './limits.ts';
import { recordsFor } from './records.ts';
import type { Site } from './site.ts';

/** Custom components are large. */
const LARGEST_TABLE = 262_144;

const lobbyTable = (table: string, about: AboutTable): LobbyTable => {
  const { members: _, here: __, at: ___, dueAt: ____, deal: _____, games: ______, ...seen } = about;
  return { table, ...seen };
};

/** Open tables that can be joined, or watched by everyone. */
const isListed = ({ access, phase, watching }: AboutTable): boolean =>
  access === 'open' && (phase === 'gathering' || (phase === 'playing' && watching === 'everyone'));

const invitationTo = (table: string, code: string): InvitationAnswer => ({
  table,
  code,
  path: `/table/${table}#${code}`,
});

export function tableRoutes(app: FastifyInstance, { config, people, tables, world }: Site): void {
  const { host, directory } = tables;
  const dear = dearLimit(app, config);

  /** Nobody learns a deal from a second table of it, with bots, before they have played the first. */
  async function playsDeal(member: string, { deal, game }: TableOptions): Promise<boolean> {
    if (deal === undefined) return false;
    const abouts = (await directory.ofDeal(deal)).map(({ about }) => about);
    return isPlayedBy(abouts, { member, game, now: world.now() });
  }

  app.get('/api/tables', async (): Promise<LobbyAnswer> => {
    const listed = [...directory.all()].filter(([, about]) => isListed(about));
    return { tables: listed.map(([table, about]) => lobbyTable(table, about)) };
  });

  app.get('/api/tables/mine', async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const answer: LobbyAnswer = {
      tables: directory
        .of(session.member)
        .map((table) => lobbyTable(table, directory.about(table) as AboutTable)),
    };
    return answer;
  });

  app.post('/api/tables', { ...dear, bodyLimit: LARGEST_TABLE }, async (request, reply) => {
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const body = readAs(TABLE_BODY, request.body);
    if (body === undefined) return fail(reply, 'bad-request');
    const { member, name } = session;
    if (directory.of(member).length >= config.tablesEach) return fail(reply, 'too-many-tables');
    if (await playsDeal(member, body.options)) return fail(reply, 'deal-played-by-you');
    const [table, code] = [world.newId(), world.newId()];
    const made = await host.create(table, { who: member, name, options: body.options, code });
    if (made.ok) return reply.code(201).send(invitationTo(table, code));
    return made.error.code === 'bad-options'
      ? reply.code(400).send({ error: 'bad-options', problem: made.error.problem })
      : fail(reply, made.error.code === 'not-stored' ? 'not-stored' : 'internal');
  });

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

  /** Who is invited hears by whom and to what, before saying who they are; the code is in the body, where no log sees it. */
  app.post('/api/tables/:table/about', dear, async (request, reply) => {
    const [params, body] = [readAs(TABLE_PARAMS, request.params), readAs(GUEST_BODY, request.body)];
    const about = params && (await directory.find(params.table));
    if (params === undefined || body === undefined || about === undefined)
      return fail(reply, 'no-such-table');
    const { code } = body;
    const isInvited = code !== undefined && (await host.isInvitedBy(params.table, code));
    return isInvited || isListed(about) ? lobbyTable(params.table, about) : fail(reply, 'no-such-table');
  });

  app.get('/api/tables/:table/told', dear, async (request, reply) => {
    const params = readAs(TABLE_PARAMS, request.params);
    const session = await sessionOf(people, request);
    if (session === undefined) return fail(reply, 'no-session');
    const events =
      params && (await directory.find(params.table)) && (await host.told(params.table, session.member));
    return events === undefined ? fail(reply, 'no-such-table') : ({ events } satisfies ToldAnswer);
  });

  app.get('/api/tables/:table/records', dear, async (request, reply) => {
    const params = readAs(TABLE_PARAMS, request.params);
    const member = (await sessionOf(people, request))?.member;
    const told = params && (await recordsFor({ tables, world }, params.table, member));
    if (told?.ok !== true) return fail(reply, told?.error ?? 'no-such-table');
    return { records: told.value } satisfies RecordsAnswer;
  });
}
