/** The benchmark: npm run bench -- [--json] [--only a,b] [--beside FOLDER] [--write]. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { better, FIGURE_NAMES, FIGURES, type FigureName, type Measured } from './figures.ts';
import { page, table } from './report.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    /** Another checkout, with its packages installed, to compare with. */
    beside: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const HERE = fileURLToPath(new URL('../..', import.meta.url));
/** Two checkouts are measured alternately, so that a busy moment of the machine slows both. */
const TURNS = 2;

const asked = values.only?.split(',') ?? FIGURE_NAMES;
const unknown = asked.filter((name) => !(FIGURE_NAMES as readonly string[]).includes(name));

if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}; there are ${FIGURE_NAMES.join(', ')}.`);
  process.exitCode = 2;
} else {
  const names = asked as readonly FigureName[];
  const before = values.beside === undefined ? undefined : resolve(values.beside);
  const pairs = names.map((name) => (before === undefined ? [measuredHere(name)] : compared(name, before)));
  const measured: Measured = Object.assign({}, ...pairs.map(([here]) => here));
  const old: Measured | undefined =
    before === undefined ? undefined : Object.assign({}, ...pairs.map(([, other]) => other));
  console.log(values.json ? JSON.stringify(measured) : table(measured, old));
  if (values.write) writeFileSync(join(HERE, 'bench/RESULTS.md'), page(measured, old));
}

/** Each figure in its own process: code optimised for one would be slower for the next. */
function measuredHere(name: FigureName): Measured {
  return asked.length === 1 ? { [name]: FIGURES[name].measure() } : measuredIn(HERE, name);
}

function measuredIn(folder: string, name: FigureName): Measured {
  console.error(`${name} …`);
  const args = ['--conditions=source', join(folder, 'bench/src/main.ts'), '--json', '--only', name];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })) as Measured;
}

/** The figure here and in the other checkout, each the best of some rounds. */
function compared(name: FigureName, before: string): readonly [Measured, Measured] {
  let [here, other]: [Measured, Measured] = [{}, {}];
  for (let turn = 0; turn < TURNS; turn++) {
    other = better(name, other, measuredIn(before, name));
    here = better(name, here, measuredIn(HERE, name));
  }
  return [here, other];
}
