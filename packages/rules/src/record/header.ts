/** The header of a record: options, seats, seating, tokens, mats, districts, and the commitment. */
import { type DistrictType } from '../capitals/capitals-components.ts';
import { itemAt } from '../lists.ts';
import type { AutomaCard } from '../automa/cards.ts';
import { checkDistricts, workableMat } from '../capitals/check-capitals.ts';
import type { District } from '../capitals/district.ts';
import { buildingTiles, type Components, ownBox } from '../components/box.ts';
import { checkOptions } from '../game/check-options.ts';
import type { Setup } from '../state/event.ts';
import { withRules } from '../modes/modes.ts';
import type { Options } from '../state/options.ts';
import { isAutoma, modeRules } from '../modes/modes.ts';
import type { Tile } from '../types.ts';
import { suppliesDrawn } from './drawn.ts';
import type { FoulReason } from './foul.ts';
import type { GameRecord } from './record.ts';

const allDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

export const optionsOf = ({ rules = 1, options, seats }: GameRecord): Options =>
  withRules({ ...options, seats: seats.length, rules });

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
  return foulInKinds(record) ?? foulInMats(record, cities) ?? foulInDistricts(record);
}

/** SOLO-1, DUO-1: Automas sit where the mode has them, and nowhere else. */
function foulInKinds(record: GameRecord): FoulReason | undefined {
  const options = optionsOf(record);
  const seat = record.seats.findIndex(({ kind }, nth) => (kind === 'automa') !== isAutoma(options, nth));
  const rule = modeRules(options).ruleIds.automas;
  return seat < 0 ? undefined : { code: 'wrong-kind', rule, seat, kind: itemAt(record.seats, seat).kind };
}

/** Whether no mat is used more often than the box has it, or more than once if the box is unknown. */
const isEnough =
  (box: readonly string[]) =>
  (mat: string, _: number, lying: readonly string[]): boolean =>
    lying.filter((other) => other === mat).length <= Math.max(1, box.filter((other) => other === mat).length);

/** LAND-1: a mat of its own for every city but Automacity; none in the base game. */
function foulInMats({ options, mats = [], components }: GameRecord, cities: number): FoulReason | undefined {
  const need = options.capitals ? cities : 0;
  const { automacity } = modeRules(options);
  const lying = mats.filter((_, city) => city !== automacity);
  const automacityFits = automacity === undefined || (mats[automacity] ?? '') === '';
  const wrong = lying.find((mat) => !workableMat(mat).ok);
  const isInBox = isEnough(components?.mats?.map(({ cells }) => cells) ?? []);
  if (mats.length === need && automacityFits && wrong === undefined && lying.every(isInBox)) return undefined;
  return { code: 'wrong-mats', rule: 'LAND-1', mats, cities: need };
}

/** DIST-1: three pairs of different cards; none in the base game. */
function foulInDistricts({ options, districts = [] }: GameRecord): FoulReason | undefined {
  const fits = options.capitals ? checkDistricts(districts).ok : districts.length === 0;
  return fits ? undefined : { code: 'wrong-districts', rule: 'DIST-1', districts };
}

/** The set-up that leads to what the log draws; undrawn tiles come after them in the supplies. */
export function setupOf(record: GameRecord, cards: readonly AutomaCard[], components: Components): Setup {
  const { options, seating, tokens, mats, districts, fairness, log } = record;
  const { buildings, duplexes } = suppliesDrawn(log);
  const box = ownBox(components);
  return {
    options: optionsOf(record),
    seating,
    tokens,
    supply: {
      buildings: [...buildings, ...notAmong(buildings, buildingTiles(components, options))],
      duplexes: [...duplexes, ...notAmong(duplexes, components.duplexes)],
      cards,
    },
    ...(mats !== undefined && { mats }),
    ...(districts !== undefined && { districts: districts.map(pairOf) }),
    ...(box !== undefined && { box }),
    ...fairness,
  };
}

const pairOf = (types: readonly DistrictType[]): District => [itemAt(types, 0), itemAt(types, 1)];

/** A box without the tiles that were drawn from it. */
function notAmong(drawn: readonly Tile[], box: readonly Tile[]): readonly Tile[] {
  const left = [...box];
  for (const tile of drawn) {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
