/** Where a bot places instead, when its partner declines its cell. */
import type { Cell, SeatView } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { sameCell } from '@duopolis/rules/cities';
import { prospectsOf } from '../lot/lot.ts';
import { situationOf } from '../situation.ts';
import { valueOf } from '../value/value.ts';
import { PATIENCE } from './answer-offer.ts';
import { type Proposal, prospectAt } from './offer.ts';

/** The best cell that nobody has declined, if it costs the city no more than the bot concedes. */
export function insteadOf(
  view: SeatView,
  proposal: Proposal,
  declined: readonly Cell[],
): Proposal | undefined {
  const situation = situationOf(view);
  const { city, tile } = proposal;
  const against = itemAt(situation.rivals, city);
  const wanted = prospectAt(situation, proposal);
  if (wanted === undefined) return undefined;
  const others = prospectsOf(itemAt(situation.lots, city), tile)
    .filter(({ at }) => !declined.some((cell) => sameCell(cell, at)))
    .map(({ at, lot }) => ({ at, value: valueOf(lot, against) }))
    .toSorted((one, other) => other.value - one.value);
  const [best] = others;
  if (best === undefined || valueOf(wanted, against) - best.value > PATIENCE) return undefined;
  return { ...proposal, at: best.at };
}
