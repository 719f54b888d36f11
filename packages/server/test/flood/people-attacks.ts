/** Attacks by people with a name: tables, talk, bots, devices, codes and notices. */
import { COMPONENTS } from '@duopolis/rules/components';
import { PROTOCOLS, socketAddress } from '@duopolis/protocol';
import { tableOptions } from '../kit/server.ts';
import { type Answered, anyOf, ask, type Attacker, type Attacks, below, jsonOf } from './attack-kit.ts';

const BIG = {
  options: {
    ...tableOptions({ seats: 7, capitals: true }),
    components: {
      tokens: Array.from({ length: 90 }, (_, nth) => `${nth}`.padEnd(150, 'Ж')),
      mats: COMPONENTS.mats,
    },
  },
};
const SMALL = { options: tableOptions({ seats: 7 }) };
const SETTINGS = { language: 'en', zone: 'UTC', urgent: false, stopped: false };

/** Longer than a page of the largest script, with marks that stack and signs that turn the text. */
const ODD_TEXT = `\u202e${'Z\u0351\u036b\u0343'.repeat(60)}🏙️`.slice(0, 280);

export const post = (by: Attacker, path: string, body: object): Promise<Answered> =>
  ask(by, { method: 'POST', path, body });

interface Commands {
  readonly requests: readonly object[];
  readonly milliseconds?: number;
}

/** A socket that sends commands to a table as fast as it is allowed, for a few seconds. */
function commanding(
  by: Attacker,
  table: string,
  { requests, milliseconds = 4_000 }: Commands,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketAddress(by.address, PROTOCOLS), { headers: { cookie: by.cookie } });
    let nth = 0;
    const sending = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      const request = requests[nth % requests.length];
      socket.send(JSON.stringify({ type: 'command', table, id: `${nth++}`, request }));
    }, 27);
    const end = (): void => {
      clearInterval(sending);
      resolve();
    };
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', table })));
    socket.addEventListener('close', end);
    socket.addEventListener('error', end);
    setTimeout(() => socket.close(), milliseconds).unref();
  });
}

export async function atOwnTable(by: Attacker, requests: readonly object[]): Promise<unknown> {
  const made = await post(by, '/api/tables', SMALL);
  const table = (jsonOf(made) as { readonly table?: string } | undefined)?.table;
  return table === undefined ? made : commanding(by, table, { requests });
}

const say = (text: string): object => ({ type: 'say', channel: 'table', content: { kind: 'text', text } });
const seatBot = (seat: number): object => ({ type: 'seat-bot', seat, strength: 'hard' });

const WAYS = [
  { kind: 'calendar' },
  { kind: 'webhook', service: 'json', url: 'http://127.0.0.1:1/' },
  { kind: 'webhook', service: 'json', url: 'https://[::ffff:7f00:1]/' },
  { kind: 'push', endpoint: 'https://push.example.invalid/x', keys: { p256dh: 'AAAA', auth: 'AAAA' } },
] as const;

async function calendars(by: Attacker): Promise<unknown> {
  const added = await post(by, '/api/notices/ways', { way: WAYS[0], settings: SETTINGS });
  const answer = jsonOf(added) as { readonly ways?: readonly { readonly path?: string }[] } | undefined;
  const path = answer?.ways?.[0]?.path;
  if (path === undefined) return added;
  return Promise.all(Array.from({ length: 10 }, () => ask(by, { path })));
}

async function moving(by: Attacker): Promise<unknown> {
  const offered = await post(by, '/api/session/transfer', {});
  const code = (jsonOf(offered) as { readonly code?: string } | undefined)?.code ?? 'none';
  return ask({ ...by, cookie: '' }, { method: 'POST', path: '/api/session/claim', body: { code } });
}

export const PEOPLE_ATTACKS: Attacks = {
  'big bodies': (by) => post(by, '/api/tables', BIG),
  'many tables': (by) => post(by, '/api/tables', SMALL),
  'talk at a table': (by) => atOwnTable(by, [{ type: 'sit', seat: 0 }, say(ODD_TEXT), say('x')]),
  'hard bots': (by) =>
    atOwnTable(by, [...[0, 1, 2, 3, 4, 5, 6].map(seatBot), { type: 'start' }, { type: 'rematch' }]),
  'seats that change': (by) =>
    atOwnTable(by, [{ type: 'sit', seat: 0 }, { type: 'stand' }, { type: 'leave' }]),
  'commands at tables of others': (by) =>
    commanding(by, by.tables[below(by.tables.length)] ?? '', {
      requests: [
        { type: 'join', name: ODD_TEXT.slice(0, 24) },
        say(ODD_TEXT),
        { type: 'close' },
        { type: 'remove', member: 'somebody' },
      ],
    }),
  'people who come and go': async (by) => {
    const { cookie } = await ask(
      { ...by, cookie: '' },
      { method: 'POST', path: '/api/session', body: { name: ODD_TEXT.slice(0, 20) } },
    );
    return ask({ ...by, cookie }, { method: 'DELETE', path: anyOf(['/api/person', '/api/session']) });
  },
  'codes of devices': moving,
  'codes that nobody claims': async (by) => {
    const own = { ...by, cookie: (await post({ ...by, cookie: '' }, '/api/session', { name: 'x' })).cookie };
    return Promise.all(Array.from({ length: 4 }, () => post(own, '/api/session/transfer', {})));
  },
  'tables that are made and closed': async (by) => {
    // oxlint-disable no-await-in-loop -- one after the other
    for (let nth = 0; nth < 5; nth++) {
      const { table } = (jsonOf(await post(by, '/api/tables', SMALL)) ?? {}) as { readonly table?: string };
      if (table !== undefined)
        await commanding(by, table, { requests: [{ type: 'close' }], milliseconds: 200 });
    }
    // oxlint-enable no-await-in-loop
    return ask(by, { path: '/api/tables/mine' });
  },
  'as many bytes as messages may have': (by) =>
    atOwnTable(by, [{ type: 'sit', seat: 0, portrait: 'x'.repeat(15_000) }]),
  'guessed codes': (by) => post(by, '/api/session/claim', { code: `${below(1e9)}` }),
  'ways of notices': (by) =>
    post(by, '/api/notices/ways', { way: WAYS[below(WAYS.length)], settings: SETTINGS }),
  calendars,
  'guessed links': (by) => ask(by, { path: `/api/notices/calendar.ics?link=${'x'.repeat(1 + below(300))}` }),
};
