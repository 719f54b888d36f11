/** Looking together, and signing out, over two nodes of one database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather } from '../kit/play.ts';
import { personAt, tableOptions } from '../kit/server.ts';
import { rawSocket } from '../kit/wire.ts';
import { type Cluster, startClusterOf } from './cluster.ts';
import { type Node, startHere } from './nodes.ts';

let cluster: Cluster<Node>;

const isBoth = (text: string): boolean =>
  text.includes('"name":"Ann","step":5') && text.includes('"name":"Ben","step":0');

const leaderIn = (text: string): string => (JSON.parse(text) as { readonly leader: string }).leader;

beforeAll(async () => {
  cluster = await startClusterOf(2, (database) => startHere(database));
});

afterAll(() => cluster.stop());

test('people at different nodes look at the same step, and the lead moves on when the leader leaves', async () => {
  const [first, second] = cluster.nodes();
  if (first === undefined || second === undefined) throw new Error('there are not two nodes');
  const [ann, ben] = await Promise.all([
    personAt(() => first.address, 'Ann'),
    personAt(() => second.address, 'Ben'),
  ]);
  const players = await gather([ann, ben], tableOptions({ mode: 'duel', seats: 2 }));
  await Promise.all(players.map(({ over }) => over));
  for (const { connection } of [ann, ben]) connection.close();
  const table = players[0]?.table ?? '';
  const [one, other] = [
    await rawSocket(first.address, ann.cookie),
    await rawSocket(second.address, ben.cookie),
  ];
  const look = (step: number): string => JSON.stringify({ type: 'look', table, game: 1, step });
  one.send(look(5));
  await one.until((text) => text.includes('"looking"'));
  other.send(look(0));
  const [here, there] = await Promise.all([one.until(isBoth), other.until(isBoth)]);
  /** Two nodes have two clocks, so either may have come first; but who knows of both agrees on it. */
  expect(leaderIn(here)).toBe(leaderIn(there));
  const annLeads = leaderIn(here) === ann.you;
  const [leader, follower] = annLeads ? [one, other] : [other, one];
  const [gone, next] = annLeads ? ['Ann', ben.you] : ['Ben', ann.you];
  leader.send(look(6));
  await follower.until((text) => text.includes(`"name":"${gone}","step":6`));
  leader.close();
  const isAlone = (text: string): boolean => text.includes(`"leader":"${next}"`) && !text.includes(gone);
  expect(await follower.until(isAlone)).toContain('"looking"');
  follower.close();
});

test('signing out at one node closes the sockets at another', async () => {
  const [first, second] = cluster.nodes();
  if (first === undefined || second === undefined) throw new Error('there are not two nodes');
  const ann = await personAt(() => first.address, 'Ann');
  ann.connection.close();
  const socket = await rawSocket(second.address, ann.cookie);
  expect((await ann.fetch('/api/session', { method: 'DELETE' })).status).toBe(200);
  expect(await socket.closed).toBe(4_001);
});
