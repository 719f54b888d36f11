/** The best move by a measure of cities: each plan is worth what the seat's two cities become. */
import { type Command, modeRules, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { cityAt } from '@duopolis/rules/cities';
import { factoriesElsewhere } from '@duopolis/rules/scoring';
import { cityInView } from '@duopolis/rules/solo';
import { type Arrangement, arrange, type LotMeasure } from './arrange.ts';
import { commandOf, type Plan, plansOf } from './plan.ts';
import type { Situation } from './situation.ts';

export interface Move {
  readonly plan: Plan;
  readonly value: number;
  readonly command: Command;
  readonly arrangements: readonly [left: Arrangement, right: Arrangement];
}

/** What the seat's two cities are worth to it, if it has given Automacity a tile that brings it some points (SIMPLE-1). */
export type Worth = (left: number, right: number, given?: number) => number;

/** All moves, the best first; of equals the first in the order of the hand. */
export function movesOf(situation: Situation, measure: LotMeasure, worth: Worth): readonly Move[] {
  const plans = plansOf(situation);
  const arrangeLeft = remembered(situation, 0, measure);
  const arrangeRight = remembered(situation, 1, measure);
  const gainOf = automacityGains(situation);
  return plans
    .map((plan): Move => {
      const arrangements = [arrangeLeft(plan), arrangeRight(plan)] as const;
      const command = commandOf(situation, plan, firstPlacement(plan, arrangements));
      const value = worth(arrangements[0].value, arrangements[1].value, gainOf(plan.automacity));
      return { plan, value, command, arrangements };
    })
    .toSorted((one, other) => other.value - one.value);
}

export function bestMove(situation: Situation, measure: LotMeasure, worth: Worth): Move {
  const [best] = movesOf(situation, measure, worth);
  if (best === undefined) throw new RangeError(`seat ${situation.view.viewer} has nothing to do`);
  return best;
}

const firstPlacement = ({ tiles }: Plan, arrangements: readonly [Arrangement, Arrangement]) => {
  const side = tiles[0].length > 0 ? 0 : 1;
  const { first } = arrangements[side];
  return first && { side, ...first };
};

/** How the other city's factories change what this one is measured against is known only together; each stands alone. */
function remembered(
  { lots, own, rivals }: Situation,
  side: 0 | 1,
  measure: LotMeasure,
): (plan: Plan) => Arrangement {
  const known = new Map<string, Arrangement>();
  const city = own[side];
  return ({ tiles }) => {
    const key = tiles[side].toSorted().join(' ');
    const arrangement =
      known.get(key) ?? arrange(itemAt(lots, city), tiles[side], { rivals: itemAt(rivals, city), measure });
    known.set(key, arrangement);
    return arrangement;
  };
}

function automacityGains({ view }: Situation): (tile: Tile | undefined) => number | undefined {
  const { cities, options } = view.open;
  const city = modeRules(options).automacity;
  if (city === undefined) return () => undefined;
  const { gainOf } = cityInView(cityAt(cities, city), factoriesElsewhere(cities, city));
  return (tile) => (tile === undefined ? undefined : gainOf(tile).points);
}
