/** Everything the client keeps in a browser is listed in docs/DATA.md: no key is added without a word about it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url);
const page = readFileSync(new URL('../../../../docs/DATA.md', import.meta.url), 'utf8');

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCE), 'utf8'));

/** As in `'duopolis.settings'` and in `` `duopolis.draft.${table}` ``; a lock is no key. */
const KEY = /(?<!locks\.request\()['`](duopolis\.[a-z]+)/g;
const STORING = /(?:local|session)Storage\.setItem\((\w+)/g;

const found = (pattern: RegExp): ReadonlySet<string> =>
  new Set(sources.flatMap((text) => Array.from(text.matchAll(pattern), ([, key = '']) => key)));

test('every key of the browser is in the list, and the list has no other', () => {
  const [, list = ''] = /^## What the browser keeps\n(.*?)^## /ms.exec(page) ?? [];
  const listed = Array.from(list.matchAll(/^\| `(duopolis\.[a-z]+)`/gm), ([, key]) => key);
  expect(listed.length).toBeGreaterThan(5);
  expect(new Set(listed)).toEqual(found(KEY));
});

test('nothing is stored under another name', () => {
  expect(found(STORING)).toEqual(new Set(['KEY', 'KNOWN', 'keyOf']));
});
