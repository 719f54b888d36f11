/** The result of a record against the result of its game: every number must agree. */
import { itemAt, keysOf } from '../lists.ts';
import type { GameResult } from '../state/state.ts';
import type { ModeRules } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import type { Decider } from '../scoring/standings.ts';
import { type BuildingType, byType, type RuleId } from '../types.ts';
import type { FoulReason } from './foul.ts';
import type { CityPoints, GameRecord } from './record.ts';

/** The rule behind each number of a city. */
const RULE_OF_PART = {
  ...byType((type) => `${type.toUpperCase() as Uppercase<BuildingType>}-1` as const),
  civic: 'CIVIC-1',
  district: 'DIST-3',
  difficulty: 'SOLO-4',
  total: 'END-5',
} as const satisfies { readonly [part in keyof CityPoints]: RuleId };

export function foulInResult({ options, result }: GameRecord, game: GameResult): FoulReason | undefined {
  const rules = modeRules(options);
  return foulInCities(result.cities, game, rules) ?? foulInSeats(result.seats, game, rules);
}

function foulInCities(
  cities: GameRecord['result']['cities'],
  game: GameResult,
  { automacity }: ModeRules,
): FoulReason | undefined {
  if (cities.length !== game.cities.length) {
    return {
      code: 'wrong-count',
      rule: 'SEAT-1',
      part: 'cities',
      found: cities.length,
      expected: game.cities.length,
    };
  }
  const cityPoints: readonly CityPoints[] = game.cities;
  for (const [city, right] of cityPoints.entries()) {
    const points = itemAt(cities, city);
    for (const part of keysOf(RULE_OF_PART)) {
      const [found, expected] = [points[part] ?? 0, right[part] ?? 0];
      const missing = right[part] !== undefined && points[part] === undefined;
      if (found === expected && !missing) continue;
      const rule = city === automacity ? ruleOfAutomacity(part) : RULE_OF_PART[part];
      return { code: 'wrong-points', rule, city, part, ...(!missing && { found }), expected };
    }
  }
  return undefined;
}

/** SOLO-3, SOLO-4, CAP-4: Automacity scores at its best, and its total includes the difficulty. */
function ruleOfAutomacity(part: keyof CityPoints): RuleId {
  if (part === 'civic' || part === 'district') return 'CAP-4';
  return part === 'total' || part === 'difficulty' ? 'SOLO-4' : 'SOLO-3';
}

function foulInSeats(
  seats: GameRecord['result']['seats'],
  game: GameResult,
  { ruleIds }: ModeRules,
): FoulReason | undefined {
  if (seats.length !== game.seats.length) {
    return {
      code: 'wrong-count',
      rule: 'SEAT-1',
      part: 'seats',
      found: seats.length,
      expected: game.seats.length,
    };
  }
  for (const [seat, right] of game.seats.entries()) {
    for (const part of ['cities', 'score', 'rank'] as const) {
      const [found, expected] = [String(seats[seat]?.[part]), String(right[part])];
      if (found === expected) continue;
      const rule =
        part === 'cities' ? ruleIds.cities : ruleOf(part === 'rank' ? right.decidedBy : 'score', ruleIds);
      return { code: 'wrong-standing', rule, seat, part, found, expected };
    }
  }
  return undefined;
}

/** The rule that decided a seat's rank. */
function ruleOf(decider: Decider | undefined, { score }: ModeRules['ruleIds']): RuleId {
  if (decider === undefined || decider === 'score') return score;
  return decider === 'higher-city' ? 'END-2' : 'END-3';
}
