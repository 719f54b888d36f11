/** `duopolis score`: scores cities. */
import { refuse } from '@duopolis/rules';
import { ownBox } from '@duopolis/rules/components';
import { readComponents } from '../components/components-file.ts';
import { STANDARD_INPUT } from '../input-lines.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { boxNotes } from './box-notes.ts';
import { parseDistricts } from './parse-districts.ts';
import { scoreLines } from './score-json-lines.ts';
import { scoredCityLines } from './print-scores.ts';
import { explanationLines } from './print-reasons.ts';
import { tableOf } from './scored-table.ts';

export interface ScoreOptions {
  readonly components?: string;
  readonly districts?: string;
  readonly explain?: true;
  readonly json?: true;
}

export async function score(
  cities: readonly string[],
  options: ScoreOptions,
  shell: Shell,
): Promise<Outcome> {
  const box = options.components === undefined ? undefined : readComponents(options.components);
  if (box?.ok === false) return box;
  if (cities.includes(STANDARD_INPUT)) {
    return cities.length > 1 || options.districts !== undefined || options.explain === true
      ? refuse({ code: 'cities-and-input' })
      : scoreLines(shell, box?.value);
  }
  const districts = options.districts === undefined ? undefined : parseDistricts(options.districts);
  if (districts?.ok === false) return districts;
  const table = tableOf(cities, districts?.value);
  if (!table.ok) return table;
  const { grids, scores, explain } = table.value;
  if (box !== undefined) for (const line of boxNotes(grids, box.value, shell)) shell.note(`${line}\n`);
  if (options.json === true) {
    shell.print(JSON.stringify(scores));
    return SUCCESS;
  }
  for (const line of scoredCityLines(table.value, shell)) shell.print(line);
  if (options.explain !== true) return SUCCESS;
  const own = box && ownBox(box.value);
  for (const [city, grid] of grids.entries()) {
    shell.print('');
    shell.print(shell.paint.strong(shell.words.score.cityNumber(city + 1)));
    for (const line of explanationLines(explain(city), { grid, box: own }, shell)) shell.print(line);
  }
  return SUCCESS;
}
