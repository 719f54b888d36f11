/** Whether a drawn city could occur in some game, and why not: the rules that it would break. */
import { hasLandscape, isLandscapeCell, signOnMat } from '../capitals/mat.ts';
import { maskIn } from '../capitals/capital-placement.ts';
import { siteOf } from '../capitals/site.ts';
import { layoutOfCapitalGrid } from '../capitals/capital-layout.ts';
import { COMPONENTS, type Components } from './box.ts';
import type { Grid } from '../notation/city-notation.ts';
import { firstGroup } from '../ground/bits.ts';
import { buildingsOf, cellsOf, isCivicTile } from '../tile.ts';
import { type Building, type Cell, type Duplex, LETTERS, type Letter } from '../types.ts';
import { matInGrid } from '../cities/mat-in-grid.ts';

export type Impossible =
  /** Some buildings are not connected with the first one. */
  | { readonly code: 'apart'; readonly rule: 'PLACE-4'; readonly cells: readonly Cell[] }
  | { readonly code: 'civic-without-mat'; readonly rule: 'CAP-1' }
  | {
      readonly code: 'too-many';
      readonly rule: 'ROUND-2';
      readonly building: Building;
      readonly found: number;
      readonly most: number;
    }
  /** More buildings than single tiles can have made, and no duplexes among them. */
  | { readonly code: 'no-duplexes'; readonly rule: 'ROUND-5'; readonly need: number }
  | { readonly code: 'no-such-mat'; readonly rule: 'LAND-1' }
  | { readonly code: 'off-mat'; readonly rule: 'LAND-3' }
  /** Around its mat no square that contains it can be filled. */
  | { readonly code: 'never-full'; readonly rule: 'LAND-6' };

/** A city has two duplexes in the end (ROUND-5). */
const MOST_DUPLEXES = 2;
/** Single tiles before the duplexes come: in the base game, and in Capitals. */
const SINGLES_FIRST = { base: 6, capital: 8 } as const;

interface Standing {
  readonly cell: Cell;
  readonly building: Building;
}

const cellAt = (nth: number, width: number): Cell => [Math.floor(nth / width), nth % width];

const standingIn = ({ cells, width }: Grid): readonly Standing[] =>
  cells.flatMap((sign, nth) =>
    sign === '.' || isLandscapeCell(sign) ? [] : [{ cell: cellAt(nth, width), building: sign }],
  );

/** All rules that a city of this shape would break with the pieces of a box, in the order of the rules. */
export function impossibleIn(grid: Grid, box: Components = COMPONENTS): readonly Impossible[] {
  const standing = standingIn(grid);
  if (standing.length === 0) return [];
  const isAroundMat = hasLandscape(grid);
  return [
    ...tooMany(standing, box),
    ...noDuplexes(grid, standing.length - (isAroundMat ? SINGLES_FIRST.capital : SINGLES_FIRST.base), box),
    ...apart(grid, standing),
    ...(isAroundMat ? aroundMat(grid, standing, box) : civicWithoutMat(standing)),
  ];
}

const civicWithoutMat = (standing: readonly Standing[]): readonly Impossible[] =>
  standing.some(({ building }) => isCivicTile(building))
    ? [{ code: 'civic-without-mat', rule: 'CAP-1' }]
    : [];

const halvesOf = (letter: Letter, { duplexes }: Components): number =>
  duplexes.flatMap(buildingsOf).filter((half) => half === letter).length;

/** All single tiles of a kind, and as many halves as a city can have. */
const mostOf = (building: Building, box: Components): number =>
  isCivicTile(building)
    ? box.civics.filter(({ tile }) => tile === building).length
    : box.buildings[building] + Math.min(MOST_DUPLEXES, halvesOf(building, box));

function tooMany(standing: readonly Standing[], box: Components): readonly Impossible[] {
  const civics = new Set(standing.map(({ building }) => building).filter(isCivicTile));
  return [...LETTERS, ...civics].flatMap((building): Impossible[] => {
    const found = standing.filter((one) => one.building === building).length;
    const most = mostOf(building, box);
    return found > most ? [{ code: 'too-many', rule: 'ROUND-2', building, found, most }] : [];
  });
}

/** The number of buildings beyond the first singles that came on duplexes, while duplexes are left. */
function noDuplexes(grid: Grid, beyond: number, { duplexes }: Components): readonly Impossible[] {
  const need = Math.min(MOST_DUPLEXES, Math.max(0, Math.ceil(beyond / 2)));
  return fits(grid, need, { left: duplexes, taken: [] })
    ? []
    : [{ code: 'no-duplexes', rule: 'ROUND-5', need }];
}

function fits(
  grid: Grid,
  need: number,
  { left, taken }: { readonly left: readonly Duplex[]; readonly taken: readonly number[] },
): boolean {
  if (need === 0) return true;
  return left.some((duplex, nth) =>
    placesOfDuplex(grid, duplex).some(
      (cells) =>
        !cells.some((cell) => taken.includes(cell)) &&
        fits(grid, need - 1, { left: left.slice(nth + 1), taken: [...taken, ...cells] }),
    ),
  );
}

/** Where both halves of a duplex stand as on the tile, as places in the grid. */
function placesOfDuplex({ height, width, cells }: Grid, duplex: Duplex): readonly (readonly number[])[] {
  const halves = buildingsOf(duplex);
  return cells.flatMap((_, nth) => {
    const covered = cellsOf(duplex, cellAt(nth, width));
    if (covered.some(([row, column]) => row >= height || column >= width)) return [];
    const places = covered.map(([row, column]) => row * width + column);
    return places.every((place, half) => cells[place] === halves[half]) ? [places] : [];
  });
}

function apart(grid: Grid, standing: readonly Standing[]): readonly Impossible[] {
  const { ground } = layoutOfCapitalGrid(grid);
  const bitOf = ([row, column]: Cell): number => 1 << (row * ground.size + column);
  const all = standing.reduce((mask, { cell }) => mask | bitOf(cell), 0);
  const group = firstGroup(all, ground.beside);
  const cells = standing.map(({ cell }) => cell).filter((cell) => (group & bitOf(cell)) === 0);
  return cells.length === 0 ? [] : [{ code: 'apart', rule: 'PLACE-4', cells }];
}

function aroundMat(grid: Grid, standing: readonly Standing[], { mats }: Components): readonly Impossible[] {
  const found = matInGrid(grid, mats);
  if (found === undefined) return [{ code: 'no-such-mat', rule: 'LAND-1' }];
  const { mat, at } = found;
  const site = siteOf(mat);
  const cells = standing.map(({ cell }): Cell => [cell[0] - at[0], cell[1] - at[1]]);
  const isOnMat = (cell: Cell): boolean => signOnMat(mat, cell) !== undefined;
  const canBeFull = site.whole.some((position) => maskIn(position, cells) >= 0);
  return [
    ...(cells.some(isOnMat) ? [] : [{ code: 'off-mat', rule: 'LAND-3' } as const]),
    ...(canBeFull ? [] : [{ code: 'never-full', rule: 'LAND-6' } as const]),
  ];
}
