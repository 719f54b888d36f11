/** The greedy bot: the tiles and cells that make its own two cities worth most right now. */
import type { Command, SeatView } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import type { SeatScoring } from '@duopolis/rules/scoring';
import type { LotMeasure } from './arrange.ts';
import type { Bot } from './bot.ts';
import { factoriesOf, pointsOf } from './lot/lot.ts';
import { bestMove, type Worth } from './move.ts';
import { type Situation, situationOf } from './situation.ts';
import { regionOf, type RivalDistrict, worthAgainst } from './value/rivals.ts';

export const GREEDY: Bot = { name: 'greedy', decide };

/**
 * At a table the lower city counts (END-1), and the higher one is a lower city for the partner there, who goes on
 * building it. Over 6,000 games against six random players the weights from 1 to "the lower city only" could not be
 * told apart (55 to 56 %), so the choice among them is ours.
 */
const LOWER_WEIGHT = 2;

/** What two cities are worth to their seat. */
const VALUE_OF: { readonly [scoring in SeatScoring]: (left: number, right: number) => number } = {
  lower: (left, right) => LOWER_WEIGHT * Math.min(left, right) + Math.max(left, right),
  sum: (left, right) => left + right,
};

/** A city's score as it stands, with the cities of all others as they stand. */
export const pointsNow: LotMeasure = (lot, rivals) => {
  const score = pointsOf(lot, worthAgainst(factoriesOf(lot), rivals));
  return rivals.districts.reduce(
    (sum, rival, nth) => sum + districtPoints(regionOf(lot, rival.district), rival, nth),
    score,
  );
};

/** DIST-3, but for the tie of more than two cities. */
function districtPoints(region: number, { largest, second }: RivalDistrict, nth: number): number {
  const [most, next] = CAPITALS.scoringTiles[nth] ?? [0, 0];
  if (region === 0 || region < second) return 0;
  if (region > largest) return most;
  return region === largest ? (most + next) / 2 : next;
}

/** A tile for Automacity had better be worth little there. */
export const worthNow =
  ({ scoring }: Situation): Worth =>
  (left, right, given = 0) =>
    VALUE_OF[scoring](left, right) - given;

function decide(view: SeatView): Command {
  const situation = situationOf(view);
  return bestMove(situation, pointsNow, worthNow(situation)).command;
}
