/** `duopolis simulate`: many games of bots, and their results. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { refuse } from '@duopolis/rules';
import type { Player } from '@duopolis/rules/record';
import type { CliProblem } from '../cli-problem.ts';
import { openRecords, type RecordFile } from '../records/write-records.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { playGame, seedOfGame } from './play-game.ts';
import { summaryLines } from './print-simulation.ts';
import { progressOf } from '../drawing/progress.ts';
import { readSimulation, type SimulateOptions, type Simulation } from './simulation-options.ts';
import { summaryOf } from './simulation-summary.ts';
import { count, emptyTally, type Tally } from './simulation-tally.ts';

/** How long the loop may run before signals and the progress bar are handled. */
const YIELD_AFTER_MS = 100;

export async function simulate(given: SimulateOptions, shell: Shell): Promise<Outcome> {
  const simulation = readSimulation(given);
  if (!simulation.ok) return simulation;
  const records = given.records === undefined ? undefined : openRecords(given.records);
  if (records?.ok === false) return records;
  const tally = emptyTally(simulation.value.options.seats);
  const begun = performance.now();
  const stop = (): void => {
    records?.value.drop();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  const problem = await playAll(simulation.value, { tally, records: records?.value, shell }).catch(
    (error: unknown) => {
      records?.value.drop();
      throw error;
    },
  );
  process.off('SIGINT', stop);
  if (problem !== undefined) {
    records?.value.drop();
    return refuse(problem);
  }
  const kept = records?.value.keep();
  if (kept?.ok === false) return kept;
  const summary = summaryOf(tally, simulation.value, (performance.now() - begun) / 1000);
  if (given.json === true) shell.print(JSON.stringify(summary));
  else for (const line of summaryLines(summary, shell)) shell.print(line);
  return SUCCESS;
}

async function playAll(
  { options, games, bots, seed, components }: Simulation,
  {
    tally,
    records,
    shell,
  }: { readonly tally: Tally; readonly records: RecordFile | undefined; readonly shell: Shell },
): Promise<CliProblem | undefined> {
  const progress = progressOf({ all: games, isWatched: process.stderr.isTTY }, shell);
  const players = bots.map(
    (name, seat): Player => ({ name: `${seat} ${name}`, kind: name === 'automa' ? 'automa' : 'bot' }),
  );
  const begun = performance.now();
  let lastYield = begun;
  for (let game = 0; game < games; game++) {
    const finished = playGame(options, bots, { seed: seedOfGame(seed, game), components });
    if (!finished.ok) return { code: 'bad-options', problem: finished.error };
    count(tally, finished.value.result, bots);
    records?.write(finished.value.events, players);
    if (performance.now() - lastYield > YIELD_AFTER_MS) {
      progress.show(game + 1, (performance.now() - begun) / 1000);
      // oxlint-disable-next-line no-await-in-loop -- the games are played one after the other
      await yieldToEventLoop();
      lastYield = performance.now();
    }
  }
  progress.end();
  return undefined;
}
