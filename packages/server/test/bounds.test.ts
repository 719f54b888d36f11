/** Everything that the server reads with a schema is bounded, also what only nodes say to each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as protocol from '@duopolis/protocol';
import { isNode, unbounded } from '@duopolis/protocol/bounds';
import { ASKING, FOLLOWING, REPLY } from '../src/cluster/messages.ts';
import { ENDED_NOTE } from '../src/site/endings.ts';
import { ABOUT } from '../src/socket/socket-client.ts';
import { SOCKET_QUERY } from '../src/socket/upgrade-check.ts';
import { PART_OF_NODE } from '../src/socket/looking.ts';

/** The request and the answer that nodes pass on were checked, or made, by a node; a frame bounds them. */
const SCHEMAS = { ABOUT, ASKING, ENDED_NOTE, FOLLOWING, PART_OF_NODE, REPLY, SOCKET_QUERY };

test.each(Object.entries(SCHEMAS))(
  '%s has a bound for every string, list, record and number',
  (name, schema) => {
    const node: unknown = schema;
    expect(isNode(node) ? unbounded(node, name) : ['no schema']).toEqual([]);
  },
);

const SOURCE = new URL('../src/', import.meta.url);
const READING = /\b(?:readAs|v\.parse|v\.safeParse)\(\s*(\w+)/g;
/** The parameter of `readAs` itself. */
const GIVEN = 'schema';

test('nothing is read with any other schema', () => {
  /** `protocol/test/bounds.test.ts` walks those of the protocol. */
  const walked = new Set([GIVEN, ...Object.keys(SCHEMAS), ...Object.keys(protocol)]);
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const used = files.flatMap((file) =>
    Array.from(readFileSync(new URL(file, SOURCE), 'utf8').matchAll(READING), ([, name = '']) => name),
  );
  expect(new Set(used).size).toBeGreaterThan(Object.keys(SCHEMAS).length);
  expect(used.filter((name) => !walked.has(name))).toEqual([]);
});
