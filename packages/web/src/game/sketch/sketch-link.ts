/** A drawn city as text: its notation, followed by what is known of the other cities (docs/RECORD.md). */
import { ok, refuse, type Result } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { hasLandscape } from '@duopolis/rules/cities';
import { DISTRICT_TYPES, type DistrictType } from '@duopolis/rules/components';
import { makeCity, type NotationProblem, parseCity } from '@duopolis/rules/notation';
import { type District, DISTRICTS, isHouseFactory } from '@duopolis/rules/scoring';
import { EMPTY_SKETCH, inSquare, noOthers, type OtherCity, type Sketch } from './sketch.ts';

/** `factories=3,2`, `districts=shop+office,park+house,tavern+civic`, `sizes=4.3,0.0,2.1`. */
const PARTS = ['factories', 'districts', 'sizes'] as const;
type PartName = (typeof PARTS)[number];

export type AddressProblem =
  | NotationProblem
  | { readonly code: 'bad-part'; readonly part: PartName; readonly found: string }
  | { readonly code: 'unknown-part'; readonly found: string };

/** More cities than a table has, and more buildings than a city. */
const MOST_OTHERS = 6;
const MOST = 25;

const isCount = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= MOST;

const isDistrictType = (text: string | undefined): text is DistrictType => isOneOf(DISTRICT_TYPES, text);

function parseFactories(text: string): readonly number[] | undefined {
  const counts = text.split(',');
  return counts.length <= MOST_OTHERS && counts.every(isCount) ? counts.map(Number) : undefined;
}

/** Each type once, and never house with factory (DIST-1). */
function parseDistricts(text: string): readonly District[] | undefined {
  const pairs = text.split(',').map((pair) => pair.split('+'));
  const types = pairs.flat();
  if (pairs.length !== DISTRICTS || new Set(types).size !== types.length) return undefined;
  const districts = pairs.flatMap(([one, other, ...rest]): District[] =>
    isDistrictType(one) && isDistrictType(other) && rest.length === 0 ? [[one, other]] : [],
  );
  return districts.length === DISTRICTS && !districts.some(isHouseFactory) ? districts : undefined;
}

function parseSizes(text: string): readonly (readonly number[])[] | undefined {
  const sizes = text.split(',').map((one) => one.split('.'));
  const fits = sizes.every((one) => one.length <= MOST_OTHERS && one.every(isCount));
  return fits && sizes.length <= DISTRICTS ? sizes.map((one) => one.map(Number)) : undefined;
}

interface Known {
  factories?: readonly number[];
  districts?: readonly District[];
  sizes?: readonly (readonly number[])[];
}

function readPart(known: Known, text: string): AddressProblem | undefined {
  const [name = '', value = ''] = text.split('=', 2);
  const bad = (part: PartName): AddressProblem => ({ code: 'bad-part', part, found: value });
  switch (name) {
    case 'factories': {
      const factories = parseFactories(value);
      if (factories === undefined) return bad('factories');
      known.factories = factories;
      return undefined;
    }
    case 'districts': {
      const districts = parseDistricts(value);
      if (districts === undefined) return bad('districts');
      known.districts = districts;
      return undefined;
    }
    case 'sizes': {
      const sizes = parseSizes(value);
      if (sizes === undefined) return bad('sizes');
      known.sizes = sizes;
      return undefined;
    }
    default:
      return { code: 'unknown-part', found: text };
  }
}

function othersOf({ factories = [], sizes = [] }: Known, districts: number): readonly OtherCity[] {
  const cities = Math.max(noOthers(0).length, factories.length, ...sizes.map((one) => one.length));
  return noOthers(districts, cities).map((other, nth) => ({
    factories: factories[nth] ?? 0,
    sizes: other.sizes.map((_, district) => sizes[district]?.[nth] ?? 0),
  }));
}

export function parseSketch(text: string): Result<Sketch, AddressProblem> {
  const [notation = '', ...parts] = text.split('&');
  const grid = parseCity(notation);
  if (!grid.ok) return grid;
  const known: Known = {};
  for (const part of parts) {
    const problem = readPart(known, part);
    if (problem !== undefined) return refuse(problem);
  }
  const districts = known.districts ?? [];
  return ok({ grid: inSquare(grid.value), districts, others: othersOf(known, districts.length) });
}

export function makeSketch({ grid, districts, others }: Sketch): string {
  const factories = others.map((other) => other.factories);
  const sizes = districts.map((_, nth) => others.map((other) => other.sizes[nth] ?? 0));
  const usual = noOthers(0).length;
  return [
    makeCity(grid),
    ...(factories.some((count) => count > 0) || others.length !== usual
      ? [`factories=${factories.join(',')}`]
      : []),
    ...(districts.length > 0 ? [`districts=${districts.map((pair) => pair.join('+')).join(',')}`] : []),
    ...(sizes.flat().some((size) => size > 0)
      ? [`sizes=${sizes.map((one) => one.join('.')).join(',')}`]
      : []),
  ].join('&');
}

const isEmpty = (row: string): boolean => /^\.+$/.test(row);

/** The notation without the empty edge of a base game square, as people write it. */
export function shortNotation({ grid }: Sketch): string {
  if (hasLandscape(grid)) return makeCity(grid);
  const rows = makeCity(grid).split('/');
  const [top, bottom] = [rows.findIndex((row) => !isEmpty(row)), rows.findLastIndex((row) => !isEmpty(row))];
  if (top < 0 || rows.some((row) => row.includes('['))) return makeCity(grid);
  const kept = rows.slice(top, bottom + 1);
  const from = Math.min(...kept.map((row) => row.search(/[^.]/)).filter((at) => at >= 0));
  const until = Math.max(...kept.map((row) => row.length - row.replace(/^.*?(\.*)$/, '$1').length));
  return kept.map((row) => row.slice(from, until)).join('/');
}

export const isEmptySketch = (sketch: Sketch): boolean => makeSketch(sketch) === makeSketch(EMPTY_SKETCH);
