/** Attacks on sockets: upgrades, frames and messages. */
import { deflateRawSync } from 'node:zlib';
import { frames } from '../kit/upgrade.ts';
import { anyOf, type Attacker, type Attacks, below, connected, pour, upgradeOf } from './attack-kit.ts';
import { frame, message, TEXT } from './raw-frames.ts';

const PINGS = frames('ping', 2_000, 'x'.repeat(100));
const EARLY = frames('text', 5_000, 'x'.repeat(100));
/** A part of a message that never ends. */
const PART = frame(0x01, 'x');
const MORE = frame(0x00, 'x');
/** Says that it is compressed, and would be 16 MB. */
const BOMB = frame(0xc1, deflateRawSync(Buffer.alloc(16_777_216)));
/** Says that 2^63 bytes follow. */
const ENDLESS = Buffer.from([TEXT, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
const BROKEN: readonly [Buffer, ...Buffer[]] = [
  ENDLESS,
  BOMB,
  frame(0x88, Buffer.from([0xff, 0xff])),
  frame(0x83, 'reserved'),
  Buffer.from([TEXT, 5, ...Buffer.from('plain')]),
  frame(TEXT, Buffer.from([0xff, 0xfe, 0xc0, 0x80])),
];

const NESTED = '['.repeat(8_000) + ']'.repeat(8_000);
const ODD: readonly [string, ...string[]] = [
  NESTED,
  '{"type":"watch","table":"\\ud800"}',
  '{"type":"watch","table":"\u202e\u0000\u200b"}',
  '{"__proto__":{"type":"ping"}}',
  '{"type":"command","table":"long","id":"1e999","request":{"type":"sit","seat":1e999}}',
  `{"type":"look","table":"long","game":${Number.MAX_SAFE_INTEGER},"step":-1}`,
  'null',
];

/** Pings, pongs and a reason to close between the parts of a message that goes on. */
const BETWEEN = Buffer.concat([
  frame(0x01, '{"type":'),
  frame(0x89, 'x'.repeat(125)),
  frame(0x8a, 'x'.repeat(125)),
  frame(0x00, '"ping"'),
  frame(0x89, ''),
  frame(0x80, '}'),
]);
const CLOSED = Buffer.concat([frame(0x88, Buffer.from([0x03, 0xe8, ...Buffer.from('x'.repeat(120))]))]);

/** What a client may offer in its handshake: versions, ways to compress, keys. */
const OFFERS: readonly [Readonly<Record<string, string>>, ...Readonly<Record<string, string>>[]] = [
  { 'sec-websocket-extensions': 'permessage-deflate; server_max_window_bits=8, '.repeat(150).slice(0, -2) },
  { 'sec-websocket-protocol': Array.from({ length: 1_000 }, (_, nth) => `p${nth}`).join() },
  { 'sec-websocket-key': 'A'.repeat(4_000) },
  { 'sec-websocket-version': '8' },
  { 'x-forwarded-for': Array.from({ length: 800 }, (_, nth) => `10.0.0.${nth % 256}`).join() },
];

const opened = (by: Attacker, bytes: Buffer): Promise<void> =>
  connected(by, (socket) => {
    socket.write(upgradeOf(by));
    socket.write(bytes);
  });

/** Follows tables, and looks at their old games, as often as one message allows. */
const restless = ({ tables }: Attacker): Buffer =>
  Buffer.concat(
    Array.from({ length: 30 }, (_, nth) => {
      const table = tables[nth % tables.length];
      const looked = { type: 'look', table: 'long', game: 1 + below(300), step: 0 };
      return message(nth % 3 === 2 ? looked : { type: nth % 3 === 0 ? 'watch' : 'unwatch', table });
    }),
  );

export const SOCKET_ATTACKS: Attacks = {
  'refused upgrades': (by) =>
    connected(by, (socket) => void socket.write(upgradeOf(by, { origin: 'https://elsewhere.example' }))),
  'upgrades without a session': (by) =>
    connected(by, (socket) => void socket.write(upgradeOf(by, { cookie: 'session=none' }))),
  'early messages': (by) => opened(by, EARLY),
  'pings that nobody reads': (by) =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      pour(socket, PINGS);
    }),
  'views that nobody reads': (by) =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      socket.pause();
      for (let nth = 0; nth < 40; nth++) socket.write(message({ type: 'watch', table: 'long' }));
    }),
  'messages that never end': (by) =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      socket.write(PART);
      pour(socket, MORE);
    }),
  'control frames inside messages': (by) =>
    opened(by, Buffer.concat(Array.from({ length: 30 }, () => BETWEEN))),
  'frames after the last one': (by) =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      socket.write(CLOSED);
      pour(socket, EARLY);
    }),
  'odd handshakes': (by) =>
    connected(by, (socket) => void socket.write(upgradeOf(by, { cookie: by.cookie, ...anyOf(OFFERS) }))),
  'broken frames': (by) => opened(by, anyOf(BROKEN)),
  'odd messages': (by) =>
    opened(by, Buffer.concat(Array.from({ length: 20 }, () => frame(TEXT, anyOf(ODD).slice(0, 16_000))))),
  'watching and looking': (by) => opened(by, restless(by)),
  'sockets that are half closed': (by) =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      setTimeout(() => socket.end(), 100).unref();
    }),
};
