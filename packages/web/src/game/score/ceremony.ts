/** The ceremony: type by type in reference order (END-5), the tokens advance; automatically, by button, or not at all. */
import {
  type CityIndex,
  citiesOfSeats,
  type GameResult,
  type Options,
  SCORED,
  type Seat,
} from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import { useEffect, useState } from 'preact/hooks';
import { lessMotion } from '../../kit/settings/settings.ts';

/** The counted terms, in order; the level of a solo game comes last. */
const COUNTED = [...SCORED, 'difficulty'] as const;
export type Counted = (typeof COUNTED)[number];

export const pointsFor = (score: CityScore & { readonly difficulty?: number }, term: Counted): number =>
  score[term] ?? 0;

/** The terms that this game has. */
export const countedIn = ({ cities }: GameResult): readonly Counted[] =>
  COUNTED.filter((term) => cities.some((score) => term in score));

/** The position of a city's token after a number of terms. */
export const totalAfter = (score: CityScore, terms: readonly Counted[], counted: number): number =>
  terms.slice(0, counted).reduce((sum, term) => sum + pointsFor(score, term), 0);

/** What a player says in the ceremony as printed: the points of a type in the city on their left. */
export interface Announcement {
  readonly term: Counted;
  readonly city: CityIndex;
  readonly seat: Seat;
}

/** Type by type, going around the table; a city that is on nobody's left is announced by its builder. */
export function announcementsOf(options: Options, terms: readonly Counted[]): readonly Announcement[] {
  const pairs = citiesOfSeats(options);
  const isLeft = (city: CityIndex): boolean => pairs.some(([left]) => left === city);
  const around = pairs.flatMap((cities, seat) =>
    cities.filter((city, nth) => nth === 0 || !isLeft(city)).map((city) => ({ city, seat })),
  );
  return terms.flatMap((term) => around.map((one) => ({ term, ...one })));
}

const FIRST_MS = 350;
const STEP_MS = 450;
/** Long enough to read an announcement. */
const SAID_MS = 1_200;

export interface Ceremony {
  /** How many terms are counted so far in all cities. */
  readonly counted: number;
  /** How many terms are counted in a city: as printed, the cities follow each other. */
  readonly countedIn: (city: CityIndex) => number;
  /** What was announced last, as printed. */
  readonly said?: Announcement;
  readonly done: boolean;
  /** One more by button, if nothing moves by itself. */
  readonly next?: () => void;
  readonly skip: () => void;
  readonly again: () => void;
}

/** Quick: a type for all cities at once. With announcements: as printed, one after the other. */
export function useCeremony(terms: readonly Counted[], announced?: readonly Announcement[]): Ceremony {
  const [step, count] = useState(0);
  const byButton = lessMotion.value;
  const steps = announced?.length ?? terms.length;
  const done = step >= steps;
  useEffect(() => {
    if (done || byButton) return undefined;
    const rest = announced === undefined ? STEP_MS : SAID_MS;
    const timer = setTimeout(() => count(step + 1), step === 0 ? FIRST_MS : rest);
    return () => clearTimeout(timer);
  }, [step, done, byButton]);
  const heard = announced?.slice(0, step);
  const said = heard?.at(-1);
  return {
    counted: heard === undefined ? step : Math.floor((step * terms.length) / Math.max(1, steps)),
    countedIn: (city) => heard?.filter((one) => one.city === city).length ?? step,
    ...(said !== undefined && { said }),
    done,
    skip: () => count(steps),
    again: () => count(0),
    ...(byButton && !done && { next: () => count(step + 1) }),
  };
}
