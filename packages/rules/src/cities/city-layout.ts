/** A city ready to be scored, on the ground of its kind. */
import { layoutOfCapital } from '../capitals/capital-layout.ts';
import type { BuiltCity } from '../city/city.ts';
import { type Layout, layoutOf } from '../scoring/layout.ts';
import { isCapital } from './kind.ts';
import { matOfCapital } from './mat-of-city.ts';

export const layoutOfCity = (city: BuiltCity): Layout =>
  isCapital(city) ? layoutOfCapital(matOfCapital(city), city) : layoutOf(city);
