/** The landscape mat of a city, if it is a capital. */
import { type Mat, parseMat } from '../capitals/mat.ts';
import type { CapitalCity, City } from '../city/city.ts';
import { isCapital } from './kind.ts';

/** Mats are checked when a game is set up, so they are valid here. */
export const matOf = (city: City): Mat | undefined => (isCapital(city) ? matOfCapital(city) : undefined);

export function matOfCapital({ capital }: CapitalCity): Mat {
  const mat = parseMat(capital.mat);
  if (!mat.ok) throw new SyntaxError(`${capital.mat} is no mat: ${mat.error.code}`);
  return mat.value;
}
