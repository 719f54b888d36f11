/** JSON lines on standard input: one table per line, answered by one line of breakdowns or by its problem. */
import { LIMITS, refuse, type Result } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { listOf, objectOf, optional, readJson, text } from '@duopolis/rules/json';
import { inputLines, type InputLine, STANDARD_INPUT, tooLong } from '../input-lines.ts';
import { type CliProblem, troubleOf } from '../cli-problem.ts';
import { PROBLEM_FOUND, SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { boxNotes } from './box-notes.ts';
import { districtPairs, districtsFrom } from './parse-districts.ts';
import { type Table, tableOf } from './scored-table.ts';

const tableLine = objectOf({
  cities: listOf(text(LIMITS.cityText), LIMITS.citiesPerTable),
  districts: optional(districtPairs),
});

function tableIn({ text: line, isTooLong }: InputLine): Result<Table, CliProblem> {
  if (isTooLong) return refuse(tooLong());
  const read = readJson(line, tableLine, LIMITS.inputLine);
  if (!read.ok) return refuse({ code: 'bad-json', problem: read.error });
  const { cities, districts } = read.value;
  if (districts === undefined) return tableOf(cities);
  const checked = districtsFrom(districts);
  return checked.ok ? tableOf(cities, checked.value) : checked;
}

/** Standard output has one line for each line of input; messages and counts go to standard error. */
export async function scoreLines(shell: Shell, box?: Components): Promise<Outcome> {
  const { print, note, words } = shell;
  let scored = 0;
  let malformed = 0;
  try {
    for await (const line of inputLines(STANDARD_INPUT, shell)) {
      const table = tableIn(line);
      if (table.ok) {
        scored++;
        print(JSON.stringify(table.value.scores));
        const notes = box === undefined ? [] : boxNotes(table.value.grids, box, shell);
        for (const found of notes) note(`${words.score.inLine(line.number, found)}\n`);
        continue;
      }
      malformed++;
      const problem: CliProblem = { code: 'in-line', line: line.number, problem: table.error };
      print(
        JSON.stringify({
          line: line.number,
          ok: false,
          code: table.error.code,
          message: words.problem(table.error),
        }),
      );
      note(`${words.problem(problem)}\n`);
    }
  } catch (error) {
    return refuse({ code: 'unreadable', file: STANDARD_INPUT, trouble: troubleOf(error) });
  }
  if (malformed === 0) return SUCCESS;
  note(`${words.score.counts(scored, malformed)}\n`);
  return scored === 0 ? refuse({ code: 'no-tables' }) : PROBLEM_FOUND;
}
