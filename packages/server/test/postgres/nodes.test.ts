/** Many nodes over one database: people at one table sit at different nodes, and nodes are killed while they play. */
import { connect, type Connection } from '@duopolis/protocol';
import { verifyRecord } from '@duopolis/rules/record';
import { recordsOf } from '@duopolis/table';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { REAL_ENVIRONMENT } from '../../src/environment.ts';
import { gather, type Player, playerOn } from '../kit/play.ts';
import { ADMIN, granted, made, started, environmentOf, tableOptions } from '../kit/server.ts';
import { type Cluster, replaceAll, startClusterOf } from './cluster.ts';
import { contradictions } from './history.ts';
import { type Kept, keptIn } from './kept.ts';
import { type Node, startHere, startNode } from './nodes.ts';
import { type Witness, witnessAt } from './witness.ts';

/** Long enough for a busy machine. */
const SOON = { timeout: 60_000 };

const AS_ADMIN = { headers: { authorization: `Bearer ${ADMIN}` } };

let cluster: Cluster<Node>;
let people: readonly Witness[] = [];

beforeAll(async () => {
  cluster = await startClusterOf(2, (database) => startHere(database));
});

afterEach(() => {
  for (const { connection } of people) connection.close();
});

afterAll(() => cluster.stop());

const come = async (address: () => string = () => cluster.front.address): Promise<void> => {
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => witnessAt(address, name)));
};

const keptOf = (table: string): Promise<Kept> => keptIn(cluster.pool, table);

const twoNodes = (): readonly [Node, Node] => cluster.nodes() as readonly [Node, Node];

/** As it is installed, to be killed. */
const startVictim = (): Promise<Node> => startNode(cluster.backUrl);

/** Everyone saw the truth, every acknowledged command is kept, and the game is one that the rules allow. */
async function expectTruth(players: readonly Player[]): Promise<void> {
  const kept = await keptOf(players[0]?.table ?? '');
  const found = people.flatMap((person) => contradictions(person, kept));
  expect(found).toEqual([]);
  expect(recordsOf(kept.log).map((record) => verifyRecord(record).ok)).toEqual([true]);
}

test('people at different nodes play a whole game over a database that crashes: everyone sees the same, and nothing acknowledged is lost', async () => {
  await come();
  const players = await gather(people, tableOptions({ seats: 4 }));
  await expect.poll(players[0]?.acknowledged ?? (() => 0), SOON).toBeGreaterThan(3);
  expect([...cluster.front.dealt().values()].every((connections) => connections > 1)).toBe(true);
  await cluster.database.crash();
  expect(players.some(({ isOver }) => isOver())).toBe(false);
  const views = await Promise.all(players.map(({ over }) => over));
  for (const view of views) expect(view.game?.open).toEqual(views[0]?.game?.open);
  await expectTruth(players);
});

test('a node is killed in the middle of games: they go on at the other, and nothing acknowledged is lost', async () => {
  const others = twoNodes();
  const [first, second] = await Promise.all([startVictim(), startVictim()]);
  cluster.deal([first, second]);
  await come();
  const tables = [
    await gather(people, tableOptions({ seats: 4 })),
    await gather(people, tableOptions({ seats: 3 })),
  ];
  const all = tables.flat();
  await expect.poll(() => all[0]?.acknowledged(), SOON).toBeGreaterThan(3);
  cluster.deal([second]);
  await first.kill();
  cluster.deal([second, others[0]]);
  await expect.poll(() => all[0]?.acknowledged(), SOON).toBeGreaterThan(10);
  cluster.deal(others);
  await second.kill();
  await Promise.all(all.map(({ over }) => over));
  await Promise.all(tables.map(expectTruth));
});

test('all nodes are replaced one by one in the middle of a game: everyone goes on, and nobody drops out', async () => {
  await come();
  const players = await gather(people, tableOptions({ seats: 4 }));
  await expect.poll(players[0]?.acknowledged ?? (() => 0), SOON).toBeGreaterThan(3);
  await replaceAll(cluster);
  await Promise.all(players.map(({ over }) => over));
  await expectTruth(players);
  const { log } = await keptOf(players[0]?.table ?? '');
  expect(log.filter(({ type }) => type === 'dropped' || type === 'taken-over')).toEqual([]);
});

const typesIn = ({ log }: Kept, member: string, ...types: readonly string[]): readonly string[] =>
  log.flatMap((event) =>
    types.includes(event.type) && 'member' in event && event.member === member ? [event.type] : [],
  );

/** Another tab of somebody, at a node of its own, that follows a table. */
async function tabAt(node: Node, { cookie }: Witness, table: string): Promise<Connection> {
  const connection = connect(environmentOf(() => node.address, cookie));
  const link = connection.table(table);
  await expect.poll(connection.state, SOON).toBe('connected');
  link.watch();
  await expect.poll(() => link.view(), SOON).toBeDefined();
  return connection;
}

