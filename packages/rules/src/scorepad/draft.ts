/** A pad in progress: written after every tap, read on return. */
import { checkDistricts } from '../capitals/check-capitals.ts';
import { DISTRICT_TYPES } from '../capitals/capitals-components.ts';
import { isLandscapeCell } from '../capitals/mat.ts';
import { flag, integer, label, listOf, objectOf, oneOf, readJson, text } from '../json/reader.ts';
import { LIMITS } from '../limits.ts';
import type { GridCell } from '../notation/city-notation.ts';
import { isCivic } from '../notation/tile-notation.ts';
import { isLetter } from '../tile.ts';
import { newPad, type Pad } from './pad.ts';
import { PAD_SEATS } from './sheet.ts';

/** A pad, and the position in it. */
export interface PadDraft {
  readonly pad: Pad;
  readonly city: number;
  readonly mark: number;
}

const place = integer(0, LIMITS.recordNumber);

const draft = objectOf({
  names: listOf(label(LIMITS.recordName), PAD_SEATS.max),
  capitals: flag,
  tokens: listOf(label(LIMITS.componentName), LIMITS.recordList),
  districts: listOf(listOf(oneOf(DISTRICT_TYPES), 2), LIMITS.recordList),
  cities: listOf(listOf(text(LIMITS.tileText), LIMITS.recordList), LIMITS.recordList),
  city: place,
  mark: place,
});

const isSign = (sign: string): sign is GridCell =>
  sign === '.' || isLetter(sign) || isCivic(sign) || isLandscapeCell(sign);

export const makeDraft = ({ pad, city, mark }: PadDraft): string =>
  JSON.stringify({ ...pad, cities: pad.cities.map(({ cells }) => cells), city, mark });

/** Nothing if it can't be read: losing a draft of another version does no harm. */
export function parseDraft(source: string): PadDraft | undefined {
  const read = readJson(source, draft, LIMITS.recordText);
  if (!read.ok || read.value.names.length < PAD_SEATS.min) return undefined;
  const { names, capitals, tokens, districts, cities, city, mark } = read.value;
  const blank = newPad(names, { capitals });
  const pairs = capitals ? checkDistricts(districts) : undefined;
  const grids = blank.cities.map((grid, nth) => {
    const cells = cities[nth]?.filter(isSign) ?? [];
    return cells.length === grid.cells.length ? { ...grid, cells } : grid;
  });
  return {
    pad: {
      ...blank,
      tokens: blank.tokens.map((token, nth) => tokens[nth] ?? token),
      districts: pairs?.ok === true ? pairs.value : blank.districts,
      cities: grids,
    },
    city: Math.min(city, grids.length - 1),
    mark: Math.min(mark, (grids[0]?.cells.length ?? 1) - 1),
  };
}
