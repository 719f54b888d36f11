/** Whether the pieces of a Capitals box fit the rules: the owner's own lists are checked before they are used. */
import { firstTwice, isOneOf, itemAt } from '../lists.ts';
import { isCivic } from '../notation/tile-notation.ts';
import { ok, type Result, refuse } from '../types.ts';
import { isCompletable, EMPTY_STATE } from './completable.ts';
import {
  type CapitalsComponents,
  type CivicPiece,
  DISTRICT_TYPES,
  type DistrictType,
  type MatPiece,
} from './capitals-components.ts';
import { DISTRICTS, type District, isHouseFactory } from './district.ts';
import { type Mat, type MatProblem, parseMat } from './mat.ts';
import { siteOf } from './site.ts';
import { CAPITAL_ORDER, codeOf, DUO_ORDER } from './tocome.ts';

type CapitalsList = 'mats' | 'civics' | 'tokens';

/** A mat around which no city can ever be finished. */
export interface UnworkableMat {
  readonly code: 'no-workable-position';
  readonly positions: number;
  readonly connected: number;
}

export type DistrictsProblem =
  | { readonly code: 'district-count'; readonly found: number; readonly need: number }
  | { readonly code: 'unknown-district'; readonly found: string }
  | { readonly code: 'district-twice'; readonly found: DistrictType }
  | { readonly code: 'house-factory'; readonly nth: number };

export type CapitalsProblem =
  | { readonly code: 'bad-mat'; readonly nth: number; readonly problem: MatProblem | UnworkableMat }
  | { readonly code: 'bad-civic-tile'; readonly nth: number; readonly found: string }
  | { readonly code: 'alike'; readonly list: CapitalsList; readonly found: string }
  | { readonly code: 'bad-district-cards'; readonly problem: DistrictsProblem };

/** A mat that can be played: some city around it can be finished in every order of tiles. */
export function workableMat(notation: string): Result<Mat, MatProblem | UnworkableMat> {
  const mat = parseMat(notation);
  if (!mat.ok) return mat;
  const site = siteOf(mat.value);
  const workable =
    site.whole.length > 0 &&
    site.whole.some(({ matOpen }) => matOpen !== 0) &&
    [CAPITAL_ORDER, DUO_ORDER].every((order) => isCompletable(site, EMPTY_STATE, codeOf(order)));
  if (workable) return mat;
  const { positions, whole } = site;
  return refuse({ code: 'no-workable-position', positions: positions.length, connected: whole.length });
}

const isDistrictType = (text: string): text is DistrictType => isOneOf(DISTRICT_TYPES, text);

function checkTypes(types: readonly string[]): DistrictsProblem | undefined {
  const unknown = types.find((type) => !isDistrictType(type));
  if (unknown !== undefined) return { code: 'unknown-district', found: unknown };
  const twice = firstTwice(types.filter(isDistrictType));
  return twice === undefined ? undefined : { code: 'district-twice', found: twice };
}

/** Every pair whose two types are known. */
const districtsIn = (pairs: readonly (readonly string[])[]): readonly District[] =>
  pairs.flatMap(([one = '', other = '']) =>
    isDistrictType(one) && isDistrictType(other) ? [[one, other] as const] : [],
  );

/** Three pairs of six different cards, none of them house and factory (DIST-1). */
export function checkDistricts(
  pairs: readonly (readonly string[])[],
): Result<readonly District[], DistrictsProblem> {
  if (pairs.length !== DISTRICTS) {
    return refuse({ code: 'district-count', found: pairs.length, need: DISTRICTS });
  }
  const wrong = pairs.find((pair) => pair.length !== 2);
  if (wrong !== undefined) return refuse({ code: 'district-count', found: wrong.length, need: 2 });
  const problem = checkTypes(pairs.flat());
  if (problem !== undefined) return refuse(problem);
  const districts = districtsIn(pairs);
  const nth = districts.findIndex(isHouseFactory);
  return nth < 0 ? ok(districts) : refuse({ code: 'house-factory', nth });
}

const checkMats = (mats: readonly MatPiece[]): CapitalsProblem | undefined => {
  for (const [nth, { cells }] of mats.entries()) {
    const mat = workableMat(cells);
    if (!mat.ok) return { code: 'bad-mat', nth, problem: mat.error };
  }
  return undefined;
};

/** The two wanted types may stand in either order. */
const inOneOrder = (tile: string): string =>
  `${tile[1]}` < `${tile[2]}` ? tile : `[${tile[2]}${tile[1]}-${tile[4]}]`;

function checkCivics(civics: readonly CivicPiece[]): CapitalsProblem | undefined {
  const nth = civics.findIndex(({ tile }) => !isCivic(tile));
  if (nth >= 0) return { code: 'bad-civic-tile', nth, found: itemAt(civics, nth).tile };
  const seen = new Set<string>();
  const alike = civics.find(({ tile }) => seen.size === seen.add(inOneOrder(tile)).size);
  return alike === undefined ? undefined : { code: 'alike', list: 'civics', found: alike.tile };
}

function checkCards(cards: readonly string[]): CapitalsProblem | undefined {
  const need = 2 * DISTRICTS + 1;
  const problem: DistrictsProblem | undefined =
    cards.length === need ? checkTypes(cards) : { code: 'district-count', found: cards.length, need };
  return problem === undefined ? undefined : { code: 'bad-district-cards', problem };
}

function checkNames(
  list: 'mats' | 'civics' | 'tokens',
  names: readonly string[],
): CapitalsProblem | undefined {
  const found = firstTwice(names);
  return found === undefined ? undefined : { code: 'alike', list, found };
}

/** What is wrong with a box, or nothing. */
export const checkCapitals = (box: CapitalsComponents): CapitalsProblem | undefined =>
  checkNames(
    'mats',
    box.mats.map(({ name }) => name),
  ) ??
  checkNames(
    'civics',
    box.civics.map(({ name }) => name),
  ) ??
  checkNames('tokens', box.tokens) ??
  checkMats(box.mats) ??
  checkCivics(box.civics) ??
  checkCards(box.districtCards);
