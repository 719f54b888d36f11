/** Faults that were planted are found, and clocks that jump do no harm. */
import type { TableLink } from '@duopolis/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gather } from '../kit/play.ts';
import { granted, made, tableOptions } from '../kit/server.ts';
import { type Cluster, startClusterOf } from './cluster.ts';
import { contradictions } from './history.ts';
import { keptIn } from './kept.ts';
import { type Node, startHere, startTrial } from './nodes.ts';
import { toldTo, type Witness, witnessAt } from './witness.ts';

const HOUR = 3_600_000;

let cluster: Cluster<Node>;
let people: readonly Witness[] = [];

beforeAll(async () => {
  cluster = await startClusterOf(1, (database) => startHere(database));
});

afterEach(() => {
  for (const { connection } of people) connection.close();
});

afterAll(() => cluster.stop());

/** Plays at a node for a while, kills it, and says what nobody can have seen. */
async function foundAt(node: Node, seats = 3): Promise<string> {
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => witnessAt(() => node.address, name)));
  const players = await gather(people, tableOptions({ seats }));
  await expect.poll(players[0]?.acknowledged ?? (() => 0)).toBeGreaterThan(3);
  await node.kill();
  const kept = await keptIn(cluster.pool, players[0]?.table ?? '');
  return people.flatMap((person) => contradictions(person, kept)).join('\n');
}

test('a node that acknowledges before it stores is detected', async () => {
  const hasty = await startTrial(cluster.url, 'hasty');
  expect(await foundAt(hasty)).toContain('was acknowledged and is not in the log');
});

test('a node that broadcasts before it stores is detected', async () => {
  const early = await startTrial(cluster.url, 'early');
  /** Sent and never stored; or, if it was stored before the node could be killed, sent out of order. */
  expect(await foundAt(early, 4)).toMatch(/event \d+ is not what is in the log|told event \d+ after/);
});

const say = (link: TableLink, text: string) =>
  granted(link, { type: 'say', channel: 'table', content: { kind: 'text', text } });

test('a node that keeps writing after it lost a table is detected', async () => {
  const unfenced = await startTrial(cluster.url, 'unfenced');
  const [other] = cluster.nodes() as readonly [Node];
  people = [
    await witnessAt(() => unfenced.address, 'Ann'),
    await witnessAt(() => other.address, 'Ben'),
    await witnessAt(() => other.address, 'Cleo'),
  ];
  const [ann, ben] = people as readonly [Witness, Witness];
  const { table, code } = await made(ann);
  const [anns, bens] = [ann, ben].map(({ connection }) => connection.table(table)) as [TableLink, TableLink];
  anns.watch();
  await granted(anns, { type: 'sit', seat: 0 });
  await granted(bens, { type: 'join', name: 'Ben', code });
  /** The database has another node decide it, and the deciding node gets no notification. */
  unfenced.pause();
  await say(bens, 'one');
  unfenced.resume();
  await say(anns, 'two');
  const kept = await keptIn(cluster.pool, table);
  expect(people.flatMap((person) => contradictions(person, kept)).join('\n')).not.toBe('');
  await unfenced.kill();
});

test('a node that uses its own clock is detected when the clock jumps', async () => {
  const alone = await startTrial(cluster.url, 'own-clock');
  alone.jump(HOUR);
  expect(await foundAt(alone)).toContain('from the future');
});

test('a node whose clock jumps does nothing early, nothing late and nothing twice', async () => {
  const [one, other] = await Promise.all([startTrial(cluster.backUrl), startTrial(cluster.backUrl)]);
  people = [await witnessAt(() => one.address, 'Ann'), await witnessAt(() => other.address, 'Ben')];
  const [ann, ben] = people as readonly [Witness, Witness];
  const options = tableOptions(
    { mode: 'duel', seats: 2 },
    { pace: { kind: 'live', choose: 10, place: 10 }, grace: 5 },
  );
  const { table, code } = await made(ann, options);
  const links = people.map(({ connection }) => connection.table(table));
  for (const [seat, link] of links.entries()) {
    // oxlint-disable no-await-in-loop -- one after the other
    if (seat > 0) await granted(link, { type: 'join', name: 'Ben', code });
    link.watch();
    await granted(link, { type: 'sit', seat });
    await granted(link, { type: 'ready', ready: true });
    // oxlint-enable no-await-in-loop
  }
  const begun = Date.now();
  await granted(links[0] as (typeof links)[0], { type: 'start' });
  one.jump(HOUR);
  other.jump(-HOUR);
  const takenOver = async () =>
    (await keptIn(cluster.pool, table)).log.filter(({ type }) => type === 'taken-over');
  await expect.poll(takenOver, { interval: 200 }).toHaveLength(2);
  const early = (await takenOver()).filter((event) => event.at < begun + 10_000 || event.at > Date.now());
  expect(early).toEqual([]);
  /** The bots play on; what they do while the log is read would be heard and not be in it. */
  const isOver = async () =>
    (await keptIn(cluster.pool, table)).log.some(
      (event) => event.type === 'game' && event.event.type === 'ended',
    );
  await expect.poll(isOver, { interval: 200 }).toBe(true);
  const kept = await keptIn(cluster.pool, table);
  expect([ann, ben].flatMap((person) => contradictions(person, kept))).toEqual([]);
  await Promise.all([one.kill(), other.kill()]);
});

const welcomes = (person: Witness): number => toldTo(person).filter(({ type }) => type === 'welcome').length;

/** The versions somebody was welcomed in. */
const used = (person: Witness): readonly number[] => [
  ...new Set(toldTo(person).flatMap((message) => (message.type === 'welcome' ? [message.protocol] : []))),
];

test('nodes of two versions serve clients of two versions, at one table', async () => {
  const older = await startHere(cluster.url, { protocols: [1] });
  cluster.deal([...cluster.nodes(), older]);
  const spoken = [[1], [1, 2], [1, 2]];
  people = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name, nth) => witnessAt(() => cluster.front.address, name, spoken[nth])),
  );
  const players = await gather(people, tableOptions({ seats: 4 }));
  const [ann, ...newer] = people as [Witness, ...Witness[]];
  /** A client that is cut off reconnects to either node. */
  for (let cuts = 0; cuts < 400 && new Set(newer.flatMap(used)).size < 2; cuts++) {
    const before = newer.map(welcomes);
    cluster.front.cut();
    const areBack = () => newer.every((person, nth) => welcomes(person) > (before[nth] ?? 0));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(areBack).toBe(true);
  }
  await Promise.all(players.map(({ over }) => over));
  const kept = await keptIn(cluster.pool, players[0]?.table ?? '');
  expect(people.flatMap((person) => contradictions(person, kept))).toEqual([]);
  expect([used(ann), new Set(newer.flatMap(used))]).toEqual([[1], new Set([1, 2])]);
});
