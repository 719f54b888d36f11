/** The benchmark: npm run bench -- [--json] [--only a,b] [--write]. */
import { writeFileSync } from 'node:fs';
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
  const measured: Measured = Object.fromEntries(
    (asked as readonly FigureName[]).map((name) => {
      console.error(`${name} …`);
      return [name, FIGURES[name].measure()];
    }),
  );
  console.log(values.json ? JSON.stringify(measured) : table(measured));
  if (values.write) writeFileSync(new URL('../RESULTS.md', import.meta.url), page(measured));
}