test('a member connected to another node has not dropped out; one connected to none drops out once', async () => {
  const [one, other] = twoNodes();
  await come(() => one.address);
  const [ann] = people as readonly [Witness];
  const [player] = (await gather([ann], tableOptions({ seats: 3 }))) as readonly [Player];
  await player.over;
  const happened = async (): Promise<readonly string[]> =>
    (await keptOf(player.table)).log
      .map(({ type }) => type)
      .filter((type) => ['came', 'dropped', 'said'].includes(type));
  const sockets = async (): Promise<string | undefined> =>
    /^duopolis_sockets (\d+)/m.exec(await (await fetch(`${one.address}/metrics`, AS_ADMIN)).text())?.[1];
  const before = await happened();
  const tab = await tabAt(other, ann, player.table);
  for (const { connection } of people) connection.close();
  await expect.poll(sockets, SOON).toBe('0');
  await granted(tab.table(player.table), {
    type: 'say',
    channel: 'table',
    content: { kind: 'text', text: 'still here' },
  });
  expect(await happened()).toEqual([...before, 'said']);
  tab.close();
  await expect.poll(happened, SOON).toEqual([...before, 'said', 'dropped']);
});

test('a member of a killed node who does not come back drops out once, and one bot takes over', async () => {
  const [one, [other]] = [await startVictim(), twoNodes()];
  await come(() => one.address);
  const [ann] = people as readonly [Witness];
  const ben = await witnessAt(() => other.address, 'Ben');
  people = [...people, ben];
  const players = await gather([ann, ben], tableOptions({ mode: 'duel', seats: 2 }, { grace: 5 }));
  const [first, second] = players as readonly [Player, Player];
  await expect.poll(first.acknowledged, SOON).toBeGreaterThan(1);
  await one.kill();
  await second.over;
  const kept = await keptOf(first.table);
  expect(typesIn(kept, ann.you, 'came', 'dropped').at(-1)).toBe('dropped');
  expect(kept.log.filter(({ type }) => type === 'taken-over').length).toBe(1);
  // Events that arrive while the log is being read are in the next read.
  await expect.poll(async () => contradictions(ben, await keptOf(first.table)), SOON).toEqual([]);
});

test('one node does the timed work of a table, no matter where people move', async () => {
  const drawn = [0, 0];
  const servers = await Promise.all(
    drawn.map((_, nth) =>
      started(
        { database: cluster.url },
        {
          ...REAL_ENVIRONMENT,
          newSeed: () => {
            drawn[nth] = (drawn[nth] ?? 0) + 1;
            return REAL_ENVIRONMENT.newSeed();
          },
        },
      ),
    ),
  );
  people = await Promise.all(
    servers.map(({ address }, nth) => witnessAt(() => address, ['Ann', 'Ben'][nth] ?? '')),
  );
  const players = await gather(people, tableOptions({ seats: 3 }));
  await Promise.all(players.map(({ over }) => over));
  await expectTruth(players);
  /** A bot draws once for every move. */
  expect([(drawn[0] ?? 0) > 20, drawn[1]]).toEqual([true, 0]);
  for (const { connection } of people) connection.close();
  await Promise.all(servers.map(({ stop }) => stop()));
});

const recordsAt = ({ fetch }: Witness, table: string): Promise<Response> =>
  fetch(`/api/tables/${table}/records`);

test('tables of one deal at different nodes have the same tiles, and no node reveals them before both are done', async () => {
  const servers = await Promise.all([started({ database: cluster.url }), started({ database: cluster.url })]);
  people = await Promise.all(
    servers.map(({ address }, nth) => witnessAt(() => address, ['Ann', 'Ben'][nth] ?? '')),
  );
  const [ann, ben] = people as readonly [Witness, Witness];
  const options = tableOptions(
    { seats: 3 },
    { deal: 'a-deal-of-two-nodes-at-once', watching: { who: 'nobody', delay: 0 } },
  );
  const slow = await made(ben, options);
  const [quick] = (await gather([ann], options)) as [Player];
  await quick.over;
  expect((await recordsAt(ann, quick.table)).status).toBe(409);
  const bens = playerOn(ben.connection, slow.table, 'Ben');
  bens.link.watch();
  await granted(bens.link, { type: 'sit', seat: 0 });
  await granted(bens.link, { type: 'seat-bot', seat: 1, strength: 'random' });
  await granted(bens.link, { type: 'seat-bot', seat: 2, strength: 'random' });
  await granted(bens.link, { type: 'start' });
  await bens.over;
  const kept = await Promise.all([quick.table, slow.table].map(keptOf));
  const [first, second] = kept.flatMap(({ log }) => recordsOf(log));
  expect(second?.fairness).toEqual(first?.fairness);
  const reported = await Promise.all([recordsAt(ann, quick.table), recordsAt(ben, slow.table)]);
  expect(reported.map(({ status }) => status)).toEqual([200, 200]);
  for (const { connection } of people) connection.close();
  await Promise.all(servers.map(({ stop }) => stop()));
});
