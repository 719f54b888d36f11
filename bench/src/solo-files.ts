/** The counts of the solo and duo benches, and the page that shows them. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Margins } from './solo-margins.ts';
import { type Curve, type Curves, type Duos, soloPage } from './solo-page.ts';

const CURVES = new URL('../solo.json', import.meta.url);
const DUOS = new URL('../duo.json', import.meta.url);
const NOTES = new URL('../solo-candidates.md', import.meta.url);
const PAGE = new URL('../SOLO.md', import.meta.url);

/** A line for each column of a bot. */
function save(file: URL, counts: Curves | Duos): void {
  const bots = Object.entries(counts).map(([bot, columns]) => {
    const lines = columns.map((column: Curve | Margins) => `    ${JSON.stringify(column)}`);
    return `  ${JSON.stringify(bot)}: [\n${lines.join(',\n')}\n  ]`;
  });
  writeFileSync(file, `{\n${bots.join(',\n')}\n}\n`);
}

export const readCurves = (): Curves => JSON.parse(readFileSync(CURVES, 'utf8')) as Curves;
export const writeCurves = (curves: Curves): void => save(CURVES, curves);
export const readDuos = (): Duos => JSON.parse(readFileSync(DUOS, 'utf8')) as Duos;
export const writeDuos = (duos: Duos): void => save(DUOS, duos);

export const writePage = (): void =>
  writeFileSync(PAGE, soloPage(readCurves(), readDuos(), readFileSync(NOTES, 'utf8')));
