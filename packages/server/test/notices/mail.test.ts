/** A mail goes to one address, with the headers of the server: no address, name or title adds another. */
import { WAY_BODY } from '@duopolis/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailer, openMail } from '../../src/notices/mail.ts';
import type { Written } from '../../src/notices/text.ts';
import { type MailServer, openMailServer } from '../kit/mail-server.ts';

let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  server = await openMailServer();
  mailer = openMail({ smtp: server.url, from: 'Duopolis <games@example.org>' });
});

afterAll(async () => {
  mailer.close();
  await server.close();
});

const settings = { language: 'en', zone: 'UTC', urgent: false, stopped: false };
const accepts = (address: string): boolean =>
  v.safeParse(WAY_BODY, { way: { kind: 'mail', address }, settings }).success;

test.each([
  ['ann@example.org', true],
  ['ann@example.org\r\nBcc: eve@example.org', false],
  ['ann@example.org\nRCPT TO:<eve@example.org>', false],
  ['ann@example.org,eve@example.org', false],
  ['ann@example.org eve@example.org', false],
  ['Eve <eve@example.org>', false],
  ['"a\r\nb"@example.org', false],
  ['ann@example.org\0', false],
])('the address %j is accepted: %s', (address, accepted) => {
  expect(accepts(address)).toBe(accepted);
});

test('line breaks in a title or a label stay in their header', async () => {
  const bad = 'hello\r\nBcc: eve@example.org\r\nX-Added: yes\r\n\r\nanother body';
  const written: Written = {
    kind: 'turn',
    title: bad,
    body: 'It is your turn.',
    language: 'en',
    path: '/table/one',
    url: 'https://play.example/table/one',
    open: 'Open',
    stop: { label: bad, link: 'link', url: 'https://play.example/stop' },
    tables: [],
  };
  const mail = { id: 'one', written, oneClick: `https://play.example/stop?${bad}` };
  expect(await mailer.send('ann@example.org', mail)).toBe('sent');
  const [head = ''] = (server.mails[0] ?? '').split('\r\n\r\n');
  const names = Array.from(head.matchAll(/^([\w-]+):/gm), ([, name = '']) => name.toLowerCase());
  expect(names).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-added');
  expect(names.filter((name) => name === 'to').length).toBe(1);
});
