/** The result of a day as a text to paste: it gives nothing away. */
import { compareWorths, PUZZLE_KINDS, type PuzzleKind, type Worth } from '@duopolis/bots';
import type { PuzzlesWords } from '../words/puzzles.ts';
import type { KeptDay, Try } from './kept.ts';

export type BestByKind = { readonly [kind in PuzzleKind]: Worth };

/** The try that counts: the one worth most. */
export function bestTry(tries: readonly Try[]): Try | undefined {
  return tries.reduce<Try | undefined>(
    (most, one) => (most === undefined || compareWorths(one.worth, most.worth) > 0 ? one : most),
    undefined,
  );
}

/** Of two cities the weaker one is the score. */
const pointsOf = (worth: Worth | undefined): number => worth?.[0] ?? 0;

export interface DayPoints {
  readonly reached: number;
  readonly most: number;
}

export const dayPoints = ({ tries }: KeptDay, best: BestByKind): DayPoints => ({
  reached: PUZZLE_KINDS.reduce((sum, kind) => sum + pointsOf(bestTry(tries[kind])?.worth), 0),
  most: PUZZLE_KINDS.reduce((sum, kind) => sum + pointsOf(best[kind]), 0),
});

const MISSED = '○';
const HIT = '●';

const line = (say: PuzzlesWords, kind: PuzzleKind, tries: readonly Try[], best: Worth): string =>
  `${say.kinds[kind]} ${pointsOf(bestTry(tries)?.worth)}/${pointsOf(best)} ${tries
    .map((one) => (one.best ? HIT : MISSED))
    .join('')}`;

export function resultText(
  say: PuzzlesWords,
  day: KeptDay,
  best: BestByKind,
  about: { readonly date: string; readonly streak: number | undefined; readonly link: string },
): string {
  const { reached, most } = dayPoints(day, best);
  return [
    `Duopolis, ${about.date}`,
    ...PUZZLE_KINDS.map((kind) => line(say, kind, day.tries[kind], best[kind])),
    [`${reached}/${most}`, about.streak === undefined ? say.practice : say.streak(about.streak)].join(' · '),
    about.link,
  ].join('\n');
}
