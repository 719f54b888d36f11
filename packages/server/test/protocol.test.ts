/** What docs/PROTOCOL.md says is what the server does. */
import { readFileSync } from 'node:fs';
import { CLIENT_MESSAGE, ERRORS, REQUEST, SERVER_MESSAGE } from '@duopolis/protocol';
import { evolveTableView, firstView, type SeenTableEvent } from '@duopolis/table';
import { vocabularyOf } from '@duopolis/words';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SETTINGS, variableOf } from '../src/settings/settings.ts';
import { CLOSES } from '../src/socket/socket-client.ts';
import { transcript } from './kit/transcript.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const DOC = read('PROTOCOL.md');
const [, SESSION = ''] = /```session\n([^]*?)\n```/.exec(DOC) ?? [];
/** What is said after a game, which looking.test.ts holds to be true. */
const [, LOOKING = ''] = /```looking\n([^]*?)\n```/.exec(DOC) ?? [];

/** The types of a schema of variants. */
const typesOf = (schema: unknown): readonly string[] =>
  (schema as { options: { entries: { type: { literal: string } } }[] }).options.map(
    ({ entries }) => entries.type.literal,
  );

test('the documented session is what a client sends and receives, word for word', async () => {
  expect(await transcript()).toBe(SESSION);
});

test.each([
  ['client', '-> ', CLIENT_MESSAGE],
  ['server', '<- ', SERVER_MESSAGE],
])('every message of the %s is in a session', (_, arrow, schema) => {
  const messages = `${SESSION}\n${LOOKING}`
    .split('\n')
    .filter((line) => line.startsWith(arrow))
    .map((line) => JSON.parse(line.slice(arrow.length)) as { type: string })
    .filter(({ type }) => type !== 'dance');
  for (const message of messages) expect([message.type, v.is(schema, message)]).toEqual([message.type, true]);
  expect([...new Set(messages.map(({ type }) => type))].toSorted()).toEqual(typesOf(schema).toSorted());
});

test('every request has an example that the schema takes', () => {
  const rows = [...DOC.matchAll(/^\| `([\w-]+)` +\| .*\| `(\{.*\})` +\|$/gm)];
  expect(rows.map(([, type]) => type)).toEqual(typesOf(REQUEST));
  for (const [, type, example = ''] of rows) {
    const request = v.parse(REQUEST, JSON.parse(example));
    expect(request.type).toBe(type);
  }
});

test('the documented bot messages are what a table stores', () => {
  const [, lines = ''] = /```bots\n([^]*?)\n```/.exec(DOC) ?? [];
  const events = lines.split('\n').map((line) => JSON.parse(line) as SeenTableEvent);
  const { asides } = events.slice(0, 1).reduce(evolveTableView, firstView('id1'));
  expect(asides.offers).toMatchObject([{ id: 1, by: 1, reasons: [{ code: 'shop-run' }] }]);
  const { reason } = vocabularyOf('en').reasons;
  for (const event of events) {
    const reasons = event.type === 'offered' ? event.offer.reasons : 'reasons' in event ? event.reasons : [];
    expect(reasons?.map(reason)).toEqual([expect.stringMatching(/\w+/)]);
  }
});

test('every error and every closing code is documented', () => {
  for (const error of ERRORS) expect(DOC).toContain(`\`${error}\``);
  for (const code of Object.values(CLOSES)) expect(DOC).toContain(`${code}`);
});

test('every setting is in OPERATIONS.md', () => {
  const text = read('OPERATIONS.md');
  for (const [setting, { value }] of Object.entries(SETTINGS)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`--${setting}\``)) ?? '';
    expect(row).toContain(`\`${variableOf(setting)}\``);
    if (value !== '') expect(row).toContain(`\`${value}\``);
  }
});
