/** Which sockets are cut off because nobody reads them. */
import { expect, test } from 'vitest';
import { networkOf } from '../src/site/network.ts';
import { beat, echoed, flows, newPulse } from '../src/socket/pulse.ts';
import { slowest } from '../src/socket/unread.ts';

const watched = () => ({
  pings: [] as Buffer[],
  unread: 0,
  written: 0,
  ping(data: Buffer) {
    this.pings.push(data);
  },
});

test('only the echo of the last ping shows that a socket is read', () => {
  const socket = watched();
  const pulse = newPulse();
  expect(beat(pulse, socket)).toBe(true);
  echoed(pulse, Buffer.from(socket.pings[0] ?? []));
  expect(beat(pulse, socket)).toBe(true);
  for (const guess of [Buffer.alloc(0), Buffer.alloc(8), socket.pings[0] ?? Buffer.alloc(0)])
    echoed(pulse, guess);
  expect(beat(pulse, socket)).toBe(false);
  expect(socket.pings.length).toBe(2);
});

test('a reader that takes nothing for five checks is slow, one that takes a little is not', () => {
  const [still, slow, idle] = [watched(), watched(), watched()];
  const pulses = [still, slow, idle].map((socket) => ({ socket, pulse: newPulse() }));
  for (const socket of [still, slow]) Object.assign(socket, { unread: 1_000, written: 1_500 });
  const checks = Array.from({ length: 6 }, () => {
    slow.unread -= 1;
    return pulses.map(({ pulse, socket }) => flows(pulse, socket));
  });
  expect(checks.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [true, true, true]));
  expect(checks[5]).toEqual([false, true, true]);
});

test('while all together hold too much, the largest are closed until half is left', () => {
  const readers = [10, 0, 50, 30, 20];
  const slow = (most: number) => slowest(readers, (bytes) => bytes, most);
  expect([slow(110), slow(100)]).toEqual([[], [50, 30]]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
