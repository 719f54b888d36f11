/** A review in progress: it grows part by part, and can be stopped and resumed anywhere. */
import type { Outlook } from '../win.ts';
import type { CityReview } from './arrangements.ts';
import type { Grade } from './grade.ts';
import type { JointLine } from './joint.ts';
import type { RoundName, Seat } from '@duopolis/rules';

export interface ReviewedDecision extends Grade {
  /** The entry of the log, from 0. */
  readonly line: number;
  readonly seat: Seat;
  readonly round: RoundName;
  readonly turn: number;
}

/** How the game stood, before the first entry of the log and after each; by seat. */
export interface Forecasts {
  readonly chances: readonly (readonly number[])[];
  readonly expected: readonly (readonly Outlook[])[];
}

export interface ReviewSoFar {
  readonly forecasts?: Forecasts;
  readonly decisions: readonly ReviewedDecision[];
  /** Entries of the log that are graded. */
  readonly lines: number;
  readonly cities: readonly CityReview[];
  readonly joint: readonly JointLine[];
}

export const NOTHING_YET: ReviewSoFar = { decisions: [], lines: 0, cities: [], joint: [] };

/** One more result. */
export type ReviewPart =
  | { readonly part: 'forecasts'; readonly forecasts: Forecasts }
  | { readonly part: 'line'; readonly line: number; readonly decisions: readonly ReviewedDecision[] }
  | { readonly part: 'city'; readonly city: CityReview }
  | { readonly part: 'joint'; readonly joint: JointLine };

export function withPart(soFar: ReviewSoFar, part: ReviewPart): ReviewSoFar {
  switch (part.part) {
    case 'forecasts':
      return { ...soFar, forecasts: part.forecasts };
    case 'line':
      return { ...soFar, decisions: [...soFar.decisions, ...part.decisions], lines: part.line + 1 };
    case 'city':
      return { ...soFar, cities: [...soFar.cities, part.city] };
    case 'joint':
      return { ...soFar, joint: [...soFar.joint, part.joint] };
  }
}
