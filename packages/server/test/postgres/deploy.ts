/** A deploy under load: people play one game after the other while every node is replaced. */
import { setTimeout as wait } from 'node:timers/promises';
import { gather, type Player } from '../kit/play.ts';
import { tableOptions } from '../kit/server.ts';
import { type Cluster, replaceAll } from './cluster.ts';
import { contradictions } from './history.ts';
import { keptIn } from './kept.ts';
import { gapsOf, toldTo, type Witness, witnessAt } from './witness.ts';

export interface Deployed {
  readonly nodes: number;
  readonly games: number;
  readonly acknowledged: number;
  /** Milliseconds that clients had no server for, each time they had to go to another. */
  readonly gaps: readonly number[];
  readonly problems: readonly string[];
}

const PARTIES = 3;
const PATIENCE = 60_000;

interface Party {
  readonly people: readonly Witness[];
  readonly tables: readonly string[];
  readonly problems: readonly string[];
}

/** A client that asks a leaving node for a table asks again. */
async function gatherSomewhere(people: readonly Witness[], tries = 20): Promise<readonly Player[]> {
  try {
    return await gather(people, tableOptions({ seats: 4 }));
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return gatherSomewhere(people, tries - 1);
  }
}

/** Three people who play until they are stopped. */
async function party(cluster: Cluster, isEnough: () => boolean): Promise<Party> {
  const people = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => witnessAt(() => cluster.front.address, name)),
  );
  const tables: string[] = [];
  const problems: string[] = [];
  while (!isEnough() && problems.length === 0) {
    // oxlint-disable no-await-in-loop -- one game after the other
    const players = await gatherSomewhere(people);
    tables.push(players[0]?.table ?? '');
    const over = Promise.all(players.map((player) => player.over));
    await Promise.race([over, wait(PATIENCE, undefined, { ref: false })]);
    if (!players.every((player) => player.isOver())) problems.push(`table ${players[0]?.table} is stuck`);
    // oxlint-enable no-await-in-loop
  }
  return { people, tables, problems };
}

export async function deployUnderLoad(cluster: Cluster): Promise<Deployed> {
  let enough = false;
  const playing = Array.from({ length: PARTIES }, () => party(cluster, () => enough));
  await wait(500);
  const nodes = cluster.nodes().length;
  await replaceAll(cluster);
  enough = true;
  const parties = await Promise.all(playing);
  const problems = await Promise.all(
    parties.map(async (one) => {
      const kept = await Promise.all(one.tables.map((table) => keptIn(cluster.pool, table)));
      const dropped = kept.flatMap(({ table, log }) =>
        log.some(({ type }) => type === 'dropped' || type === 'taken-over')
          ? [`somebody dropped out of ${table}`]
          : [],
      );
      const found = kept.flatMap((table) => one.people.flatMap((person) => contradictions(person, table)));
      return [...one.problems, ...dropped, ...found];
    }),
  );
  const people = parties.flatMap((one) => one.people);
  for (const { connection } of people) connection.close();
  return {
    nodes,
    games: parties.reduce((sum, { tables }) => sum + tables.length, 0),
    acknowledged: people.flatMap(toldTo).filter(({ type }) => type === 'done').length,
    gaps: people.flatMap(gapsOf),
    problems: problems.flat(),
  };
}
