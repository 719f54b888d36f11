/** The network addresses that a start prints. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { codeFor, reachOf } from '../src/reach.ts';

const MASK = { netmask: '', mac: '', cidr: null };
const LOOPBACK: NetworkInterfaceInfo = { ...MASK, address: '127.0.0.1', family: 'IPv4', internal: true };
const WIFI: NetworkInterfaceInfo = { ...MASK, address: '192.168.1.5', family: 'IPv4', internal: false };
const IPV6: NetworkInterfaceInfo = {
  ...MASK,
  address: 'fe80::1',
  family: 'IPv6',
  internal: false,
  scopeid: 2,
};
const NETWORK = { lo: [LOOPBACK], wifi: [WIFI, IPV6], gone: undefined };

test.each([
  ['127.0.0.1', { isOpen: false, addresses: ['http://192.168.1.5:8080'] }],
  ['localhost', { isOpen: false, addresses: ['http://192.168.1.5:8080'] }],
  ['0.0.0.0', { isOpen: true, addresses: ['http://192.168.1.5:8080'] }],
  ['::', { isOpen: true, addresses: ['http://192.168.1.5:8080'] }],
  ['192.168.1.5', undefined],
])('a server on %s', (host, reach) => {
  expect(reachOf(host, 'http://127.0.0.1:8080', NETWORK)).toEqual(reach);
});

test('without a network there is nothing to say', () => {
  expect(reachOf('127.0.0.1', 'http://127.0.0.1:8080', { lo: [LOOPBACK] })).toBeUndefined();
});

test('the code is white on black in a terminal, and plain in a file', () => {
  const reach = { isOpen: true, addresses: ['http://192.168.1.7:8080'] };
  const plain = codeFor(reach, 'file').trimEnd().split('\n');
  const painted = codeFor(reach, 'terminal').trimEnd().split('\n');
  expect(plain.length).toBeGreaterThan(12);
  expect(painted).toEqual(plain.map((line) => `\u001b[97;40m${line}\u001b[0m`));
  expect(codeFor({ ...reach, isOpen: false }, 'file')).toBe('');
});
