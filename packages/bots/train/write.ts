/** Writes learned weights as a source file, short numbers row by row. */
import { writeFileSync } from 'node:fs';

const short = (weight: string): string =>
  `${Number(Number(weight).toFixed(2))}`.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');

export function writeWeights(
  name: 'base' | 'capitals',
  rows: readonly string[],
  spread: readonly number[],
): void {
  const lines = rows.map((row) => `  '${row.split(' ').filter(Boolean).map(short).join(' ')}',`);
  const constant = name.toUpperCase();
  writeFileSync(
    new URL(`../src/value/${name}-weights.ts`, import.meta.url),
    `/** Learned by \`train/train-${name}.ts\`: weights and spread by tiles standing. */
export const ${constant}_WEIGHTS: readonly string[] = [
${lines.join('\n')}
];
export const ${constant}_SPREAD: readonly number[] = [${spread.join(', ')}];
`,
  );
}
