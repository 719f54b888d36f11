/** `duopolis scorepad`: counts a game that was played with the box. */
import { refuse } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { makeSheet, type Pad, sheetBgStats, sheetCsv, sheetOf } from '@duopolis/rules/scorepad';
import { readComponents } from '../components/components-file.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { askedPad, givenPad, openedPad, type PadInput } from './scorepad-entry.ts';
import { findingLines, padLines } from './print-scorepad.ts';
import { playedNow, writeText } from './scorepad-files.ts';

export interface ScorepadOptions extends Omit<PadInput, 'box'> {
  readonly components?: string;
  readonly open?: string;
  readonly record?: string;
  readonly csv?: string;
  readonly bgstats?: string;
  readonly explain?: true;
  readonly json?: true;
}

export async function scorepad(
  cities: readonly string[],
  options: ScorepadOptions,
  shell: Shell,
): Promise<Outcome> {
  const box = readComponents(options.components);
  if (!box.ok) return box;
  const entered =
    options.open !== undefined
      ? openedPad(options.open)
      : cities.length > 0
        ? givenPad(cities, { ...options, box: box.value })
        : await askedPad({ ...options, box: box.value }, shell);
  if (!entered.ok) return entered;
  const { pad, played } = entered.value;
  return tell(pad, played ?? playedNow(), { options, box: box.value, shell });
}

interface Telling {
  readonly options: ScorepadOptions;
  readonly box: Components;
  readonly shell: Shell;
}

function tell(pad: Pad, played: string, { options, box, shell }: Telling): Outcome {
  const sheet = sheetOf(pad, played);
  if (sheet === undefined) return refuse({ code: 'pad-unfinished' });
  const files: readonly (readonly [string | undefined, () => string])[] = [
    [options.record, () => `${makeSheet(sheet)}\n`],
    [options.csv, () => sheetCsv(sheet)],
    [options.bgstats, () => sheetBgStats(sheet)],
  ];
  for (const [file, text] of files) {
    if (file === undefined) continue;
    const written = writeText(file, text());
    if (!written.ok) return written;
    shell.note(`${shell.words.scorepad.saved(file)}\n`);
  }
  if (options.json === true) {
    shell.print(makeSheet(sheet));
    return SUCCESS;
  }
  const detail = options.explain === true ? 'explained' : 'plain';
  for (const line of padLines(pad, { detail, box }, shell)) shell.print(line);
  for (const line of findingLines(pad, box, shell)) shell.note(`${line}\n`);
  return SUCCESS;
}
