/** A counted score pad for people: the cities, the ceremony by type, the standings and what decided them. */
import { type Components, ownBox } from '@duopolis/rules/components';
import { checkPad, explainPad, type Pad, padResult } from '@duopolis/rules/scorepad';
import { standingLines } from '../drawing/draw-standings.ts';
import { scoredCityLines } from '../score/print-scores.ts';
import { explanationLines } from '../score/print-reasons.ts';
import type { Shell } from '../shell.ts';
import { partnersOf } from './scorepad-entry.ts';

interface PadDetail {
  readonly detail: 'plain' | 'explained';
  readonly box: Components;
}

export function padLines(pad: Pad, { detail, box }: PadDetail, shell: Shell): readonly string[] {
  const result = padResult(pad);
  return [
    ...legend(pad, shell),
    '',
    ...scoredCityLines({ grids: pad.cities, scores: result.cities }, shell),
    ...(detail === 'explained' ? reasons(pad, box, shell) : []),
    '',
    ...standingLines(result, pad.names, shell),
  ];
}

const cityName = ({ tokens }: Pad, city: number, { vocabulary }: Shell): string =>
  vocabulary.pieces.token(tokens[city] ?? '');

const legend = (pad: Pad, shell: Shell): readonly string[] =>
  pad.cities.map((_, city) => `${city + 1}  ${cityName(pad, city, shell)}: ${partnersOf(pad, city)}`);

const reasons = (pad: Pad, box: Components, shell: Shell): readonly string[] =>
  pad.cities.flatMap((grid, city) => [
    '',
    shell.paint.strong(cityName(pad, city, shell)),
    ...explanationLines(explainPad(pad, city), { grid, box: ownBox(box) }, shell),
  ]);

export const findingLines = (pad: Pad, box: Components, shell: Shell): readonly string[] =>
  checkPad(pad, box).map((finding) =>
    shell.words.scorepad.pad.finding(finding, (city) => cityName(pad, city, shell)),
  );
