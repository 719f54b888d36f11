/** Updates that several followers at one node get are sent there once, in order with everything else. */
import { expect, test } from 'vitest';
import { newGrouping } from '../../src/cluster/grouping.ts';
import { readUpdate, writeUpdate } from '../../src/cluster/messages.ts';

const TOLD = {
  type: 'events',
  stream: 'live',
  number: 7,
  time: 12.5,
  body: '{"a":1}',
  end: undefined,
} as const;

test('consecutive followers with the same text share a frame', () => {
  const sent: string[] = [];
  const { add, flush } = newGrouping((followers, text) => sent.push(`${followers.join()} ${text}`));
  add(1, 'all');
  add(2, 'all');
  add(3, 'own');
  add(4, 'all');
  flush();
  flush();
  add(5, 'all');
  flush();
  expect(sent).toEqual(['1,2 all', '3 own', '4 all', '5 all']);
});

test('an update is read as it was written, for one follower or several', () => {
  for (const followers of [[3], [3, 12, 4]])
    expect(readUpdate(`${followers.join()} ${writeUpdate(TOLD)}`)).toEqual({ followers, update: TOLD });
  expect(() => readUpdate(`3, ${writeUpdate(TOLD)}`)).toThrow();
});
