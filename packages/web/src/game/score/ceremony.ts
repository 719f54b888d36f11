/** The ceremony: type by type in reference order (END-5), the tokens advance; automatically, by button, or not at all. */
import { citiesOfSeats, type CityIndex, type GameResult, type Options, type Seat } from '@duopolis/rules';
import { type CityScore, SCORED } from '@duopolis/rules/scoring';
import { useEffect, useState } from 'preact/hooks';
import { lessMotion, type Pace, pace } from '../../kit/settings/settings.ts';

/** The counted terms, in order; the level of a solo game comes last. */
const COUNTED = [...SCORED, 'difficulty'] as const;
export type CountedTerm = (typeof COUNTED)[number];

export const pointsFor = (score: CityScore & { readonly difficulty?: number }, term: CountedTerm): number =>
  score[term] ?? 0;

/** The terms that this game has. */
export const countedTerms = ({ cities }: GameResult): readonly CountedTerm[] =>
  COUNTED.filter((term) => cities.some((score) => term in score));

/** The position of a city's token after a number of terms. */
export const totalAfter = (score: CityScore, terms: readonly CountedTerm[], counted: number): number =>
  terms.slice(0, counted).reduce((sum, term) => sum + pointsFor(score, term), 0);

/** What a player says in the ceremony as printed: the points of a type in the city on their left. */
export interface Announcement {
  readonly term: CountedTerm;
  readonly city: CityIndex;
  readonly seat: Seat;
}

/** Type by type, going around the table; a city that is on nobody's left is announced by its builder. */
export function announcementsOf(options: Options, terms: readonly CountedTerm[]): readonly Announcement[] {
  const pairs = citiesOfSeats(options);
  const isLeft = (city: CityIndex): boolean => pairs.some(([left]) => left === city);
  const around = pairs.flatMap((cities, seat) =>
    cities.filter((city, nth) => nth === 0 || !isLeft(city)).map((city) => ({ city, seat })),
  );
  return terms.flatMap((term) => around.map((one) => ({ term, ...one })));
}

interface Times {
  /** Before the first type, for each type, and with everything counted. */
  readonly first: number;
  readonly step: number;
  readonly last: number;
  /** Long enough to read an announcement. */
  readonly said: number;
}

const BRISK: Times = { first: 500, step: 750, last: 1_300, said: 1_400 };
const CALM: Times = { first: 800, step: 1_300, last: 2_200, said: 2_200 };
const TIMES: { readonly [pace in Pace]: Times } = { instant: BRISK, brisk: BRISK, calm: CALM };

/** What has a use of its own for a press or a key. */
const CONTROLS = 'button, a, input, select, textarea, dialog, [role=menu]';
const NO_SKIP: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** A key or a tap that means nothing else shows the whole score. */
const skipsCeremony = ({ target, key }: { readonly target: unknown; readonly key?: string }): boolean =>
  !(key !== undefined && NO_SKIP.has(key)) &&
  !(target instanceof Element && target.closest(CONTROLS) !== null);

export interface Ceremony {
  /** How many terms are counted so far in all cities. */
  readonly counted: number;
  /** How many terms are counted in a city: as printed, the cities follow each other. */
  readonly countedTerms: (city: CityIndex) => number;
  /** What was announced last, as printed. */
  readonly said?: Announcement;
  readonly done: boolean;
  /** Everything is counted, and the result comes next. */
  readonly isLast: boolean;
  /** One more by button, if nothing moves by itself. */
  readonly next?: () => void;
  readonly skip: () => void;
  readonly again: () => void;
}

/** The last count stays on the screen for a moment before the result takes its place. */
function useSteps(
  steps: number,
  times: Times,
  { isQuick, isSeen }: { readonly isQuick: boolean; readonly isSeen: boolean },
) {
  // Skipping shows the result at once. Screen readers still get the announcements.
  const isAtOnce = isSeen || (isQuick && pace.value === 'instant' && !lessMotion.value);
  const [step, count] = useState(isAtOnce ? steps + 1 : 0);
  const byButton = lessMotion.value;
  const done = step > steps;
  const skip = (): void => count(steps + 1);
  useEffect(() => {
    if (done || byButton) return undefined;
    const rest = step === 0 ? times.first : isQuick && step === steps ? times.last : times.step;
    const timer = setTimeout(() => count(step + 1), rest);
    return () => clearTimeout(timer);
  }, [step, done, byButton]);
  useEffect(() => {
    if (done || byButton) return undefined;
    const end = (event: KeyboardEvent | MouseEvent): void => {
      if (skipsCeremony(event)) skip();
    };
    addEventListener('keydown', end);
    addEventListener('click', end);
    return () => {
      removeEventListener('keydown', end);
      removeEventListener('click', end);
    };
  }, [done, byButton]);
  return {
    step,
    done,
    skip,
    again: () => count(0),
    next: byButton && !done ? () => count(step + 1) : undefined,
  };
}

interface How {
  /** As printed, one after the other; otherwise a type for all cities at once. */
  readonly announced?: readonly Announcement[] | undefined;
  /** The result is shown at once, until the ceremony is started again. */
  readonly isSeen?: boolean;
}

export function useCeremony(
  terms: readonly CountedTerm[],
  { announced, isSeen = false }: How = {},
): Ceremony {
  const steps = announced?.length ?? terms.length;
  const times = TIMES[pace.value];
  const isQuick = announced === undefined;
  const { step, done, skip, again, next } = useSteps(
    steps,
    isQuick ? times : { ...times, step: times.said },
    { isQuick, isSeen },
  );
  const announcedSoFar = announced?.slice(0, step);
  const said = announcedSoFar?.at(-1);
  const counted = Math.min(step, steps);
  return {
    counted:
      announcedSoFar === undefined ? counted : Math.floor((counted * terms.length) / Math.max(1, steps)),
    countedTerms: (city) => announcedSoFar?.filter((one) => one.city === city).length ?? counted,
    ...(said !== undefined && { said }),
    done,
    isLast: step === steps,
    skip,
    again,
    ...(next !== undefined && { next }),
  };
}
