/** Everything a stranger can do to a server at once, in a process of its own: attacks.ts ADDRESS SECONDS. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { COMPONENTS } from '@duopolis/rules/components';
import { tableOptions } from '../kit/server.ts';
import { frames, handshake } from '../kit/upgrade.ts';

const [address = '', seconds = '60'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const until = performance.now() + Number(seconds) * 1_000;
const isOn = (): boolean => performance.now() < until;

type Counts = Record<string, number>;
const counts: Counts = {};
const count = (what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** Attackers come from networks of their own: each can use the full limits of one network. */
const networkOf = (nth: number): string => `127.0.${1 + nth}.1`;

interface Asking {
  readonly from: string;
  readonly method?: string;
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

interface Answered {
  readonly status: number;
  readonly cookie: string;
}

const ask = ({ from, method = 'GET', path, cookie = '', body }: Asking): Promise<Answered> =>
  new Promise((resolve) => {
    const failed = (): void => resolve({ status: 0, cookie: '' });
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const sent = request(
      { hostname, port, localAddress: from, method, path, headers, agent: false },
      (got) => {
        got.resume();
        got.on('end', () =>
          resolve({
            status: got.statusCode ?? 0,
            cookie: got.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          }),
        );
        got.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Resolves when the connection is closed, by whomever, or after a while. */
const connected = (from: string, act: (socket: Socket) => void, longest = 5_000): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from }, () => act(socket));
    socket.resume();
    socket.on('error', () => {});
    socket.once('close', () => resolve());
    setTimeout(() => socket.destroy(), longest).unref();
  });

const newCookie = async (from: string): Promise<string> =>
  (await ask({ from, method: 'POST', path: '/api/session', body: { name: 'Mallory' } })).cookie;

const upgradeOf = (headers: Readonly<Record<string, string>>): string => handshake(address, { headers });

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
const PINGS = frames('ping', 2_000, 'x'.repeat(100));
const EARLY = frames('text', 5_000, 'x'.repeat(100));

/** Writes as long as anything is taken, and reads nothing. */
function pour(socket: Socket, bytes: Buffer): void {
  socket.pause();
  const write = (): void => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on('drain', write);
  write();
}

type Attack = (from: string, cookie: string) => Promise<unknown>;

const ATTACKS: { readonly [name: string]: Attack } = {
  'refused upgrades': (from) =>
    connected(from, (socket) => void socket.write(upgradeOf({ origin: 'https://elsewhere.example' }))),
  'upgrades without a session': (from) => connected(from, (socket) => void socket.write(upgradeOf({}))),
  'early messages': (from, cookie) =>
    connected(from, (socket) => {
      socket.write(upgradeOf({ cookie }));
      socket.write(EARLY);
    }),
  'pings that nobody reads': (from, cookie) =>
    connected(from, (socket) => {
      socket.write(upgradeOf({ cookie }));
      pour(socket, PINGS);
    }),
  'sockets that say nothing': (from) => connected(from, () => {}),
  'slow heads and bodies': (from, cookie) =>
    connected(from, (socket) => {
      socket.write(
        `POST /api/tables HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\ncontent-length: 900\r\n`,
      );
      const dripping = setInterval(() => void socket.write('x: y\r\n'), 500);
      socket.once('close', () => clearInterval(dripping));
    }),
  'big bodies': (from, cookie) => ask({ from, method: 'POST', path: '/api/tables', cookie, body: BIG }),
  'many tables': (from, cookie) => ask({ from, method: 'POST', path: '/api/tables', cookie, body: SMALL }),
  replays: (from) => ask({ from, path: `/replay/table-long-${1 + Math.floor(Math.random() * 300)}` }),
  'records of a long table': (from, cookie) => ask({ from, path: '/api/tables/long/records', cookie }),
};

/** A pause, so that the machine is left for the server and not only for its attackers. */
const PAUSE = 5;
const AT_ONCE = 4;

async function keepOn(name: string, attack: Attack, from: string): Promise<void> {
  // oxlint-disable no-await-in-loop -- one after the other
  let cookie = await newCookie(from);
  for (let nth = 1; isOn(); nth++) {
    await attack(from, cookie);
    count(name);
    if (nth % 50 === 0) cookie = (await newCookie(from)) || cookie;
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
  // oxlint-enable no-await-in-loop
}

await Promise.all(
  Object.entries(ATTACKS).flatMap(([name, attack], nth) =>
    Array.from({ length: AT_ONCE }, (_, of) => keepOn(name, attack, networkOf(nth * AT_ONCE + of))),
  ),
);
process.stdout.write(`${JSON.stringify(counts)}\n`);
process.exit(0);
