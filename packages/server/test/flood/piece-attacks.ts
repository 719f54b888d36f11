/** Attacks by the way things arrive: in single bytes, at the same moment, or again and again. */
import type { Socket } from 'node:net';
import { tableOptions } from '../kit/server.ts';
import { type Attacker, type Attacks, connected, upgradeOf } from './attack-kit.ts';
import { post } from './people-attacks.ts';
import { frame, message, TEXT } from './raw-frames.ts';
import { headOf } from './request-attacks.ts';

/** Each byte in a packet of its own, as far as the system allows. */
function dripBytes(socket: Socket, bytes: Buffer): void {
  let next = 0;
  socket.setNoDelay(true);
  const dripping = setInterval(() => {
    if (!socket.writable || next >= bytes.length) return clearInterval(dripping);
    socket.write(bytes.subarray(next, next + 1));
    next += 1;
  }, 2);
  socket.once('close', () => clearInterval(dripping));
}

const LONG = frame(TEXT, '{"type":"ping"}'.padEnd(16_000));
const BODY = Buffer.from('{"name":"x"}'.padEnd(8_000));
const PING = message({ type: 'ping' });
/** One less than a new person may send at once. */
const BURST = Buffer.concat(Array.from({ length: 119 }, () => PING));

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Sends as much as is allowed, leaves, and comes back for new limits. */
async function returning(by: Attacker): Promise<void> {
  for (const pause of [1_500, 1_400, 200, 1_500]) {
    // oxlint-disable no-await-in-loop -- one socket after the other
    await connected(
      by,
      (socket) => {
        socket.write(upgradeOf(by));
        socket.write(BURST);
      },
      200,
    );
    await wait(pause);
    // oxlint-enable no-await-in-loop
  }
}

const DEAL = {
  deal: 'one-deal-many-times-at-once',
  access: 'private',
  watching: { who: 'nobody', delay: 0 },
} as const;

export const PIECE_ATTACKS: Attacks = {
  'messages in single bytes': (by) =>
    connected(by, (socket) => {
      socket.write(upgradeOf(by));
      dripBytes(socket, LONG);
    }),
  'bodies in single bytes': (by) =>
    connected(by, (socket) => {
      const lines = ['content-type: application/json', `content-length: ${BODY.length}\r\n\r\n`];
      socket.write(headOf(by, 'POST /api/session', lines));
      dripBytes(socket, BODY);
    }),
  'people who come back in a rhythm': returning,
  'tables at the same moment': (by) =>
    Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        post(by, '/api/tables', { options: tableOptions({}, nth % 2 === 0 ? DEAL : {}) }),
      ),
    ),
};
