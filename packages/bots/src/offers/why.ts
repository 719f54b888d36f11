/** The effects of a tile on its cell, as reasons: the type it adds to comes first. */
import type { Building, Cell, Tile } from '@duopolis/rules';
import { cellsOf } from '@duopolis/rules/cities';
import { itemAt } from '@duopolis/rules/lists';
import { buildingsOf, typeOfBuilding } from '@duopolis/rules/notation';
import {
  count,
  firstGroup,
  type Ground,
  housePoints,
  otherTypes,
  shopPoints,
  shopRuns,
  tavernsOf,
} from '@duopolis/rules/scoring';
import { civicPointsAt, type Lot } from '../lot/lot.ts';
import { regionOf, type Rivals } from '../value/rivals.ts';
import type { Reason } from './reason.ts';

const bitOf = ({ origin }: Lot, size: number, [row, column]: Cell): number =>
  1 << ((row - origin[0]) * size + column - origin[1]);

/** How long the run is that a shop scores in: of two through its cell, the one that the score counts. */
function scoredRun({ masks, ground, capital }: Lot, bit: number): number {
  const runs = shopRuns(masks.S, ground, capital?.layout.ground.shopPoints ?? shopPoints);
  return count(runs.find(({ mask }) => (mask & bit) !== 0)?.mask ?? 0);
}

/** The connected cells around one of them. */
const groupAround = (mask: number, bit: number, beside: Ground['beside']): number => {
  for (let rest = mask; rest !== 0; ) {
    const group = firstGroup(rest, beside);
    if ((group & bit) !== 0) return group;
    rest &= ~group;
  }
  return bit;
};

/** Whether a city has the most factories now, or the second most. */
function rankReasons(factories: number, { most, next }: Rivals): readonly Reason[] {
  if (factories >= most) return [{ code: 'factory-majority', factories }];
  return factories >= next ? [{ code: 'factory-second', factories }] : [];
}

const kindsIn = ({ d, e, m, b }: Lot['masks']): number => [d, e, m, b].filter((kind) => kind !== 0).length;

interface PlacedBuilding {
  readonly building: Building;
  readonly bit: number;
  readonly rivals: Rivals;
}

/** The reasons for and against one building of a tile that has just been placed. */
function reasonsOfBuilding(
  before: Lot,
  after: Lot,
  { building, bit, rivals }: PlacedBuilding,
): readonly Reason[] {
  const { masks, ground } = after;
  const taverns = tavernsOf(masks);
  const beside = ground.beside(bit);
  const isNew = otherTypes(masks) > otherTypes(before.masks);
  const sound = count(masks.H & ~ground.beside(masks.F));
  const variety: readonly Reason[] =
    isNew && sound > 0 ? [{ code: 'new-type-for-houses', houses: sound }] : [];
  switch (typeOfBuilding(building)) {
    case 'shop': {
      const length = scoredRun(after, bit);
      return [...(length > 1 ? [{ code: 'shop-run', length } as const] : []), ...variety];
    }
    case 'park': {
      const size = count(groupAround(masks.P, bit, ground.beside));
      return [...(size > 1 ? [{ code: 'park-group', size } as const] : []), ...variety];
    }
    case 'tavern': {
      const kinds = kindsIn(masks);
      const isNewKind = kinds > kindsIn(before.masks);
      const offices = count(beside & masks.O & ~ground.beside(taverns & ~bit));
      return [
        ...(isNewKind && kinds > 1 ? [{ code: 'tavern-set', kinds } as const] : []),
        ...(offices > 0 ? [{ code: 'serves-offices', offices } as const] : []),
        ...variety,
      ];
    }
    case 'office':
      return [
        ...(count(masks.O) > 1 ? [{ code: 'office-set', offices: count(masks.O) } as const] : []),
        ...((beside & taverns) !== 0 ? [{ code: 'office-beside-tavern' } as const] : []),
        ...variety,
      ];
    case 'factory': {
      const spoiled = count(beside & masks.H & ~ground.beside(masks.F & ~bit));
      return [
        ...(spoiled > 0 ? [{ code: 'spoils-houses', houses: spoiled } as const] : []),
        ...rankReasons(count(masks.F), rivals),
        ...variety,
      ];
    }
    case 'house':
      return (beside & masks.F) !== 0
        ? [{ code: 'house-beside-factory' }]
        : [{ code: 'house-worth', points: housePoints(1, 0, otherTypes(masks)) }];
    case 'civic': {
      const points = civicPointsAt(after, bit);
      return points > 1 ? [{ code: 'civic-helped', points }] : [];
    }
  }
}

const AGAINST: ReadonlySet<Reason['code']> = new Set(['spoils-houses', 'house-beside-factory']);

export const isAgainst = ({ code }: Reason): boolean => AGAINST.has(code);

/** All reasons for and against a tile on its cell, each once. */
export function reasonsFor(
  before: Lot,
  after: Lot,
  { tile, at, rivals }: { readonly tile: Tile; readonly at: Cell; readonly rivals: Rivals },
): readonly Reason[] {
  const { size } = after.ground;
  const cells = cellsOf(tile, at);
  const reasons = buildingsOf(tile).flatMap((building, nth) =>
    reasonsOfBuilding(before, after, { building, bit: bitOf(after, size, itemAt(cells, nth)), rivals }),
  );
  const districts = rivals.districts.flatMap(({ district }): Reason[] => {
    const grown = regionOf(after, district);
    return grown > Math.max(1, regionOf(before, district)) ? [{ code: 'district-grows', size: grown }] : [];
  });
  const all = [...reasons, ...districts];
  return all.filter(({ code }, nth) => all.findIndex((other) => other.code === code) === nth);
}
