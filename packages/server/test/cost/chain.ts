/** What the hash chain of the log costs: npm run bench:chain [-- --write]. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@duopolis/table/host';
import { commandSum, FIRST_LINK, linkAfter, stepSum } from '../../src/store/chain.ts';
import { openEmbedded } from '../../src/store/embedded.ts';
import { LINE } from '../../src/store/step.ts';
import { openTables } from '../../src/tables/tables.ts';
import { tableOptions } from '../kit/server.ts';

type Step = Parameters<EventStore['append']>[0];

const SEATS = 7;
const TABLES = 100;
const ROUNDS = 9;
const GOAL = 0.95;
/** Of bench/SERVER.md: microseconds of the server's processor for a command, everything included. */
const COMMAND = 1e6 / 20_282;

const opened = (folder?: string) => {
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
};

/** The steps of a game of seven bots, as they come to the store. */
async function stepsOfGame(): Promise<readonly Step[]> {
  const store = opened();
  const steps: Step[] = [];
  const append = (step: Step) => {
    steps.push(step);
    return store.events.append(step);
  };
  let ids = 0;
  const newId = (): string => `id-${++ids}`;
  const environment = { now: Date.now, newSeed: newId, newId };
  const tables = await openTables({ ...store, events: { ...store.events, append } }, environment);
  const options = tableOptions({ seats: SEATS });
  await tables.host.create('t', { who: 'ann', name: 'Ann', options, code: 'code' });
  const ask = (request: Parameters<typeof tables.host.request>[1]['request']) =>
    tables.host.request('t', { who: 'ann', id: newId(), request });
  // oxlint-disable no-await-in-loop -- one after the other
  for (let seat = 0; seat < SEATS; seat++) await ask({ type: 'seat-bot', seat, strength: 'random' });
  await ask({ type: 'start' });
  while (tables.directory.about('t')?.phase !== 'over') await new Promise((next) => void setImmediate(next));
  // oxlint-enable no-await-in-loop
  await tables.stop();
  await store.close();
  return steps;
}

/** Microseconds of this process for each step. */
async function processorFor(steps: number, work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / steps;
}

/** Appends the game at many tables at once, each step durable before the next. */
async function appendAll(steps: readonly Step[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-chain-'));
  const store = opened(folder);
  for (const step of steps) {
    const tables = Array.from({ length: TABLES }, (_, nth) => ({ ...step, tableId: `t${nth}` }));
    // oxlint-disable-next-line no-await-in-loop -- in the order of the game
    await Promise.all(tables.map(store.events.append));
  }
  await store.close();
  rmSync(folder, { recursive: true });
}

/** A step as it is written, however the store comes to it. */
const textsOf = ({ expected, events, commands, about }: Step) => ({
  version: expected + events.length,
  lines: events.map((event) => JSON.stringify(event)).join(LINE),
  commands,
  ids: JSON.stringify(commands),
  about: JSON.stringify(about),
});

/** Only what the chain adds to the same steps. */
function chainAll(written: readonly ReturnType<typeof textsOf>[]): void {
  for (let table = 0; table < TABLES; table++) {
    let link = FIRST_LINK;
    for (const { version, lines, commands, ids, about } of written) {
      link = linkAfter(link, lines);
      commandSum(commands);
      stepSum({ tableId: `t${table}`, version, link, commands: ids, about });
    }
  }
}

const steps = await stepsOfGame();
const texts = steps.map(textsOf);
const all = steps.length * TABLES;
const [appends, chains]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  // oxlint-disable no-await-in-loop -- one at a time has the machine
  appends.push(await processorFor(all, () => appendAll(steps)));
  chains.push(await processorFor(all, () => chainAll(texts)));
  // oxlint-enable no-await-in-loop
}
const [append, chain] = [Math.min(...appends), Math.min(...chains)];
const ratio = (whole: number): string => ((whole - chain) / whole).toFixed(3);
const page = `# What the hash chain of the log costs

Written by \`npm run bench:chain -- --write\`: the ${steps.length} steps of a game of ${SEATS} bots, appended at ${TABLES} tables to a data
file, and for comparison only the hashes and checksums of the same steps. CPU time of the process, the best of ${ROUNDS} rounds. The
ratio is the remaining throughput: the time without the chain divided by the time with it.

| figure | value | goal |
|---|--:|--:|
| a step in the store, chain included | ${append.toFixed(1)} µs | |
| the chain alone | ${chain.toFixed(1)} µs | |
| throughput of the store, with : without | ${ratio(append)} | |
| throughput of the server, with : without, at ${COMMAND.toFixed(0)} µs a command ([SERVER.md](SERVER.md)) | ${ratio(COMMAND)} | ≥ ${GOAL} |
`;
process.stdout.write(page);
if (process.argv.includes('--write'))
  writeFileSync(new URL('../../../../bench/CHAIN.md', import.meta.url), page);
if (Number(ratio(COMMAND)) < GOAL) process.exitCode = 1;
