/** Finds the costliest decisions of a seat, by the review. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import type { Seat } from '@duopolis/rules';

const SHOWN = 3;
/** Less than a point, or a hundredth of the chance to win, is not worth showing. */
const LEAST = 1;

/** At most one for each entry of the game: its parts are shown together. */
export function costliestOf(decisions: readonly ReviewedDecision[], seat: Seat): readonly ReviewedDecision[] {
  const own = decisions
    .filter((decision) => decision.seat === seat && decision.better !== undefined && decision.cost >= LEAST)
    .toSorted((one, other) => other.cost - one.cost || one.line - other.line);
  return own
    .filter((decision, nth) => own.findIndex(({ line }) => line === decision.line) === nth)
    .slice(0, SHOWN);
}
