/** What attacks are made of: requests and connections from a network of their own, and a look at every answer. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { handshake } from '../kit/upgrade.ts';

export interface Attacker {
  /** Of the server. */
  readonly address: string;
  /** Each attacker has a network of its own, and so the full limits of one. */
  readonly from: string;
  readonly cookie: string;
  /** A table with the most games, and tables of people who play. */
  readonly tables: readonly string[];
  /** Texts that no attacker may ever receive. */
  readonly secrets: readonly string[];
  readonly leaked: (text: string) => void;
}

export type Attack = (by: Attacker) => Promise<unknown>;
export type Attacks = { readonly [name: string]: Attack };

interface Asking {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Buffer;
}

export interface Answered {
  /** 0 if there was none. */
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
}

const NONE: Answered = { status: 0, cookie: '', text: '' };
/** Characters of an answer that are returned; all of them are searched for secrets. */
const KEPT = 65_536;

function look({ secrets, leaked }: Attacker, text: string): void {
  for (const secret of secrets) if (text.includes(secret)) leaked(text.slice(0, 200));
}

const bytesOf = (body: object | string | Buffer): string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);

export function ask(by: Attacker, asking: Asking): Promise<Answered> {
  const { method = 'GET', path, headers = {}, body } = asking;
  const { hostname, port } = new URL(by.address);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const failed = (): void => resolve(NONE);
    const sent = request(
      {
        hostname,
        port,
        localAddress: by.from,
        method,
        path,
        headers: { cookie: by.cookie, ...type, ...headers },
        agent: false,
      },
      (got) => {
        let text = '';
        got.setEncoding('latin1');
        got.on('data', (part: string) => {
          look(by, text.slice(-100) + part);
          if (text.length < KEPT) text += part;
        });
        got.on('end', () => {
          const cookie = got.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
          resolve({ status: got.statusCode ?? 0, cookie, text });
        });
        got.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.setTimeout(30_000, () => sent.destroy());
    sent.end(body === undefined ? undefined : bytesOf(body));
  });
}

/** Nothing for an answer that is no JSON. */
export const jsonOf = ({ text }: Answered): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Resolves when the connection is closed, by either side, or after a while. */
export const connected = (by: Attacker, act: (socket: Socket) => void, longest = 5_000): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(by.address);
    const socket = connect({ host: hostname, port: Number(port), localAddress: by.from }, () => act(socket));
    socket.on('data', (data) => look(by, data.toString('latin1')));
    socket.on('error', () => {});
    const ending = setTimeout(() => socket.destroy(), longest);
    socket.once('close', () => {
      clearTimeout(ending);
      resolve();
    });
  });

export const upgradeOf = (
  { address, cookie }: Attacker,
  headers?: Readonly<Record<string, string>>,
): string => handshake(address, { headers: headers ?? { cookie } });

/** Writes as long as anything is taken, and reads nothing. */
export function pour(socket: Socket, bytes: Buffer | string): void {
  socket.pause();
  const write = (): void => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on('drain', write);
  write();
}

/** Writes some bytes again and again until the connection is closed. */
export function drip(socket: Socket, text: string, milliseconds: number): void {
  const dripping = setInterval(() => void (socket.writable && socket.write(text)), milliseconds);
  socket.once('close', () => clearInterval(dripping));
}

export const anyOf = <const T>(list: readonly [T, ...T[]]): T =>
  list[Math.floor(Math.random() * list.length)] ?? list[0];

export const below = (most: number): number => Math.floor(Math.random() * most);
