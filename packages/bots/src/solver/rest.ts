/** The cells that shops and parks leave: offices want a tavern next to them, houses no factory. */
import type { BuildingType, ByType } from '@duopolis/rules';
import { besideInSquare, count, housePoints, OFFICE_BONUS } from '@duopolis/rules/scoring';
import type { Demand } from './demand.ts';
import { eachChoice } from './patterns.ts';

/** Some cells split between two types: those of each, and what the split is worth. */
interface Split<Type extends BuildingType> {
  readonly masks: { readonly [type in Type]: number };
  readonly points: number;
}

/** The best splits for one placement of the duplexes; each set of cells is worked out once. */
export interface Rest {
  readonly taverns: (cells: number) => Split<'tavern' | 'office'>;
  readonly factories: (cells: number) => Split<'factory' | 'house'>;
}

const officeBonus = (taverns: number, offices: number): number =>
  count(offices & besideInSquare(taverns)) * OFFICE_BONUS;

export function restOf({ cells, otherTypes, most }: Demand, fixed: ByType<number>): Rest {
  const { tavern, factory, house } = cells;
  const houses = (factories: number, homes: number): number =>
    housePoints(house, count(homes & besideInSquare(factories)), otherTypes);
  return {
    taverns: remembered((of) => {
      const { one, points } = bestSplit(of, tavern, {
        fixedOne: fixed.tavern,
        fixedOther: fixed.office,
        most: most.bonuses,
        pointsOf: officeBonus,
      });
      return { masks: { tavern: one, office: of & ~one }, points };
    }),
    factories: remembered((of) => {
      const { one, points } = bestSplit(of, factory, {
        fixedOne: fixed.factory,
        fixedOther: fixed.house,
        most: most.houses,
        pointsOf: houses,
      });
      return { masks: { factory: one, house: of & ~one }, points };
    }),
  };
}

/** Gives `wanted` of the cells to the one type and the others to the other; duplex halves stay where they are. */
function bestSplit(
  cells: number,
  wanted: number,
  {
    fixedOne,
    fixedOther,
    most,
    pointsOf,
  }: {
    readonly fixedOne: number;
    readonly fixedOther: number;
    readonly most: number;
    readonly pointsOf: (one: number, other: number) => number;
  },
): { readonly one: number; readonly points: number } {
  let best = { one: 0, points: -1 };
  eachChoice(cells & ~fixedOne & ~fixedOther, wanted - count(fixedOne), (chosen) => {
    const one = chosen | fixedOne;
    const points = pointsOf(one, cells & ~one);
    if (points > best.points) best = { one, points };
    return best.points === most;
  });
  return best;
}

function remembered<Found>(work: (cells: number) => Found): (cells: number) => Found {
  const known = new Map<number, Found>();
  return (cells) => {
    const split = known.get(cells) ?? work(cells);
    known.set(cells, split);
    return split;
  };
}
