/** A city typed quickly: any case, any spaces and slashes, as long as it is the whole square. */
import { type Grid, parseCity } from '../notation/city-notation.ts';
import type { NotationProblem } from '../notation/problem.ts';
import { isLetter } from '../tile.ts';
import { ok, type Result, refuse } from '../types.ts';
import type { Pad } from './pad.ts';

export type TypedProblem =
  | { readonly code: 'notation'; readonly problem: NotationProblem }
  | { readonly code: 'wrong-cells'; readonly found: number; readonly need: number };

const TOKENS = /\[[^\]]*\]|[^\s/]/g;

/** All building letters differ also when case is ignored. */
const letterOf = (sign: string): string =>
  [sign, sign.toUpperCase(), sign.toLowerCase()].find(isLetter) ?? sign.toUpperCase();

/** Signs that are no letters keep their form, for the notation to judge. */
const signOf = (token: string): string => (/^[a-z]$/i.test(token) ? letterOf(token) : token.toUpperCase());

export function typedCity(text: string, { cities }: Pad): Result<Grid, TypedProblem> {
  const need = cities[0]?.cells.length ?? 0;
  const width = cities[0]?.width ?? 1;
  const signs = (text.match(TOKENS) ?? []).map(signOf);
  if (signs.length !== need) return refuse({ code: 'wrong-cells', found: signs.length, need });
  const rows = Array.from({ length: need / width }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(''),
  );
  const read = parseCity(rows.join('/'));
  return read.ok ? ok(read.value) : refuse({ code: 'notation', problem: read.error });
}
