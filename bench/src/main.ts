/** The benchmark: npm run bench -- [--json] [--only a,b] [--write]. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FIGURE_NAMES, FIGURES, type FigureName, type Measured } from './figures.ts';
import { page, table } from './report.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const asked = values.only?.split(',') ?? FIGURE_NAMES;
const unknown = asked.filter((name) => !(FIGURE_NAMES as readonly string[]).includes(name));

if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}; there are ${FIGURE_NAMES.join(', ')}.`);
  process.exitCode = 2;
} else {
  const measured: Measured = Object.assign({}, ...(asked as readonly FigureName[]).map(measuredAlone));
  console.log(values.json ? JSON.stringify(measured) : table(measured));
  if (values.write) writeFileSync(new URL('../RESULTS.md', import.meta.url), page(measured));
}

/** Each figure in a process of its own, since code that is compiled for one would be slower for the next. */
function measuredAlone(name: FigureName): Measured {
  if (asked.length === 1) return { [name]: FIGURES[name].measure() };
  console.error(`${name} …`);
  const args = ['--conditions=source', fileURLToPath(import.meta.url), '--json', '--only', name];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measured;
}
