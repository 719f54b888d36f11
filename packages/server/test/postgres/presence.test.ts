/** Who counts as present while a node learns whom it inherited. */
import { expect, test } from 'vitest';
import type { Session } from '../../src/store/postgres/node-session.ts';
import { openPresence } from '../../src/store/postgres/presence.ts';

test('somebody counts as present while the node is inheriting them', async () => {
  const inheriting = Promise.withResolvers<readonly unknown[]>();
  /** The database has already moved them to this node, whose own people are not asked for. */
  const query = (text: string) => (text.includes('left_behind') ? inheriting.promise : Promise.resolve([]));
  const presence = openPresence(() => ({ node: () => 1, query }) as unknown as Session);
  const inherited = presence.inherit();
  const listens = presence.listens('one', 'ann');
  inheriting.resolve([{ table_id: 'one', member: 'ann' }]);
  expect(await listens).toBe(true);
  presence.expire(await inherited);
  expect(await presence.listens('one', 'ann')).toBe(false);
});
