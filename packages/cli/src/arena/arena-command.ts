/** `duopolis arena`: bots and programs against each other, on all cores, and the results. */
import { writeFileSync } from 'node:fs';
import {
  type ArenaSummary,
  arenaSummary,
  type GameRow,
  plotArena,
  scheduleOf,
  seatsToFill,
} from '@duopolis/bots/arena';
import { ok, refuse, type Result } from '@duopolis/rules';
import { type CliProblem, troubleOf } from '../cli-problem.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { progressOf } from '../drawing/progress.ts';
import { type Arena, type ArenaOptions, readArena } from './contest-options.ts';
import { arenaLines } from './print-contest.ts';
import { openState, type StateFile } from './contest-file.ts';
import { runStreams } from './game-threads.ts';

const INTERRUPTED = 130;

export async function arena(given: ArenaOptions, shell: Shell): Promise<Outcome> {
  const read = readArena(given);
  if (!read.ok) return read;
  const { contest } = read.value;
  const state = given.resume === undefined ? undefined : openState(given.resume, contest);
  if (state?.ok === false) return state;
  const ring = Math.max(contest.bots.length, seatsToFill(contest.options).length);
  if (contest.games % ring !== 0) shell.note(`${shell.words.arena.uneven(contest.games, ring)}\n`);
  const begun = performance.now();
  const rows = await playAll(read.value, state?.value, shell);
  if (!rows.ok) return rows;
  const summary = arenaSummary(contest, rows.value);
  const plotted = given.plot === undefined ? ok(undefined) : writePlot(given.plot, summary, shell);
  if (!plotted.ok) return plotted;
  if (given.json === true) shell.print(JSON.stringify(summary));
  else {
    const seconds = (performance.now() - begun) / 1000;
    for (const line of arenaLines(summary, seconds, shell)) shell.print(line);
  }
  return SUCCESS;
}

async function playAll(
  { contest, threads }: Arena,
  state: StateFile | undefined,
  shell: Shell,
): Promise<Result<readonly GameRow[], CliProblem>> {
  const rows = [...(state?.rows ?? [])];
  const played = new Set(rows.map(({ game }) => game));
  const left = [...scheduleOf(contest)].filter(({ game }) => !played.has(game));
  if (played.size > 0) shell.note(`${shell.words.arena.resumed(played.size, contest.games)}\n`);
  if (left.length === 0) return ok(rows);
  const progress = progressOf({ all: left.length, isWatched: process.stderr.isTTY }, shell);
  const begun = performance.now();
  const streams = runStreams(contest, left, {
    threads,
    take: (row) => {
      rows.push(row);
      state?.add(row);
      progress.show(rows.length - played.size, (performance.now() - begun) / 1000);
    },
  });
  const stop = (): void => {
    streams.interrupt();
    progress.end();
    process.exit(INTERRUPTED);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const done = await streams.done.finally(() => {
    progress.end();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  });
  return done.ok ? ok(rows) : done;
}

function writePlot(
  file: string,
  summary: ArenaSummary,
  { words, vocabulary }: Shell,
): Result<undefined, CliProblem> {
  const { contest, games } = summary;
  const { mode, seats } = contest.options;
  const { plot, played } = words.arena;
  const { milliseconds, seed } = contest;
  const title = played({ games, mode: vocabulary.game.modes[mode], seats, milliseconds, seed });
  try {
    writeFileSync(file, plotArena(summary, { ...plot, title }));
    return ok(undefined);
  } catch (error) {
    return refuse({ code: 'unwritable', file, trouble: troubleOf(error) });
  }
}
