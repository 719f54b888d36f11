/** The review of finished games. */
export type { BestArrangement, CityReview } from './arrangements.ts';
export { DECISION_KINDS, type DecisionKind, type Grade } from './grade.ts';
export { type Rated, type Rater, ratedByValue, type Unit } from './rating.ts';
export { ratedBySearch } from './searching.ts';
export {
  type Review,
  type ReviewedDecision,
  type ReviewProgress,
  reviewing,
  type SeatReview,
  type TurningPoint,
} from './review.ts';
