/** `duopolis simulate`: many games of bots, and what came of them. */
import { randomUUID } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { BotName } from '@duopolis/bots';
import { modeRules, type Options, ok, type Player, type Result, refuse } from '@duopolis/rules';
import { BOT_MODES, botList, choice, wholeNumber } from '../options.ts';
import type { CliProblem } from '../problem.ts';
import { openRecords, type RecordFile } from '../records/write.ts';
import { GOOD, type Outcome, type Shell } from '../shell.ts';
import { playGame, seedOfGame } from './game.ts';
import { summaryLines } from './print.ts';
import { progressOf } from './progress.ts';
import { summaryOf } from './summary.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export interface SimulateOptions {
  readonly mode: string;
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly seed?: string;
  readonly records?: string;
  readonly json?: true;
}

interface Simulation {
  readonly options: Options;
  readonly games: number;
  readonly bots: readonly BotName[];
  readonly seed: string;
}

/** How long the loop may run before signals and the progress bar get their turn. */
const BREATH_MS = 100;

function read(given: SimulateOptions): Result<Simulation, CliProblem> {
  const mode = choice('--mode', given.mode, BOT_MODES);
  if (!mode.ok) return mode;
  const games = wholeNumber('--games', given.games, 1);
  if (!games.ok) return games;
  const { min, max } = modeRules({ mode: mode.value }).seats;
  const seats = given.seats === undefined ? ok(min) : wholeNumber('--seats', given.seats, min, max);
  if (!seats.ok) return seats;
  const bots = botList('--bots', given.bots);
  if (!bots.ok) return bots;
  return ok({
    options: { mode: mode.value, seats: seats.value, capitals: false },
    games: games.value,
    bots: bots.value,
    seed: given.seed ?? randomUUID(),
  });
}

export async function simulate(given: SimulateOptions, shell: Shell): Promise<Outcome> {
  const simulation = read(given);
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
  const problem = await playAll(simulation.value, tally, records?.value, shell);
  process.off('SIGINT', stop);
  if (problem !== undefined) {
    records?.value.drop();
    return refuse(problem);
  }
  const kept = records?.value.keep();
  if (kept?.ok === false) return kept;
  const { options, seed, bots } = simulation.value;
  const summary = summaryOf(tally, { ...options, seed, bots }, (performance.now() - begun) / 1000);
  if (given.json === true) shell.print(JSON.stringify(summary));
  else for (const line of summaryLines(summary, shell)) shell.print(line);
  return GOOD;
}

async function playAll(
  { options, games, bots, seed }: Simulation,
  tally: Tally,
  records: RecordFile | undefined,
  shell: Shell,
): Promise<CliProblem | undefined> {
  const progress = progressOf(games, shell, process.stderr.isTTY);
  const players = Array.from({ length: options.seats }, (_, seat): Player => {
    const name = bots[seat % bots.length] as BotName;
    return { name: `${name} ${seat}`, kind: 'bot' };
  });
  const begun = performance.now();
  let breath = begun;
  for (let game = 0; game < games; game++) {
    const finished = playGame(options, bots, seedOfGame(seed, game));
    if (!finished.ok) return { code: 'bad-options', problem: finished.error };
    count(tally, finished.value.result, bots);
    records?.write(finished.value.events, players);
    if (performance.now() - breath > BREATH_MS) {
      progress.show(game + 1, (performance.now() - begun) / 1000);
      // oxlint-disable-next-line no-await-in-loop -- the games are played one after the other
      await others();
      breath = performance.now();
    }
  }
  progress.end();
  return undefined;
}
