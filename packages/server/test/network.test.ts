/** Whole games over a network that loses, duplicates, delays and reorders: everyone ends up with the same table. */
import { isDeepStrictEqual } from 'node:util';
import { fastRandom } from '@duopolis/rules/chance';
import { tableAfter, type TableState, tableViewFor } from '@duopolis/table';
import { memoryStore } from '@duopolis/table/host';
import { expect, test } from 'vitest';
import { newMetrics } from '../src/site/metrics.ts';
import { openTables } from '../src/tables/tables.ts';
import { playerOn } from './kit/play.ts';
import { type Faults, newNetwork, settle } from './kit/network.ts';
import { configOf, tableOptions } from './kit/server.ts';
import { newEndings } from '../src/site/endings.ts';
import { openEmbedded } from '../src/store/embedded.ts';

const NONE: Faults = { cut: 0, double: 0, swap: 0 };
const BAD: Faults = { cut: 3, double: 15, swap: 15 };
/** Only ends a game that would never end. */
const MOST_STEPS = 60_000;
const SEEDS = Number(process.env['DUOPOLIS_NETWORKS'] ?? 12);

async function play(seed: string, faults: Faults): Promise<void> {
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  let [time, seeds] = [0, 0];
  const environment = { now: () => (time += 100), newSeed: () => `${seed}/${++seeds}`, newId: () => 'x' };
  const tables = await openTables(
    { ...store.value, events: { ...store.value.events, ...memoryStore() } },
    environment,
  );
  const site = {
    config: configOf(),
    environment,
    people: store.value.people,
    tables,
    metrics: newMetrics(),
    endings: newEndings(),
    ready: () => true,
  };
  const network = newNetwork(site);
  const random = fastRandom(seed);
  const people = ['ann', 'ben', 'cleo'].map((member) => ({ member, name: member }));
  await Promise.all(people.map((person) => store.value.people.add(person, person.member, time)));
  const table = 'table';
  await tables.host.create(table, {
    who: 'ann',
    name: 'ann',
    options: tableOptions({}, { grace: 3_600 }),
    code: 'code',
  });
  const players = people.map(({ member, name }, seat) => ({
    ...playerOn(network.join({ member, name }), table, name),
    member,
    seat,
  }));
  const arrive = players.map(async ({ link, seat, member }) => {
    if (member !== 'ann') await link.ask({ type: 'join', name: member });
    link.watch();
    await link.ask({ type: 'sit', seat });
    await link.ask({ type: 'ready', ready: true });
  });
  const [first] = players;
  void Promise.all(arrive).then(() => first?.link.ask({ type: 'start' }));
  const isOver = (): boolean => players.every((player) => player.isOver());
  for (let steps = 0; !isOver(); steps++) {
    if (steps > MOST_STEPS) throw new Error(`seed ${seed} does not end`);
    network.step(random, faults);
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await settle();
  }
  // oxlint-disable no-await-in-loop -- one step after the other
  const stateNow = async () => tableAfter(await tables.directory.store.read(table));
  const isTold = (state: TableState): boolean =>
    players.every(({ link, member }) => isDeepStrictEqual(link.view(), tableViewFor(state, member)));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    network.step(random, NONE);
    await settle();
    if (steps % 50 === 0 && isTold(await stateNow())) break;
  }
  // oxlint-enable no-await-in-loop
  const state = await stateNow();
  for (const { link, member } of players) expect(link.view()).toEqual(tableViewFor(state, member));
  await tables.stop();
  await store.value.close();
}

test('without faults everyone sees the table as it is', () => play('calm', NONE));

test.each(Array.from({ length: SEEDS }, (_, nth) => `storm ${nth}`))('%s: all converge', (seed) =>
  play(seed, BAD),
);

test.each([
  ['only cuts', { ...NONE, cut: 10 }],
  ['only doubles', { ...NONE, double: 45 }],
  ['only reordering', { ...NONE, swap: 45 }],
])('%s: all converge', (name, faults) => play(name, faults));
