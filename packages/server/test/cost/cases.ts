/** A request or message for every route and type of message, in an order in which the first that needs a table loads it. */
import { COMPONENTS } from '@duopolis/rules/components';
import { ADMIN, tableOptions } from '../kit/server.ts';
import { type Asked, DEAL, type Served } from './served.ts';

type Run = (on: Served, games: number) => Promise<unknown>;

export interface Case {
  /** As the OpenAPI document names it, or `message: TYPE`. */
  readonly route: string;
  readonly what: string;
  readonly run: Run;
}

const BEARER = { authorization: `Bearer ${ADMIN}` };

async function asked(on: Served, path: string, init: Asked): Promise<Response> {
  const answer = await on.fetch(path, {
    ...init,
    redirect: 'manual',
    headers: { ...BEARER, ...init.headers },
  });
  if (answer.status >= 400) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status}`);
  await answer.arrayBuffer();
  return answer;
}

const withBody = (method: string, body: object): Asked => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const get = (route: string, what: string, path: (games: number) => string): Case => ({
  route: `GET ${route}`,
  what,
  run: (on, games) => asked(on, path(games), {}),
});

const getting = (route: string, what = ''): Case => get(route, what, () => route);

const post = (route: string, what: string, path: string, body: object): Case => ({
  route: `POST ${route}`,
  what,
  run: (on) => asked(on, path, withBody('POST', body)),
});

async function newPerson(on: Served): Promise<string> {
  const greeting = withBody('POST', { name: 'Ben' });
  const answer = await asked(on, '/api/session', {
    ...greeting,
    headers: { ...greeting.headers, cookie: '' },
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** As a new visitor. */
const remove = (route: string, path = route): Case => ({
  route: `DELETE ${route}`,
  what: 'by a new person',
  run: async (on) => asked(on, path, { method: 'DELETE', headers: { cookie: await newPerson(on) } }),
});

const NOTICE_SETTINGS = { language: 'en', zone: 'UTC', urgent: false, stopped: false };

/** The calendar of the person, which is there after it was added. */
async function calendarOf(on: Served): Promise<{ readonly id: string; readonly path: string }> {
  const answer = await on.fetch('/api/notices', {});
  const { ways } = (await answer.json()) as {
    readonly ways: readonly { readonly id: string; readonly path: string }[];
  };
  if (ways[0] === undefined) throw new Error('no calendar');
  return ways[0];
}

const withCalendar = (route: string, init: Asked, end = ''): Case => ({
  route,
  what: 'a calendar',
  run: async (on) => asked(on, `/api/notices/ways/${(await calendarOf(on)).id}${end}`, init),
});

/** Signed links come with what is sent. */
const withoutLink = (route: string): Case => ({
  route: `POST ${route}`,
  what: 'a link that is none',
  run: async (on) => (await on.fetch(`${route}?link=x`, withBody('POST', {}))).arrayBuffer(),
});

const NOTICES: readonly Case[] = [
  post('/api/notices', 'settings', '/api/notices', NOTICE_SETTINGS),
  post('/api/notices/ways', 'a calendar', '/api/notices/ways', {
    way: { kind: 'calendar' },
    settings: NOTICE_SETTINGS,
  }),
  getting('/api/notices'),
  {
    route: 'GET /api/notices/calendar.ics',
    what: '',
    run: async (on) => asked(on, (await calendarOf(on)).path, {}),
  },
  withCalendar('POST /api/notices/ways/:way', withBody('POST', { on: true })),
  withCalendar('POST /api/notices/ways/:way/example', { method: 'POST' }, '/example'),
  withCalendar('DELETE /api/notices/ways/:way', { method: 'DELETE' }),
  withoutLink('/api/notices/stop'),
  withoutLink('/api/notices/confirm'),
];

const removeDevice: Case = {
  route: 'DELETE /api/session/devices/:device',
  what: 'by a new person',
  run: async (on) => {
    const headers = { cookie: await newPerson(on) };
    const { devices } = (await (await on.fetch('/api/session/devices', { headers })).json()) as {
      readonly devices: readonly { readonly id: string }[];
    };
    return asked(on, `/api/session/devices/${devices[0]?.id}`, { method: 'DELETE', headers });
  },
};

const claim: Case = {
  route: 'POST /api/session/claim',
  what: 'by a new device',
  run: async (on) => {
    const cookie = await newPerson(on);
    const offered = await on.fetch('/api/session/transfer', { method: 'POST', headers: { cookie } });
    const { code } = (await offered.json()) as { readonly code: string };
    const init = withBody('POST', { code });
    return asked(on, '/api/session/claim', { ...init, headers: { ...init.headers, cookie: '' } });
  },
};

const namesOf = (length: number): readonly string[] =>
  Array.from({ length: 90 }, (_, nth) => `${nth}`.padEnd(length, 'Ж'));

/** Nearly as large as a body may be, with all that is searched. */
const BOXED = {
  options: {
    ...tableOptions({ seats: 7, capitals: true }),
    components: { tokens: namesOf(150), capitalTokens: namesOf(150), mats: COMPONENTS.mats },
  },
};

const said = (type: string, what: string, message: object): Case => ({
  route: `message: ${type}`,
  what,
  run: (on) =>
    on.say({ type, ...message }, 'view', 'events', 'current', 'looking', 'done', 'refused', 'error', 'pong'),
});

/** Answered by nothing: the answer to the ping after it. */
const silent = (type: string, message: object): Case => ({
  route: `message: ${type}`,
  what: 'and a ping',
  run: (on) => on.say([{ type, ...message }, { type: 'ping' }], 'pong'),
});

const together = (count: number, { route, run }: Case, what: string): Case => ({
  route,
  what,
  run: (on, games) => Promise.all(Array.from({ length: count }, () => run(on, games))),
});

const makeBoxed = post('/api/tables', 'with boxed components', '/api/tables', BOXED);
const watchFull = said('watch', 'a full table', { table: 'full' });

export const CASES: readonly Case[] = [
  get('/replay/:id', 'page, one game', (games) => `/replay/table-long-${games}`),
  get('/replay/:id', 'page, log without an index', (games) => `/replay/table-old-${games / 3}`),
  get('/api/tables/:table/invitation', 'loads the table', () => '/api/tables/long/invitation'),
  get('/api/tables/:table/records', 'one', () => '/api/tables/long/records?game=50'),
  get('/api/tables/:table/records', 'all, built', () => '/api/tables/long/records'),
  get('/api/tables/:table/records', 'all, cached', () => '/api/tables/long/records'),
  get('/api/tables/:table/told', 'all events', () => '/api/tables/long/told'),
  get('/api/deals/:deal', 'with all records', () => `/api/deals/${DEAL}`),
  get('/api/embed/replay/:replay', 'one game', (games) => `/api/embed/replay/table-long-${games}`),
  get('/api/embed/city/*', '', () => '/api/embed/city/SFOP/HdSF/OPHe/mbSF'),
  get('/api/embed/picture/:replay', 'no program that draws', () => '/api/embed/picture/table-long-1'),
  {
    route: 'GET /api/oembed',
    what: 'one game',
    run: (on) => asked(on, `/api/oembed?url=${on.server.address}/replay/table-long-1`, {}),
  },
  get('/api/tables', 'one page', () => '/api/tables'),
  getting('/api/tables/mine'),
  post('/api/tables/:table/about', '', '/api/tables/dealt/about', { code: 'code' }),
  makeBoxed,
  getting('/api/session'),
  post('/api/session', 'change the name', '/api/session', { name: 'Ann' }),
  {
    route: 'POST /api/session/transfer',
    what: '',
    run: (on) => asked(on, '/api/session/transfer', { method: 'POST' }),
  },
  claim,
  ...NOTICES,
  getting('/api/session/devices'),
  remove('/api/session/devices'),
  removeDevice,
  remove('/api/session'),
  remove('/api/person'),
  getting('/api/rules'),
  getting('/api/openapi.json'),
  getting('/health'),
  getting('/ready'),
  getting('/metrics'),
  getting('/admin/status'),
  {
    route: 'POST /admin/tables/:table/close',
    what: '',
    run: (on) => asked(on, '/admin/tables/open-0/close', { method: 'POST' }),
  },
  said('watch', 'a long table', { table: 'long' }),
  watchFull,
  said('look', '', { table: 'long', game: 20, step: 0 }),
  said('command', '', { table: 'long', id: 'one', request: { type: 'stand' } }),
  said('ping', '', {}),
  silent('unwatch', { table: 'long' }),
  silent('look-away', { table: 'long' }),
  together(30, makeBoxed, '30 at once, with boxed components'),
  together(15, watchFull, 'a full table, 15 sockets at once'),
];
