/** Nobody can make the server call its own network: every resolved address is checked, and the checked one is called. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { isPublic, networksOf } from '../../src/notices/address.ts';
import { newCaller } from '../../src/notices/call.ts';
import { openReceiver } from '../kit/receiver.ts';

const INTERNAL = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.0',
  '169.254.169.253',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:8.8.8.8',
  '::ffff:c0a8:101',
  '0:0:0:0:0:ffff:7f00:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::8.8.8.8',
  '::ffff:0:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '64:ff9b:1:ffff::10.0.0.1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:db8::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:20::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '2002:c0a8:101::1',
  '2620:4f:8000::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  'fe80::a9fe:a9fe',
  'febf::1',
  'fec0::1',
  'ff01::1',
  'ff02::1',
  'ff05::1:3',
  'ff0e::1',
] as const;

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.215.14',
  '168.63.129.15',
  '168.63.129.17',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
] as const;

test.each(INTERNAL)('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

const NOTHING = { headers: {}, body: '{}' } as const;
const strict = (resolve: (name: string) => Promise<readonly { address: string; family: number }[]>) =>
  newCaller({ allowed: networksOf([]), resolve });
const resolvedTo =
  (...addresses: readonly string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test.each(['::ffff:10.0.0.1', '::ffff:a00:1', '10.0.0.1%eth0'])(
  'a network that the host allows does not allow %s',
  async (address) => {
    const allowed = networksOf(['10.0.0.0/8']);
    const at = (resolved: string) => newCaller({ allowed, resolve: resolvedTo(resolved) });
    expect(await at('10.0.0.1').mayCall('http://inside.example/')).toBe(true);
    expect(await at(address).mayCall('http://inside.example/')).toBe(false);
  },
);

describe('an address that a person gives', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://0300.0250.1.1/',
    'http://0xa9.0xfe.0xa9.0xfe/',
    'http://2852039166/',
    'http://127.0.0.1./',
    'http://127.0.0.1\u3002/',
    'http://127\u30020\u30020\u30021/',
    'http://%31%32%37.0.0.1/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://hook.localhost/',
    'http://metadata.google.internal/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
    'http://100.64.0.1/',
    'http://168.63.129.16/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[::]/',
    'http://[::7f00:1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1%25eth0]/',
    'http://[ff02::1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://①②⑦.⓪.⓪.①/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'gopher://1.1.1.1/',
    'http://user:secret@1.1.1.1/',
    'http://1.1.1.1@127.0.0.1/',
    'http://127.0.0.1#@1.1.1.1/',
    'http://127.0.0.1\\@1.1.1.1/',
    'http:127.0.0.1',
    '//127.0.0.1/',
    'unix:/var/run/docker.sock',
    'http://1.1.1.1:0/',
    'http://1.1.1.1:22/',
    'http://1.1.1.1:8080/',
    'http://[2606:4700::1111]:25/',
    'https://1.1.1.1:6379/',
  ])('%s is not called', async (url) => {
    const { call, mayCall } = strict(resolvedTo('127.0.0.1'));
    expect(await mayCall(url)).toBe(false);
    expect(await call({ url, ...NOTHING })).toEqual({ code: 'blocked' });
  });

  test.each(INTERNAL.filter((address) => !address.includes('%')))(
    'a name that leads to %s is not called',
    async (address) => {
      const { call } = strict(resolvedTo(address));
      expect(await call({ url: 'http://hook.example/', ...NOTHING })).toEqual({ code: 'blocked' });
    },
  );

  test('nor is a name with one such address among public ones', async () => {
    const { call } = strict(resolvedTo('1.1.1.1', '10.0.0.1'));
    expect(await call({ url: 'https://hook.example/', ...NOTHING })).toEqual({ code: 'blocked' });
  });

  test('nor is an unknown name', async () => {
    const { call } = strict(async () => []);
    expect(await call({ url: 'https://hook.example/', ...NOTHING })).toEqual({ code: 'blocked' });
    const lost = strict(() => Promise.reject(new Error('ENOTFOUND')));
    expect(await lost.call({ url: 'https://hook.example/', ...NOTHING })).toEqual({ code: 'unreachable' });
  });
});

test('a name is resolved once: it can not point elsewhere when it is connected to', async () => {
  const receiver = await openReceiver();
  let asked = 0;
  const { call } = newCaller({
    allowed: networksOf(['127.0.0.1']),
    resolve: async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
  });
  const { port } = new URL(receiver.url);
  expect(await call({ url: `http://rebinding.example:${port}/`, ...NOTHING })).toMatchObject({ status: 200 });
  expect([asked, receiver.received.length]).toEqual([1, 1]);
  expect(receiver.received[0]?.headers.host).toBe(`rebinding.example:${port}`);
  expect(await call({ url: `http://rebinding.example:${port}/`, ...NOTHING })).toEqual({ code: 'blocked' });
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});

test('a redirect is not followed, and a long answer is not read', async () => {
  const receiver = await openReceiver();
  const { call } = newCaller({ allowed: networksOf(['127.0.0.0/8']) });
  receiver.answer(307, { location: `${receiver.url}/inside` });
  expect(await call({ url: `${receiver.url}/hook`, ...NOTHING })).toEqual({ code: 'answered', status: 307 });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  await receiver.close();
  /** Never ends, and has more than is read. */
  const endless = createServer((_, response) => {
    response.writeHead(200);
    response.write('x'.repeat(2 * LIMITS.noticeAnswerBytes));
  });
  await new Promise<void>((resolve) => void endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  expect(await call({ url: `http://127.0.0.1:${port}/`, ...NOTHING })).toEqual({
    code: 'answered',
    status: 200,
  });
  endless.closeAllConnections();
  endless.close();
});

test('a silent receiver times out', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { call } = newCaller({ allowed: networksOf(['127.0.0.0/8']), timeout: 50 });
  expect(await call({ url: `http://127.0.0.1:${port}/`, ...NOTHING })).toEqual({ code: 'unreachable' });
  silent.closeAllConnections();
  silent.close();
});
