/** Whether a box has enough tiles for the cities of a pad. The answers are findings, never a refusal. */
import { COMPONENTS, type Components } from '../components/box.ts';
import { type Impossible, impossibleIn } from '../components/possible.ts';
import { buildingsOf } from '../tile.ts';
import { type Building, type CityIndex, LETTERS, type Letter } from '../types.ts';
import { matLaid } from './mats.ts';
import { cellsLeft, type Pad } from './pad.ts';

export type PadFinding =
  /** The cities together show more of a building than the box has. */
  | {
      readonly code: 'over-box';
      readonly building: Building;
      readonly found: number;
      readonly most: number;
      readonly cities: readonly CityIndex[];
    }
  | { readonly code: 'mat-twice'; readonly name: string; readonly cities: readonly CityIndex[] }
  /** A full city that no game can have built. */
  | { readonly code: 'city'; readonly city: CityIndex; readonly problem: Impossible };

/** Each city gets two duplexes (ROUND-5). */
const DUPLEXES_PER_CITY = 2;

const isLetter = (building: Building): building is Letter => building.length === 1;

/** All single tiles of a kind, and as many halves as the duplexes of this many cities can show. */
function mostAtTable(building: Building, cities: number, box: Components): number {
  if (!isLetter(building)) return box.civics.filter(({ tile }) => tile === building).length;
  const halves = box.duplexes.flatMap(buildingsOf).filter((half) => half === building).length;
  return box.buildings[building] + Math.min(halves, DUPLEXES_PER_CITY * cities);
}

const citiesWith = ({ cities }: Pad, sign: Building): readonly CityIndex[] =>
  cities.flatMap(({ cells }, city) => (cells.includes(sign) ? [city] : []));

function overBox(pad: Pad, box: Components): readonly PadFinding[] {
  const signs = pad.cities.flatMap(({ cells }) => cells);
  const civics = new Set(signs.filter((sign): sign is Building => sign.startsWith('[')));
  return [...LETTERS, ...civics].flatMap((building): readonly PadFinding[] => {
    const found = signs.filter((sign) => sign === building).length;
    const most = mostAtTable(building, pad.cities.length, box);
    return found <= most
      ? []
      : [{ code: 'over-box', building, found, most, cities: citiesWith(pad, building) }];
  });
}

function matsTwice({ cities, capitals }: Pad, { mats }: Components): readonly PadFinding[] {
  if (!capitals) return [];
  const laid = cities.map((grid) => matLaid(grid, mats)?.name);
  return mats.flatMap(({ name }): readonly PadFinding[] => {
    const having = laid.flatMap((one, city) => (one === name ? [city] : []));
    return having.length < 2 ? [] : [{ code: 'mat-twice', name, cities: having }];
  });
}

/** A city under construction may be anything; but too many of one building in a city stay too many. */
const cityFindings = ({ cities, capitals }: Pad, box: Components): readonly PadFinding[] =>
  cities.flatMap((grid, city) =>
    impossibleIn(grid, box)
      .filter(({ code }) => code === 'too-many' || cellsLeft(grid, { capitals }) === 0)
      .map((problem): PadFinding => ({ code: 'city', city, problem })),
  );

/** With our own pieces if no other box is in use. */
export const checkPad = (pad: Pad, box: Components = COMPONENTS): readonly PadFinding[] => [
  ...overBox(pad, box),
  ...matsTwice(pad, box),
  ...cityFindings(pad, box),
];
