/** JSON lines on standard input: one table a line, answered by one line of breakdowns. */
import { createInterface } from 'node:readline';
import { listOf, objectOf, optional, readJson, type Result, refuse, text } from '@duopolis/rules';
import type { CliProblem } from '../problem.ts';
import { GOOD, type Outcome, type Shell } from '../shell.ts';
import { districtPairs, districtsFrom } from './districts.ts';
import { type Table, tableOf } from './tables.ts';

const tableLine = objectOf({ cities: listOf(text), districts: optional(districtPairs) });

function tableOfLine(line: string): Result<Table, CliProblem> {
  const read = readJson(line, tableLine);
  if (!read.ok) return refuse({ code: 'bad-json', problem: read.error });
  const { cities, districts } = read.value;
  if (districts === undefined) return tableOf(cities);
  const checked = districtsFrom(districts);
  return checked.ok ? tableOf(cities, checked.value) : checked;
}

export async function scoreLines({ input, print }: Shell): Promise<Outcome> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    const table = tableOfLine(line);
    if (!table.ok) return refuse({ code: 'in-line', line: number, problem: table.error });
    print(JSON.stringify(table.value.scores));
  }
  return GOOD;
}
