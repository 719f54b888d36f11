/** A Capitals box from JSON: each list that is given replaces ours, if it has the same shape and is sound. */
import { ok, type Result, refuse } from '../types.ts';
import { CAPITALS_LISTS, type CapitalsList, type CapitalsProblem, checkCapitals } from './check.ts';
import { CAPITALS, type CapitalsComponents } from './components.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const hasTexts = (value: unknown, ...keys: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => isText((value as Readonly<Record<string, unknown>>)[key]));

const SHAPE_OF: { readonly [list in CapitalsList]: (item: unknown) => boolean } = {
  mats: (item) => hasTexts(item, 'name', 'cells'),
  civics: (item) => hasTexts(item, 'name', 'tile'),
  districtCards: isText,
  tokens: isText,
};

/** A box from JSON; a list that is not given stays as it is. */
export function readCapitals(json: unknown): Result<CapitalsComponents, CapitalsProblem> {
  if (typeof json !== 'object' || json === null) return refuse({ code: 'wrong-shape', list: 'box' });
  const box: Record<string, unknown> = { ...CAPITALS };
  for (const list of CAPITALS_LISTS) {
    const items = (json as Readonly<Record<string, unknown>>)[list];
    if (items === undefined) continue;
    if (!Array.isArray(items) || !items.every(SHAPE_OF[list])) return refuse({ code: 'wrong-shape', list });
    box[list] = items;
  }
  const read = box as unknown as CapitalsComponents;
  const problem = checkCapitals(read);
  return problem === undefined ? ok(read) : refuse(problem);
}
