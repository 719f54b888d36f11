/** The landscape mat of a city, if it is a capital. */
import { type Mat, parseMat } from '../capitals/mat.ts';
import type { City } from '../city/city.ts';

/** Mats are checked when a game is set up, so that here none can be wrong. */
export function matOf({ capital }: City): Mat | undefined {
  if (capital === undefined) return undefined;
  const mat = parseMat(capital.mat);
  if (!mat.ok) throw new SyntaxError(`${capital.mat} is no mat: ${mat.error.code}`);
  return mat.value;
}
