/** Attacks on HTTP itself: heads, bodies, connections and addresses. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { anyOf, ask, type Attacker, type Attacks, below, connected, drip, pour } from './attack-kit.ts';

const ZEROS = Buffer.alloc(8_388_608);
const BOMBS = { gzip: gzipSync(ZEROS), br: brotliCompressSync(ZEROS) } as const;

const ROUTES: readonly [string, ...string[]] = [
  'POST /api/tables',
  'POST /api/session',
  'POST /api/session/claim',
  'POST /api/notices/ways',
  'POST /api/tables/long/about',
  'DELETE /api/session',
  'GET /api/tables/long/told',
  'GET /api/socket',
  'GET /health',
  'GET /',
];

export const headOf = ({ address, cookie }: Attacker, start: string, lines: readonly string[]): string =>
  [`${start} HTTP/1.1`, `host: ${new URL(address).host}`, `cookie: ${cookie}`, ...lines].join('\r\n');

const END = '\r\n\r\n';

/** Paths that a router, a decoder or a file system could stumble over. */
const PATHS: readonly [string, ...string[]] = [
  `/${'a/'.repeat(3_000)}`,
  `/table/${'%F0%9F%8F%99'.repeat(500)}`,
  '/replay/table-%00-1',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5cpackage.json',
  '/%c0%ae%c0%ae/%c0%af',
  '/%E2%80%AE%E2%80%8B%ED%A0%80',
  '//elsewhere.example/',
  '/table/%',
  `/api/tables?after=${'x'.repeat(4_000)}`,
  `/?${'a=1&'.repeat(2_000)}`,
];

const RAW: readonly [string, ...string[]] = [
  'POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET http://elsewhere.example/ HTTP/1.1\r\nhost: a\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
];

export const REQUEST_ATTACKS: Attacks = {
  'sockets that say nothing': (by) => connected(by, () => {}),
  'slow heads': (by) =>
    connected(by, (socket) => {
      socket.write(headOf(by, anyOf(ROUTES), ['content-length: 900', '']));
      drip(socket, 'x: y\r\n', 500);
    }),
  'slow bodies': (by) =>
    connected(by, (socket) => {
      const lines = ['content-type: application/json', `content-length: 900${END}{`];
      socket.write(headOf(by, anyOf(ROUTES), lines));
      drip(socket, ' ', 500);
    }),
  'chunks of one byte': (by) =>
    connected(by, (socket) => {
      const lines = ['content-type: application/json', `transfer-encoding: chunked${END}`];
      socket.write(headOf(by, 'POST /api/session', lines));
      pour(socket, `1;${'x'.repeat(100)}\r\n \r\n`.repeat(200));
    }),
  'answers that nobody reads': (by) =>
    connected(by, (socket) => {
      socket.pause();
      socket.write(headOf(by, 'GET /api/tables/long/records', [END]));
    }),
  'compressed bombs': async (by) => {
    const encoding = anyOf(['gzip', 'br']);
    const headers = { 'content-encoding': encoding };
    return ask(by, { method: 'POST', path: '/api/session', headers, body: BOMBS[encoding] });
  },
  'huge cookies': (by) =>
    ask(by, {
      path: '/api/session',
      headers: { cookie: `${by.cookie}; x=${'y'.repeat(1_000 * below(20))}` },
    }),
  'many headers': (by) =>
    connected(by, (socket) => {
      const lines = Array.from({ length: 1_500 }, (_, nth) => `x${nth}: 1`);
      socket.write(headOf(by, 'GET /health', [...lines, END]));
    }),
  'pipelined requests': (by) =>
    connected(by, (socket) => void socket.write(headOf(by, 'GET /api/tables', [END]).repeat(3_000))),
  'requests that Node answers itself': (by) =>
    connected(by, (socket) => {
      const hostless = 'GET / HTTP/1.1\r\n\r\n';
      socket.write(anyOf([hostless, headOf(by, 'GET /', ['expect: x', END])]).repeat(3_000));
      socket.resume();
    }),
  'heads of long answers': (by) =>
    ask(by, { method: 'HEAD', path: anyOf(['/api/tables/long/records', '/api/tables/long/told']) }),
  'connections that are reset': (by) =>
    connected(by, (socket) => {
      socket.write(headOf(by, 'GET /api/tables/long/records', [END]));
      setTimeout(() => socket.resetAndDestroy(), below(20)).unref();
    }),
  'half-closed requests': (by) =>
    connected(by, (socket) => void socket.end(headOf(by, 'GET /api/tables/long/told', [END]))),
  'requests that are none': (by) =>
    connected(by, (socket) => void socket.write(Buffer.from(anyOf(RAW), 'latin1'))),
  'odd addresses': (by) => ask(by, { path: anyOf(PATHS), headers: { accept: 'text/html' } }),
  'ranges of files': (by) =>
    ask(by, {
      path: anyOf(['/share.png', '/sw.js', '/index.html']),
      headers: { range: `bytes=${'0-,'.repeat(1_000)}0-1`, 'if-none-match': '"x",'.repeat(1_000) },
    }),
  'guessed admin tokens': (by) =>
    ask(by, { path: '/admin/status', headers: { authorization: `Bearer ${below(1e9)}` } }),
};
