/** Attacks by those who read nothing, or one byte at a time, of every answer that there is; and by odd heads. */
import type { Socket } from 'node:net';
import { anyOf, type Attacker, type Attacks, below, connected } from './attack-kit.ts';
import { headOf } from './request-attacks.ts';

const END = '\r\n\r\n';

/** The longest answers of all routes. */
const ANSWERS: readonly [() => string, ...(() => string)[]] = [
  () => '/api/tables',
  () => '/api/tables/mine',
  () => '/api/tables/long/records',
  () => '/api/openapi.json',
  () => '/api/rules',
  () => '/',
  () => '/share.png',
  () => '/sw.js',
  () => `/replay/table-long-${1 + below(300)}`,
  () => `/api/embed/replay/table-long-${1 + below(300)}`,
  () => `/api/embed/picture/table-long-${1 + below(300)}`,
];

const asked = (by: Attacker, lines: readonly string[] = []): string =>
  headOf(by, `GET ${anyOf(ANSWERS)()}`, ['accept: */*', ...lines, END]);

/** As many requests at once as a connection may have. */
const pipelined = (by: Attacker): string => Array.from({ length: 8 }, () => asked(by)).join('');

function readSlowly(socket: Socket): void {
  socket.pause();
  const reading = setInterval(() => void socket.read(1), 100);
  socket.once('close', () => clearInterval(reading));
}

const LANGUAGES = Array.from({ length: 1_500 }, (_, nth) => `x${nth};q=0.${nth % 10}`).join();
const COOKIES = Array.from({ length: 1_200 }, (_, nth) => `c${nth}=v`).join('; ');

/** Lines of a head that somebody has to take apart. */
const HEADS: readonly [readonly string[], ...(readonly string[])[]] = [
  [`accept-language: ${LANGUAGES}`],
  [`accept-encoding: ${'br;q=0.1, gzip, '.repeat(500)}x`],
  [`cookie: ${COOKIES}`],
  [`if-none-match: ${'W/"x", '.repeat(1_500)}"y"`, `if-modified-since: ${'x'.repeat(3_000)}`],
  [`accept: ${'text/html;level=1, '.repeat(700)}*/*`],
  [`referer: ${'%F0%9F%8F%99'.repeat(900)}`, `user-agent: ${'(('.repeat(1_500)}`],
  [`x-duopolis-protocol: ${'1,'.repeat(2_000)}2`, 'x-forwarded-host: a, b', 'forwarded: for=_x;'.repeat(50)],
];

const POST = ['content-type: application/json', 'transfer-encoding: chunked'];
const TRAILERS = Array.from({ length: 900 }, (_, nth) => `t${nth}: x\r\n`).join('');

export const READER_ATTACKS: Attacks = {
  'answers of every route that nobody reads': (by) =>
    connected(by, (socket) => {
      socket.pause();
      socket.write(pipelined(by));
    }),
  'answers that are read byte by byte': (by) =>
    connected(by, (socket) => {
      readSlowly(socket);
      socket.write(asked(by));
    }),
  'connections that ask once and stay': (by) => connected(by, (socket) => void socket.write(asked(by))),
  'odd heads': (by) =>
    connected(by, (socket) => {
      socket.write(asked(by, anyOf(HEADS)));
      setTimeout(() => socket.end(), 500).unref();
    }),
  'trailers of bodies': (by) =>
    connected(by, (socket) => {
      const body = `2\r\n{}\r\n0\r\n${TRAILERS}\r\n`;
      socket.write(headOf(by, 'POST /api/session', [...POST, `trailer: t0${END}${body}`]));
    }),
  'bodies that are announced': (by) =>
    connected(by, (socket) => {
      const lines = ['content-type: application/json', 'expect: 100-continue', `content-length: 60000${END}`];
      socket.write(headOf(by, 'POST /api/tables', lines));
    }),
  'bodies that lack their last byte': (by) =>
    connected(by, (socket) => {
      const lines = ['content-type: application/json', `content-length: 65536${END}`];
      socket.write(headOf(by, 'POST /api/tables', lines));
      socket.write(`{"options":"${'x'.repeat(65_500)}`);
    }),
  'sizes of chunks': (by) =>
    connected(by, (socket) => {
      socket.write(headOf(by, 'POST /api/session', [...POST, `x: y${END}`]));
      socket.write(`${anyOf(['ffffffffffffffff', '-1', '0x10', `1;${'e'.repeat(20_000)}`])}\r\n`);
    }),
};
