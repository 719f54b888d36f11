/** What a decision can be about, and what the decisions of a seat cost by kind. */
import type { Seat } from '@duopolis/rules';

export const DECISION_KINDS = ['draft', 'allocation', 'placement'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What all decisions of a kind cost together, and how many there were. */
export type Costs = {
  readonly [kind in DecisionKind]: { readonly cost: number; readonly decisions: number };
};

interface Costly {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly cost: number;
}

/** Two decimals: more would pretend to a precision that estimates don't have. */
export const rounded = (cost: number): number => Math.round(cost * 100) / 100;

export function costsOf(decisions: readonly Costly[], seat: Seat): Costs {
  const costOf = (kind: DecisionKind) => {
    const own = decisions.filter((decision) => decision.seat === seat && decision.kind === kind);
    return { cost: rounded(own.reduce((sum, { cost }) => sum + cost, 0)), decisions: own.length };
  };
  return { draft: costOf('draft'), allocation: costOf('allocation'), placement: costOf('placement') };
}
