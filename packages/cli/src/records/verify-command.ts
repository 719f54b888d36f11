/** `duopolis verify`: replays records and reports every line: a game, the first rule it breaks, or why it is not a game. */
import { verifyRecord } from '@duopolis/rules/record';
import { readComponents } from '../components/components-file.ts';
import { PROBLEM_FOUND, SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { forEachLine } from './read-records.ts';
import { jsonReport, textReport } from './verify-report.ts';

export interface VerifyOptions {
  readonly components?: string;
  readonly json?: true;
}

export async function verify(file: string, given: VerifyOptions, shell: Shell): Promise<Outcome> {
  const components = readComponents(given.components);
  if (!components.ok) return components;
  const { print } = shell;
  const report = given.json === true ? jsonReport(shell) : textReport(shell);
  let games = 0;
  let broken = 0;
  let malformed = 0;
  const done = await forEachLine(file, shell, ({ line, read }) => {
    if (!read.ok) {
      malformed++;
      print(report.malformed(line, read.error));
      return;
    }
    games++;
    const at = { fileLine: line, game: games };
    const own = given.components === undefined ? undefined : components.value;
    const verified = verifyRecord(read.value, own);
    if (!verified.ok) broken++;
    print(verified.ok ? report.good(at) : report.broken(at, verified.error));
  });
  if (games + malformed > 0) print(report.counts({ games, broken, malformed }));
  if (!done.ok) return done;
  return broken + malformed > 0 ? PROBLEM_FOUND : SUCCESS;
}
