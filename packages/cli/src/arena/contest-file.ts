/** The state file of a contest: a line for every finished game, so that an interrupted run can be resumed. */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { type Contest, type GameRow, makeHeading, makeRow, readState, seedIn } from '@duopolis/bots/arena';
import { ok, refuse, type Result } from '@duopolis/rules';
import { type CliProblem, troubleOf } from '../cli-problem.ts';

export interface StateFile {
  /** The games that are played already. */
  readonly rows: readonly GameRow[];
  readonly add: (row: GameRow) => void;
}

/** A resumed contest keeps its seed. */
export function seedOf(file: string | undefined): string | undefined {
  try {
    return file === undefined ? undefined : seedIn(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // whether the file can be used is for openState to say
  }
}

export function openState(file: string, contest: Contest): Result<StateFile, CliProblem> {
  try {
    const rows = existsSync(file) ? readRows(file, contest) : begin(file, contest);
    return rows.ok ? ok({ rows: rows.value, add: (row) => appendFileSync(file, `${makeRow(row)}\n`) }) : rows;
  } catch (error) {
    return refuse({ code: 'unwritable', file, trouble: troubleOf(error) });
  }
}

function begin(file: string, contest: Contest): Result<readonly GameRow[], never> {
  writeFileSync(file, `${makeHeading(contest)}\n`);
  return ok([]);
}

function readRows(file: string, contest: Contest): Result<readonly GameRow[], CliProblem> {
  const source = readFileSync(file, 'utf8');
  if (source === '') return begin(file, contest);
  const read = readState(source, contest);
  if (!read.ok) return refuse({ code: 'bad-state', file, problem: read.error });
  // A line torn by an interruption is cut off, so that the next game starts on a line of its own.
  truncateSync(file, Buffer.byteLength(source.slice(0, source.lastIndexOf('\n') + 1)));
  return read;
}
