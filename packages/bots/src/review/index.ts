/** The review of finished games. */
export type { BestArrangement, CityReview } from './arrangements.ts';
export { type Followed, follow } from './follow.ts';
export type { Grade } from './grade.ts';
export type { Handed, JointCity, JointLine } from './joint.ts';
export { type Costs, costsOf, DECISION_KINDS, type DecisionKind } from './kinds.ts';
export { reviewParts } from './review-parts.ts';
export { type Rated, type Rater, ratedByValue, type Unit } from './rating.ts';
export { ratedBySearch } from './searching.ts';
export {
  type Review,
  type ReviewProgress,
  reviewing,
  type SeatReview,
  type TurningPoint,
  unitOf,
} from './review.ts';
export {
  type Forecasts,
  NOTHING_YET,
  type ReviewedDecision,
  type ReviewPart,
  type ReviewSoFar,
  withPart,
} from './so-far.ts';
