/** The output of `duopolis verify` for each line of a file, and the counts at the end: for people, or as JSON lines. */
import type { Foul } from '@duopolis/rules/record';
import type { CliProblem } from '../cli-problem.ts';
import type { Shell } from '../shell.ts';

/** Where a game stands, both counted from 1. */
export interface GamePlace {
  readonly fileLine: number;
  readonly game: number;
}

export interface Counts {
  readonly games: number;
  readonly broken: number;
  readonly malformed: number;
}

export interface Report {
  readonly good: (at: GamePlace) => string;
  readonly broken: (at: GamePlace, foul: Foul) => string;
  readonly malformed: (fileLine: number, problem: CliProblem) => string;
  readonly counts: (counts: Counts) => string;
}

export const textReport = ({ paint, vocabulary, words }: Shell): Report => ({
  good: (at) => `${words.verify.where(at)}: ${paint.good('ok')}`,
  broken: (at, foul) => {
    const where = words.verify.where({
      ...at,
      ...(foul.line !== undefined && { logLine: foul.line + 1 }),
    });
    return `${where}: ${paint.bad(foul.rule)} ${vocabulary.records.foul(foul)}`;
  },
  malformed: (line, problem) => words.problem({ code: 'in-line', line, problem }),
  counts: words.verify.summary,
});

/** `line` is the line of the log from 1, `logIndex` the same from 0. */
export const jsonReport = ({ vocabulary, words }: Shell): Report => ({
  good: (at) => JSON.stringify({ ...at, ok: true }),
  broken: (at, foul) => {
    const { line, ...reason } = foul;
    return JSON.stringify({
      ...at,
      ok: false,
      ...(line !== undefined && { line: line + 1, logIndex: line }),
      ...reason,
      message: vocabulary.records.foul(foul),
    });
  },
  malformed: (fileLine, problem) =>
    JSON.stringify({ fileLine, ok: false, code: problem.code, message: words.problem(problem) }),
  counts: (counts) => JSON.stringify(counts),
});
