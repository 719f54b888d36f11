/** `duopolis solve`: the best city from given tiles. */
import { type Solution, solve as bestCity } from '@duopolis/bots/solver';
import { ok, refuse, type Result, type Tile } from '@duopolis/rules';
import { type Grid, gridOf, isLetter, makeCity, parseTile } from '@duopolis/rules/notation';
import { FACTORY_WORTH, type FactoryWorth, layoutOfGrid, scoreCity } from '@duopolis/rules/scoring';
import { readComponents } from '../components/components-file.ts';
import { boxNotes } from '../score/box-notes.ts';
import { choice } from '../option-parsers.ts';
import type { CliProblem } from '../cli-problem.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';

export interface SolveOptions {
  readonly components?: string;
  readonly worth: string;
  readonly json?: true;
}

const WORTHS = FACTORY_WORTH.map(String);

export function solve(given: readonly string[], options: SolveOptions, shell: Shell): Outcome {
  const worth = choice('--worth', options.worth, WORTHS);
  if (!worth.ok) return worth;
  const box = options.components === undefined ? undefined : readComponents(options.components);
  if (box?.ok === false) return box;
  const tiles = readTiles(given);
  if (!tiles.ok) return tiles;
  const solved = bestCity(tiles.value, Number(worth.value) as FactoryWorth);
  if (!solved.ok) return refuse({ code: 'unsolvable', problem: solved.error });
  const grid = gridOfSolution(solved.value);
  const city = makeCity(grid);
  if (box !== undefined) for (const line of boxNotes([grid], box.value, shell)) shell.note(`${line}\n`);
  const { tiles: placed, points } = solved.value;
  if (options.json === true) {
    const score = scoreCity(layoutOfGrid(grid), Number(worth.value) as FactoryWorth);
    shell.print(JSON.stringify({ city, points, score, tiles: placed }));
  } else {
    shell.print(shell.words.solve.best(city, points));
    for (const row of city.split('/')) shell.print(`  ${row.split('').join(' ')}`);
  }
  return SUCCESS;
}

const gridOfSolution = ({ tiles }: Solution): Grid =>
  gridOf({ tiles: tiles.map((placed) => ({ ...placed, seat: 0 })) });

/** Letters may be written together; a duplex is a word of its own. */
function readTiles(given: readonly string[]): Result<readonly Tile[], CliProblem> {
  const tiles: Tile[] = [];
  for (const word of given.flatMap((text) => text.split(/[\s,]+/)).filter((text) => text !== '')) {
    const letters = word.split('');
    if (letters.every(isLetter)) {
      tiles.push(...letters);
      continue;
    }
    const tile = parseTile(word);
    if (!tile.ok) return refuse({ code: 'bad-tile', problem: tile.error });
    tiles.push(tile.value);
  }
  return ok(tiles);
}
