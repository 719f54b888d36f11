/** The files of a score pad: sheets in and out, and the time a game was played. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { LIMITS, ok, refuse, type Result } from '@duopolis/rules';
import { type CliProblem, troubleOf } from '../cli-problem.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Local time, as a score sheet writes it. */
export function playedNow(now = new Date()): string {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

export function readText(file: string): Result<string, CliProblem> {
  try {
    // One byte more than allowed is enough for the reader to refuse it.
    const text = statSync(file).size > LIMITS.recordText ? ' '.repeat(LIMITS.recordText + 1) : undefined;
    return ok(text ?? readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse({ code: 'unreadable', file, trouble: troubleOf(error), wants: 'sheet' });
  }
}

export function writeText(file: string, text: string): Result<undefined, CliProblem> {
  try {
    writeFileSync(file, text);
    return ok(undefined);
  } catch (error) {
    return refuse({ code: 'unwritable', file, trouble: troubleOf(error) });
  }
}
