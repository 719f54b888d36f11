/** What a record says before its log: options, seats, seating, tokens, mats, districts, and what was promised. */
import type { AutomaCard } from '../automa/cards.ts';
import { checkDistricts, workableMat } from '../capitals/check.ts';
import type { District } from '../capitals/district.ts';
import { checkOptions } from '../game/check-options.ts';
import type { Setup } from '../game/event.ts';
import type { Options } from '../game/options.ts';
import { modeRules } from '../modes/modes.ts';
import { AUTOMACITY } from '../modes/solo.ts';
import { isDuplex } from '../tile.ts';
import { tilesDrawn } from './drawn.ts';
import type { FoulReason } from './foul.ts';
import type { GameRecord } from './record.ts';

const allDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

export const optionsOf = ({ options, seats }: GameRecord): Options => ({ ...options, seats: seats.length });

export function foulInHeader(record: GameRecord): FoulReason | undefined {
  const { seats, seating, tokens } = record;
  const options = optionsOf(record);
  const problem = checkOptions(options);
  if (problem !== undefined) return problem;
  if (seating.length !== seats.length || !allDifferent(seating)) {
    return { code: 'wrong-seating', rule: 'SEAT-3', seating, seats: seats.length };
  }
  const cities = modeRules(options).cityCount(seats.length);
  if (tokens.length !== cities || !allDifferent(tokens)) {
    return { code: 'wrong-tokens', rule: 'SEAT-4', tokens, cities };
  }
  return foulInMats(record, cities) ?? foulInDistricts(record);
}

/** LAND-1: a mat of its own for every city but Automacity; none in the base game. */
function foulInMats({ options, mats = [] }: GameRecord, cities: number): FoulReason | undefined {
  const need = options.capitals ? cities : 0;
  const lying = mats.filter((_, city) => options.mode !== 'solo' || city !== AUTOMACITY);
  const automacityFits = lying.length === mats.length || mats[AUTOMACITY] === '';
  const wrong = lying.find((mat) => !workableMat(mat).ok);
  if (mats.length === need && automacityFits && wrong === undefined && allDifferent(lying)) return undefined;
  return { code: 'wrong-mats', rule: 'LAND-1', mats, cities: need };
}

/** DIST-1: three pairs of different cards; none in the base game. */
function foulInDistricts({ options, districts = [] }: GameRecord): FoulReason | undefined {
  const fits = options.capitals ? checkDistricts(districts).ok : districts.length === 0;
  return fits ? undefined : { code: 'wrong-districts', rule: 'DIST-1', districts };
}

/** The set-up that leads to what the log draws. */
export function setupOf(record: GameRecord, cards: readonly AutomaCard[]): Setup {
  const { seating, tokens, mats, districts, fairness, log } = record;
  const drawn = tilesDrawn(log);
  return {
    options: optionsOf(record),
    seating,
    tokens,
    supply: {
      buildings: drawn.filter((tile) => !isDuplex(tile)),
      duplexes: drawn.filter(isDuplex),
      cards,
    },
    ...(mats !== undefined && { mats }),
    ...(districts !== undefined && { districts: districts as readonly unknown[] as readonly District[] }),
    ...fairness,
  };
}
