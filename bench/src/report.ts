/** The figures as a table a person can read, and the ratios within the run, which hold on any machine. */
import { FIGURE_NAMES, FIGURES, gain, type Figure, type FigureName, type Measured } from './figures.ts';

const RATIOS: readonly (readonly [one: FigureName, other: FigureName, atLeast?: number])[] = [
  ['scoreMasksPerSecond', 'naiveScorePerSecond', 400],
  ['scoreMasksPerSecond', 'scoreCityPerSecond'],
  ['scoreCityPerSecond', 'scoreTextPerSecond'],
  ['randomGames7PerSecond', 'eventGames7PerSecond'],
];

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

interface Goal {
  readonly atLeast?: number | undefined;
  readonly atMost?: number;
}

function goalOf({ atLeast, atMost }: Goal): string {
  if (atLeast !== undefined) return `≥ ${shown(atLeast)}`;
  return atMost === undefined ? '' : `≤ ${shown(atMost)}`;
}

type Row = readonly [name: string, value: string, goal: string, means: string];

const figureRows = (measured: Measured): readonly Row[] =>
  FIGURE_NAMES.flatMap((name): Row[] => {
    const value = measured[name];
    const figure: Figure = FIGURES[name];
    return value === undefined ? [] : [[name, shown(value), goalOf(figure), figure.means]];
  });

const ratioRows = (measured: Measured): readonly Row[] =>
  RATIOS.flatMap(([one, other, atLeast]): Row[] => {
    const [above, below] = [measured[one], measured[other]];
    if (above === undefined || below === undefined) return [];
    return [[`${one} : ${other}`, shown(above / below), goalOf({ atLeast }), '']];
  });

/** What was before, what is now, and how many times as good that is. */
const comparedRows = (measured: Measured, before: Measured): readonly Row[] =>
  FIGURE_NAMES.flatMap((name): Row[] => {
    const [now, then] = [measured[name], before[name]];
    return now === undefined || then === undefined
      ? []
      : [[name, shown(then), shown(now), gain(name, now, then).toFixed(2)]];
  });

const COMPARED: Row = ['figure', 'before', 'after', 'times as good'];

const HEAD: Row = ['figure', 'value', 'goal', 'what is counted'];

/** Columns for the terminal. */
export function table(measured: Measured, before?: Measured): string {
  const rows = [HEAD, ...figureRows(measured), ...ratioRows(measured)];
  if (before !== undefined) rows.push(COMPARED, ...comparedRows(measured, before));
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = ([name, value, goal, means]: Row): string =>
    [name.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), goal.padStart(widths[2] ?? 0), means]
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

const markdown = (rows: readonly Row[]): string =>
  rows.map(([name, value, goal, means]) => `| ${name} | ${value} | ${goal} | ${means} |`).join('\n');

/** The page that is checked in. */
export function page(measured: Measured, before?: Measured): string {
  return `# Benchmark results

Written by \`npm run bench -- --write\`. CPU time of one thread, the best of several rounds. The ratios compare figures of the same run,
and vary by a fifth from run to run on a busy machine.

| ${HEAD.join(' | ')} |
|---|--:|--:|---|
${markdown(figureRows(measured))}

| ratio | value | goal | |
|---|--:|--:|---|
${markdown(ratioRows(measured))}
${before === undefined ? '' : comparison(measured, before)}`;
}

const comparison = (measured: Measured, before: Measured): string => `
## Before and after

Both checkouts in one run with \`--beside FOLDER\`, each figure measured in turns.

| ${COMPARED.join(' | ')} |
|---|--:|--:|--:|
${markdown(comparedRows(measured, before))}
`;
