/** Upgrades and frames written by hand, for clients that do what no library does. */
import { connect, type Socket } from 'node:net';

export interface Upgraded {
  /** 101 for a socket, otherwise the status of the refusal; 0 if it was closed without a word. */
  readonly status: number;
  readonly socket: Socket;
  readonly closed: Promise<void>;
}

interface Asking {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes sent right behind the request, before any answer. */
  readonly early?: Buffer;
}

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

/** Sends bytes over a connection of its own; resolves with the status of the answer. */
export function sent(server: string, bytes: Buffer | string): Promise<Upgraded> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname, () => void socket.write(bytes));
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('data', (data) =>
      resolve({ status: Number(data.toString('latin1', 9, 12)), socket, closed }),
    );
    socket.once('close', () => resolve({ status: 0, socket, closed }));
  });
}

/** The request of an upgrade. */
export function handshake(
  server: string,
  { path = '/api/socket?protocol=3', headers = {} }: Omit<Asking, 'early'>,
): string {
  const all = { host: new URL(server).host, ...HANDSHAKE, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export function upgrade(
  server: string,
  { early = Buffer.alloc(0), ...asking }: Asking = {},
): Promise<Upgraded> {
  return sent(server, Buffer.concat([Buffer.from(handshake(server, asking)), early]));
}

const OPCODES = { text: 1, ping: 9, pong: 10 } as const;

/** Masked frames of a client; the mask is all zeros. */
export function frames(kind: keyof typeof OPCODES, count: number, text = ''): Buffer {
  const frame = [0x80 | OPCODES[kind], 0x80 | text.length, 0, 0, 0, 0, ...Buffer.from(text)];
  return Buffer.concat(Array.from({ length: count }, () => Buffer.from(frame)));
}
