/** Attacks by members of tables: views that nobody reads, stale commands, deals, rematches, devices and values at the limits. */
import { tableOptions } from '../kit/server.ts';
import {
  type Answered,
  anyOf,
  ask,
  type Attacker,
  type Attacks,
  below,
  connected,
  jsonOf,
  upgradeOf,
} from './attack-kit.ts';
import { atOwnTable, post } from './people-attacks.ts';
import { message } from './raw-frames.ts';

const commandOf = (table: string, request: object, seen?: object): Buffer =>
  message({ type: 'command', table, id: `${below(1e9)}`, request, ...(seen && { seen }) });

const tableIn = (answer: Answered): string =>
  (jsonOf(answer) as { readonly table?: string } | undefined)?.table ?? 'none';

/** Joins a table of others, and asks for its view as often as it may without reading one. */
const unread = (by: Attacker): Promise<void> =>
  connected(by, (socket) => {
    const table = by.tables[1 + below(by.tables.length - 1)] ?? '';
    socket.pause();
    socket.write(upgradeOf(by));
    socket.write(commandOf(table, { type: 'join', name: 'x' }));
    for (let nth = 0; nth < 60; nth++) socket.write(message({ type: 'watch', table }));
  });

/** As many sockets as a person may have, all at the same table. */
async function crowd(by: Attacker): Promise<unknown> {
  const table = tableIn(await post(by, '/api/tables', { options: tableOptions({ seats: 7 }) }));
  const one = (): Promise<void> =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      socket.write(message({ type: 'watch', table }));
      socket.write(commandOf(table, { type: 'ready', ready: true }));
    });
  return Promise.all(Array.from({ length: 17 }, one));
}

const botAt = (seat: number, strength: string): object => ({ type: 'seat-bot', seat, strength });
const randomBots = [0, 1, 2, 3, 4, 5, 6].map((seat) => botAt(seat, 'random'));
const SIT = { type: 'sit', seat: 0 };

/** For a position that was long ago, with the first event as the last one seen. */
const STALE = { type: 'play', position: 0, command: { type: 'choose', tiles: [] } };

/** Tables that share a deal, and all requests about a deal. */
async function dealt(by: Attacker): Promise<unknown> {
  const deal = `a-deal-that-everybody-has-${below(3)}`;
  const others = { deal, access: 'private', watching: { who: 'nobody', delay: 0 } } as const;
  const table = tableIn(await post(by, '/api/tables', { options: tableOptions({}, others) }));
  const paths = [`/api/deals/${deal}`, `/api/tables/${table}/records`, `/api/tables/${table}/told`];
  return Promise.all(paths.map((path) => ask(by, { path })));
}

/** From the first page of the lobby on, and from where there is none. */
async function walk(by: Attacker): Promise<void> {
  let after: string = anyOf(['', 'none', `${below(1e9)}`]);
  for (let page = 0; page < 20; page++) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const answer = await ask(by, { path: `/api/tables${after === '' ? '' : `?after=${after}`}` });
    const { next } = (jsonOf(answer) ?? {}) as { readonly next?: string };
    if (next === undefined) return;
    after = next;
  }
}

async function devices(by: Attacker): Promise<unknown> {
  for (let nth = 0; nth < 5; nth++) {
    // oxlint-disable no-await-in-loop -- one device after the other
    const { code = 'none' } = (jsonOf(await post(by, '/api/session/transfer', {})) ?? {}) as {
      code?: string;
    };
    await post({ ...by, cookie: '' }, '/api/session/claim', { code });
    // oxlint-enable no-await-in-loop
  }
  await ask(by, { path: '/api/session/devices' });
  return ask(by, { method: 'DELETE', path: '/api/session/devices' });
}

/** Joins a table, and asks to be forgotten. */
async function erased(by: Attacker): Promise<unknown> {
  const { cookie } = await post({ ...by, cookie: '' }, '/api/session', { name: 'Soon gone' });
  const own = { ...by, cookie };
  const table = by.tables[1 + below(by.tables.length - 1)] ?? '';
  await connected(
    own,
    (socket) => {
      socket.write(upgradeOf(own));
      socket.write(commandOf(table, { type: 'join', name: 'x' }));
      socket.write(message({ type: 'watch', table }));
      setTimeout(() => socket.end(), 300).unref();
    },
    1_000,
  );
  return ask(own, { method: 'DELETE', path: '/api/person' });
}

const SETTINGS = { language: 'ru', zone: 'Pacific/Chatham', urgent: true, stopped: false };

/** Calls to hosts that are not there, from as many ways as a person may have. */
async function webhooks(by: Attacker): Promise<unknown> {
  const url = `https://h${below(1e6)}.example.invalid/${'x'.repeat(900)}`;
  const way = { kind: 'webhook', service: anyOf(['json', 'discord', 'slack']), url };
  const added = jsonOf(await post(by, '/api/notices/ways', { way, settings: SETTINGS }));
  const ways = (added as { readonly ways?: readonly { readonly id?: string }[] } | undefined)?.ways ?? [];
  const examples = ways.map(({ id }) => post(by, `/api/notices/ways/${id}/example`, {}));
  await Promise.all(examples);
  return anyOf([true, false])
    ? ask(by, { method: 'DELETE', path: `/api/notices/ways/${ways[0]?.id}` })
    : undefined;
}

/** One letter that normalises to eighteen, stacked marks, characters outside the BMP, joined emoji, every script. */
const NAMES: readonly [string, ...string[]] = [
  '\uFDFA'.repeat(900),
  `a${'\u0300'.repeat(990)}`,
  '\u{10FFFF}'.repeat(400),
  '👨‍👩‍👧‍👦'.repeat(80),
  'Ж本ﷺ๛ꙮ𓀀ᚠ'.repeat(100),
  '\ud800'.repeat(900),
  'Аa'.repeat(490),
];

/** Valid JSON that is large, repeats itself, or names what objects inherit. */
const BODIES: readonly [string, ...string[]] = [
  `{${'"name":"x",'.repeat(700)}"name":"x"}`,
  `{"name":${'9'.repeat(8_000)}}`,
  `{"name":"x","__proto__":{"name":"y"},"constructor":{"prototype":{}}}`,
  `{"name":"${'\\u0041'.repeat(1_300)}"}`,
  `${' '.repeat(8_000)}{"name":"x"}`,
  `{"name":1e-9999999,"x":[${'0,'.repeat(3_900)}0]}`,
];

export const TABLE_ATTACKS: Attacks = {
  'views of others that nobody reads': unread,
  'all sockets of a person': crowd,
  'stale commands': (by) =>
    atOwnTable(by, [
      SIT,
      ...randomBots.slice(1),
      { type: 'start' },
      ...Array.from({ length: 40 }, () => STALE),
    ]),
  'rematches of bots': (by) => atOwnTable(by, [...randomBots, { type: 'start' }, { type: 'rematch' }]),
  'games that are left to bots': (by) =>
    atOwnTable(by, [SIT, ...randomBots.slice(1), { type: 'start' }, { type: 'leave' }]),
  'tables of one deal': dealt,
  'walks through the lobby': walk,
  'many devices': devices,
  'people who are forgotten at a table': erased,
  webhooks,
  'names of every script': (by) => post(by, '/api/session', { name: anyOf(NAMES) }),
  'odd bodies': (by) =>
    ask(by, { method: 'POST', path: anyOf(['/api/session', '/api/notices']), body: anyOf(BODIES) }),
};
