/** Names in notices to webhook services are text: they can't become links, mentions or formatting. */
import { expect, test } from 'vitest';
import { webhookCall } from '../../src/notices/webhook.ts';
import type { Written } from '../../src/notices/text.ts';

const ADDRESS = 'https://duopolis.example/table/a_b-c';

const written = (name: string): Written => ({
  kind: 'turn',
  title: `Your turn at ${name}’s table`,
  body: name,
  language: 'en',
  path: '/table/a_b-c',
  url: ADDRESS,
  open: 'Open',
  stop: { label: 'Stop', link: '/stop/x', url: 'https://duopolis.example/stop/x' },
  tables: [],
});

function contentFor(service: 'discord' | 'slack', name: string): string {
  const { body } = webhookCall(
    { kind: 'webhook', service, url: 'https://receiver.example/x' },
    { delivery: { id: 'd' }, written: written(name), now: 0, secret: 's' },
  );
  const sent = JSON.parse(String(body)) as { readonly content?: string; readonly text?: string };
  return sent.content ?? sent.text ?? '';
}

test.each([
  ['[Play](https://x.yz)', String.raw`\[Play\]\(https://x.yz\)`],
  ['<@123456789>', String.raw`\<@123456789\>`],
  ['**Ann** _`~|', String.raw`\*\*Ann\*\* \_\`\~\|`],
  [String.raw`\[x](y)`, String.raw`\\\[x\]\(y\)`],
])('Discord shows %s as it is, and our own links work', (name, shown) => {
  const lines = contentFor('discord', name).split('\n');
  expect(lines.slice(0, 3)).toEqual([`Your turn at ${shown}’s table`, shown, `Open: ${ADDRESS}`]);
});

test('Slack shows a link in a name as it is', () => {
  expect(contentFor('slack', '<https://x.yz|Play>')).toContain('&lt;https://x.yz|Play&gt;');
});
