/** What nodes say to each other is bounded too, though only nodes can say it. */
import { expect, test } from 'vitest';
import { isNode, unbounded } from '@duopolis/protocol/bounds';
import { ASKING, FOLLOWING, REPLY } from '../src/cluster/messages.ts';
import { ENDED_NOTE } from '../src/site/endings.ts';
import { PART_OF_NODE } from '../src/socket/looking.ts';

/** The request and the answer inside were checked, or made, by a node; a frame bounds them. */
test.each(Object.entries({ ASKING, FOLLOWING, REPLY, ENDED_NOTE, PART_OF_NODE }))(
  '%s has a bound for every string, list, record and number',
  (name, schema) => {
    const node: unknown = schema;
    expect(isNode(node) ? unbounded(node, name) : ['no schema']).toEqual([]);
  },
);
