/** A fake PostgreSQL server that speaks enough of protocol 3 for a test to decide every byte a client receives. */
import { createServer, type Socket } from 'node:net';

/** What a client sent: its startup, or a query that it wants answered. */
export interface Asked {
  /** The connection, counted from 1. */
  readonly connection: number;
  /** Of the connection: 0 is the startup. */
  readonly nth: number;
  readonly text: string;
}

/** Bytes to write in one chunk, or cut in two; `end` closes the connection after them, `reset` without any. */
export interface Answer {
  readonly bytes: Buffer;
  /** Bytes of the first chunk; the second is written when the first has been read. */
  readonly cut?: number;
  readonly after?: 'end' | 'reset';
}

export interface FakeServer {
  readonly url: string;
  /** Everything asked so far. */
  readonly asked: readonly Asked[];
  readonly stop: () => void;
}

const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.from(`${type}0000`);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const cstring = (text: string): Buffer => Buffer.from(`${text}\0`);
const int32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(number);
  return bytes;
};

export const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([
  message('R', int32(0)),
  message('S', cstring('server_version'), cstring('18.0')),
  message('K', int32(1), int32(1)),
]);

/** What a server says when it shuts down. */
export const FATAL = message(
  'E',
  cstring('SFATAL'),
  cstring('C57P01'),
  cstring('Mterminating connection due to administrator command'),
  Buffer.alloc(1),
);

export const notification = (channel: string, payload: string): Buffer =>
  message('A', int32(1), cstring(channel), cstring(payload));

/** A row without columns, as the answer to a simple or an extended query. */
const done = (isExtended: boolean): Buffer =>
  Buffer.concat([
    ...(isExtended ? [message('1'), message('2'), message('n')] : []),
    message('C', cstring('SELECT 0')),
  ]);

/** The bytes of a usual answer, without the ReadyForQuery at its end. */
export const usual = ({ nth }: Asked, isExtended: boolean): Buffer =>
  nth === 0 ? WELCOME : done(isExtended);

type Respond = (asked: Asked, body: Buffer) => Answer;

/** The messages of one connection as they become complete; the startup has no type. */
function* messagesIn(received: { bytes: Buffer }, isFirst: boolean): Generator<readonly [string, Buffer]> {
  let started = !isFirst;
  for (;;) {
    const head = started ? 1 : 0;
    if (received.bytes.length < head + 4) return;
    const end = head + received.bytes.readInt32BE(head);
    if (received.bytes.length < end) return;
    const type = started ? received.bytes.toString('latin1', 0, 1) : '';
    const body = received.bytes.subarray(head + 4, end);
    received.bytes = received.bytes.subarray(end);
    started = true;
    yield [type, body];
  }
}

const textOf = (body: Buffer, from = 0): string => body.toString('utf8', from, body.indexOf(0, from));

function write(socket: Socket, { bytes, cut = bytes.length, after }: Answer): void {
  const end = (): void => {
    if (after === 'end') socket.end();
  };
  socket.write(bytes.subarray(0, cut));
  if (cut >= bytes.length) return end();
  /** The client reads the first chunk in the meantime: both run in one process, and each look at the sockets is one turn. */
  setImmediate(() =>
    setImmediate(() => {
      socket.write(bytes.subarray(cut));
      end();
    }),
  );
}

/** Every connection is answered as `respond` says; without a word from it, as usual. */
export async function startFakeServer(respond: Respond): Promise<FakeServer> {
  const asked: Asked[] = [];
  const open = new Set<Socket>();
  let connections = 0;

  function serve(socket: Socket): void {
    const connection = ++connections;
    const received = { bytes: Buffer.alloc(0) };
    let [nth, parsed] = [-1, ''];
    const answer = (text: string, isExtended: boolean): void => {
      nth += 1;
      const request: Asked = { connection, nth, text };
      asked.push(request);
      const given = respond(request, usual(request, isExtended));
      if (given.after === 'reset') return void socket.resetAndDestroy();
      write(socket, given);
    };
    socket.setNoDelay();
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (bytes) => {
      received.bytes = Buffer.concat([received.bytes, bytes]);
      for (const [type, body] of messagesIn(received, nth < 0)) {
        if (type === '') answer('', false);
        if (type === 'Q') answer(textOf(body), false);
        if (type === 'P') parsed = textOf(body, body.indexOf(0) + 1);
        if (type === 'S') answer(parsed, true);
        if (type === 'X') socket.end();
      }
    });
    open.add(socket);
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/fake`,
    asked,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
