/** The result of a day as a text to paste, without spoilers. */
import { compareWorths, PUZZLE_KINDS, type PuzzleKind, type Worth } from '@duopolis/bots/puzzle';
import type { PuzzlesWords } from './words/puzzles-words.ts';
import type { SavedDay, Try } from '../../game/saves/puzzle-results.ts';

export type BestByKind = { readonly [kind in PuzzleKind]: Worth };

/** The attempt that counts: the best one. */
export function bestTry(tries: readonly Try[]): Try | undefined {
  return tries.reduce<Try | undefined>(
    (most, one) => (most === undefined || compareWorths(one.worth, most.worth) > 0 ? one : most),
    undefined,
  );
}

/** Both cities are shown: the weaker one alone would make a near miss look like the best. */
const pointsOf = (worth: Worth | undefined): string => worth?.join('+') ?? '0';

/** A puzzle missed by a tie-break is missed; points of different puzzles are not added up. */
export const solvedOn = ({ tries }: SavedDay): number =>
  PUZZLE_KINDS.filter((kind) => tries[kind].some(({ best }) => best)).length;

const MISSED = '○';
const HIT = '●';

const line = (
  say: PuzzlesWords,
  kind: PuzzleKind,
  { tries, best }: { readonly tries: readonly Try[]; readonly best: Worth },
): string =>
  `${say.kinds[kind]} ${pointsOf(bestTry(tries)?.worth)}/${pointsOf(best)} ${tries
    .map((one) => (one.best ? HIT : MISSED))
    .join('')}`;

export function resultText(
  say: PuzzlesWords,
  day: SavedDay,
  {
    best,
    about,
  }: {
    readonly best: BestByKind;
    readonly about: { readonly date: string; readonly streak: number | undefined; readonly link: string };
  },
): string {
  return [
    `Duopolis, ${about.date}`,
    ...PUZZLE_KINDS.map((kind) => line(say, kind, { tries: day.tries[kind], best: best[kind] })),
    [
      say.solvedOf(solvedOn(day), PUZZLE_KINDS.length),
      about.streak === undefined ? say.practice : say.streak(about.streak),
    ].join(' · '),
    about.link,
  ].join('\n');
}
