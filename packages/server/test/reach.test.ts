/** The network addresses that a start prints. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { codeFor, plainHttpWarning, reachOf } from '../src/reach.ts';
import { started } from './kit/server.ts';

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
  ['127.0.0.1', { isOpen: false, port: '8080', addresses: ['http://192.168.1.5:8080'] }],
  ['localhost', { isOpen: false, port: '8080', addresses: ['http://192.168.1.5:8080'] }],
  ['0.0.0.0', { isOpen: true, port: '8080', addresses: ['http://192.168.1.5:8080'] }],
  ['::', { isOpen: true, port: '8080', addresses: ['http://192.168.1.5:8080'] }],
  ['192.168.1.5', undefined],
])('a server on %s', (host, reach) => {
  expect(reachOf(host, 'http://127.0.0.1:8080', NETWORK)).toEqual(reach);
});

test.each([
  ['127.0.0.1', false, false],
  ['127.0.0.2', false, false],
  ['localhost', false, false],
  ['::1', false, false],
  ['0.0.0.0', true, false],
  ['0.0.0.0', false, true],
  ['192.168.1.5', false, true],
  ['127.example', false, true],
])('plain HTTP on %s, with TLS before it: %s, is warned of: %s', (host, secure, isWarned) => {
  expect(plainHttpWarning({ host, secure }) !== undefined).toBe(isWarned);
});

test('a server that is reachable without TLS warns in its log', async () => {
  const said: string[] = [];
  const server = await started({ host: '0.0.0.0' }, undefined, { write: (line) => void said.push(line) });
  await server.stop();
  expect(said.filter((line) => line.includes('"level":40')).join()).toContain('plain HTTP');
});

test('without a network there is nothing to say', () => {
  expect(reachOf('127.0.0.1', 'http://127.0.0.1:8080', { lo: [LOOPBACK] })).toBeUndefined();
});

test('the code is white on black in a terminal, and plain in a file', () => {
  const reach = { isOpen: true, port: '8080', addresses: ['http://192.168.1.7:8080'] };
  const plain = codeFor(reach, 'file').trimEnd().split('\n');
  const painted = codeFor(reach, 'terminal').trimEnd().split('\n');
  expect(plain.length).toBeGreaterThan(12);
  expect(painted).toEqual(plain.map((line) => `\u001b[97;40m${line}\u001b[0m`));
  expect(codeFor({ ...reach, isOpen: false }, 'file')).toBe('');
});
