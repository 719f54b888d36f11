/** Automacity on the screen: its tiles by type, and what they score at their best (SOLO-3). */
import { BUILDING_TYPES, type OpenGame, resultOf } from '@duopolis/rules';
import { buildingsOf, typeOfBuilding } from '@duopolis/rules/notation';
import { SCORED } from '@duopolis/rules/scoring';
import { laidIn } from '@duopolis/rules/cities';
import { AUTOMACITY, type AutomacityScore } from '@duopolis/rules/solo';
import { paintedSign } from '../drawing/draw-city.ts';
import { figure, pad, padStart, signed } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';

const TERM = 14;
const TILES = 30;
const TYPES = [...BUILDING_TYPES, 'civic'] as const;

/** The letters of one type, in their colours; civic tiles in notation. */
function lettersOf({ cities }: OpenGame, type: (typeof TYPES)[number], { paint }: Shell): string {
  const buildings = laidIn(cities[AUTOMACITY]).flatMap(buildingsOf);
  const own = buildings.filter((building) => typeOfBuilding(building) === type).toSorted();
  return type === 'civic' ? own.join(' ') : own.map((letter) => paintedSign(letter, '', paint)).join('');
}

const scoreOf = (open: OpenGame): AutomacityScore | undefined =>
  resultOf(open).cities[AUTOMACITY] as AutomacityScore | undefined;

/** 'Automacity 27 (level 2, −4)  SSS FF de OO P HH' */
export function trayLine(open: OpenGame, shell: Shell): string {
  const { automas } = shell.vocabulary;
  const { solo } = open.options;
  const score = scoreOf(open);
  if (solo === undefined || score === undefined) return '';
  const tray = TYPES.map((type) => lettersOf(open, type, shell)).filter((letters) => letters !== '');
  const title = shell.paint.strong(`${automas.cities.automacity} ${figure(score.total)}`);
  return `${title} (${automas.level(solo.difficulty)}, ${signed(score.difficulty)})  ${tray.join(' ')}`;
}

const row = (title: string, tiles: string, points: string): string =>
  pad(title, TERM) + pad(tiles, TILES) + padStart(points, 4);

/** A row a type, with its points. */
export function trayLines(open: OpenGame, shell: Shell): readonly string[] {
  const { paint, vocabulary } = shell;
  const { automas, scores } = vocabulary;
  const score = scoreOf(open);
  if (score === undefined) return [];
  return [
    ...SCORED.filter((term) => score[term] !== undefined).map((term) =>
      row(
        paint.type[term](scores.terms[term]),
        term === 'district' ? '' : lettersOf(open, term, shell),
        `${score[term] ?? 0}`,
      ),
    ),
    row(automas.difficulty, '', signed(score.difficulty)),
    paint.strong(row(automas.cities.automacity, '', figure(score.total))),
  ];
}
