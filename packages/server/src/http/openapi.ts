/** The API as an OpenAPI document, generated from the schemas that check input. */
import {
  CLAIM_BODY,
  CLIENT_MESSAGE,
  GUEST_BODY,
  HTTP_ERRORS,
  NAME_BODY,
  NOTICE_SETTINGS,
  PROTOCOLS,
  SERVER_MESSAGE,
  STOP_BODY,
  TABLE_BODY,
  WAY_BODY,
  WAY_CHANGE,
} from '@duopolis/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';

interface Described {
  readonly about: string;
  readonly body?: GenericSchema;
  readonly made?: true;
}

/** Every route but the pages; tests compare this list with the server's answers and with Fastify's routes. */
export const ROUTES: { readonly [route: string]: Described } = {
  'GET /api/session': { about: 'Who you are: {you, name}' },
  'POST /api/session': { about: 'Come with a name, or change it; sets the cookie', body: NAME_BODY },
  'DELETE /api/session': { about: 'Sign out on this device; its sockets close' },
  'GET /api/session/devices': { about: 'Your devices, last used first: {devices}' },
  'DELETE /api/session/devices': { about: 'Sign out on all other devices; their sockets close' },
  'DELETE /api/session/devices/:device': { about: 'Sign out on one device; its sockets close' },
  'DELETE /api/person': {
    about: 'Delete your data: you leave all tables, and games you played name a former player',
  },
  'POST /api/session/transfer': { about: 'A code to continue on another device: {code, until}' },
  'POST /api/session/claim': { about: 'Be who gave this code, on this device', body: CLAIM_BODY },
  'GET /api/tables': {
    about: 'The lobby: open tables to join or to watch, the newest first; ?after=TABLE for the next page',
  },
  'GET /api/tables/mine': { about: 'The tables you are at' },
  'POST /api/tables': { about: 'Make a table: {table, code, path}', body: TABLE_BODY, made: true },
  'GET /api/tables/:table/invitation': {
    about: 'The invitation, for those at the table: {table, code, path}',
  },
  'POST /api/tables/:table/about': {
    about:
      'Who invites and to what, for those with the code of the invitation, and of open tables for everyone',
    body: GUEST_BODY,
  },
  'GET /api/tables/:table/told': {
    about: 'All events that you were told of a table you are at, or would have been: {events}',
  },
  'GET /api/tables/:table/records': {
    about:
      'Records of the finished games, or of one with ?game=N; none of a shared deal that others still play',
  },
  'GET /api/deals/:deal': {
    about: 'A deal that several tables share: {deal, options, tables}, each with its finished games',
  },
  'GET /api/notices': { about: 'How you are told of your turns: {settings, ways, pushKey, mail}' },
  'POST /api/notices': { about: 'Language, time zone, quiet hours, or none at all', body: NOTICE_SETTINGS },
  'POST /api/notices/ways': {
    about: 'A new way to be told, for one table or for all: push, webhook, mail or calendar',
    body: WAY_BODY,
    made: true,
  },
  'POST /api/notices/ways/:way': {
    about: 'Switch a way for one table or for all, or try a failed one again',
    body: WAY_CHANGE,
  },
  'DELETE /api/notices/ways/:way': { about: 'Remove a way' },
  'POST /api/notices/ways/:way/example': {
    about: 'Send an example, or the mail that confirms an address, again',
  },
  'POST /api/notices/stop': {
    about: 'Stop, with the signed ?link= of a notice: for a table or all; undo takes it back',
    body: STOP_BODY,
  },
  'POST /api/notices/confirm': { about: 'Confirm an address, with the signed ?link= of its mail' },
  'GET /api/notices/calendar.ics': { about: 'Your deadlines as a calendar, with its signed ?link=' },
  'GET /api/rules': { about: 'Components, modes, bots, phrases, limits' },
  'GET /api/embed/replay/:replay': {
    about:
      'A finished game that anybody may see, tile by tile, for an embed: {title, film, cities, …}; ?lang=fr',
  },
  'GET /api/embed/city/*': { about: 'A city in notation, tile by tile, for an embed; ?lang=fr' },
  'GET /api/embed/picture/:replay': { about: 'The finished cities of a game as PNG, for pasted links' },
  'GET /api/oembed': { about: 'oEmbed 1.0 for the pages of games and cities: ?url=, maxwidth, maxheight' },
  'GET /api/openapi.json': { about: 'This document' },
  'GET /api/socket': { about: 'The WebSocket; its messages are the schemas ClientMessage and ServerMessage' },
  'GET /.well-known/security.txt': { about: 'Where vulnerabilities are reported, if that is set' },
  'GET /health': { about: 'The process lives' },
  'GET /ready': { about: 'Requests are taken' },
  'GET /metrics': { about: 'Prometheus text, with the admin token as bearer' },
  'GET /admin/status': { about: 'The same numbers as JSON, with the admin token' },
  'POST /admin/tables/:table/close': { about: 'Close a table, with the admin token' },
  'POST /admin/drain': { about: 'Stop after the time that is set for it, with the admin token' },
};

/** Checks that JSON Schema can't express are left out of the document, but still run. */
const schemaOf = (schema: GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

const ERROR = { $ref: '#/components/schemas/Error' };
const json = (schema: object) => ({ 'application/json': { schema } });

function operationOf(path: string, { about, body, made }: Described): object {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    summary: about,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      [made === true ? '201' : '200']: { description: about },
      default: { description: 'A code that says what is wrong', content: json(ERROR) },
    },
  };
}

function pathsOf(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, described] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    const named = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[named] = { ...paths[named], [method.toLowerCase()]: operationOf(path, described) };
  }
  return paths;
}

const openApi = (): object => ({
  openapi: '3.1.0',
  info: { title: 'Duopolis', version: `${PROTOCOLS.at(-1)}` },
  paths: pathsOf(),
  components: {
    schemas: {
      Error: {
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'string', enum: HTTP_ERRORS } },
      },
      ClientMessage: schemaOf(CLIENT_MESSAGE),
      ServerMessage: schemaOf(SERVER_MESSAGE),
    },
  },
});

export function openApiRoute(app: FastifyInstance): void {
  const document = openApi();
  app.get('/api/openapi.json', async () => document);
}
