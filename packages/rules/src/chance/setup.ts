/** A game's set-up from its seed: seating values, tokens, and the order of every tile. Chance happens here, once. */
import { buildingTiles, COMPONENTS, type Components } from '../components/components.ts';
import type { Setup } from '../game/event.ts';
import { checkOptions } from '../game/check-options.ts';
import type { Options, OptionsProblem } from '../game/options.ts';
import type { Supply } from '../game/state.ts';
import { dealsIn, type SupplyName } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { ok, type Result, refuse, type RuleId } from '../types.ts';
import { commitTo } from './fairness.ts';
import { shuffled, wordsFrom } from './random.ts';
import { seatByNumbers } from './seating.ts';

export interface SupplyProblem {
  readonly code: 'too-few-components';
  readonly rule: RuleId;
  readonly list: SupplyName | 'tokens' | 'seatingCards';
  readonly have: number;
  readonly need: number;
}

export type SetupProblem = OptionsProblem | SupplyProblem;

/** Every game needs a seed that nobody can guess, which is the caller's to find. */
export function setUp(
  options: Options,
  seed: string,
  components: Components = COMPONENTS,
  seating?: readonly number[],
): Result<Setup, SetupProblem> {
  const problem = checkOptions(options) ?? shortage(options, components);
  if (problem !== undefined) return refuse(problem);
  const { seats } = options;
  const cities = modeRules(options).cityCount(seats);
  const cards = components.seatingCards.map(({ number }) => number);
  return ok({
    options,
    seating: seating ?? seatByNumbers(seats, seed, cards).values,
    tokens: shuffled(components.tokens, wordsFrom(seed, 'tokens')).slice(0, cities),
    supply: supplyFrom(seed, components),
    commitment: commitTo(seed),
    seed,
  });
}

/** Each supply has its own stream, so that the order of one never depends on another. */
export const supplyFrom = (seed: string, components: Components): Supply => ({
  buildings: shuffled(buildingTiles(components), wordsFrom(seed, 'buildings')),
  duplexes: shuffled(components.duplexes, wordsFrom(seed, 'duplexes')),
  cards: shuffled(components.automaCards, wordsFrom(seed, 'automas')),
});

/** The first list that is too short for this game (ROUND-2, SEAT-2, SEAT-4). */
function shortage(options: Options, components: Components): SupplyProblem | undefined {
  const { seats } = options;
  const { cityCount } = modeRules(options);
  const dealt = (from: SupplyName): number => tilesNeeded(options, from);
  const lists = [
    ['buildings', 'ROUND-2', buildingTiles(components).length, dealt('buildings')],
    ['duplexes', 'ROUND-2', components.duplexes.length, dealt('duplexes')],
    ['tokens', 'SEAT-4', components.tokens.length, cityCount(seats)],
    ['seatingCards', 'SEAT-2', components.seatingCards.length, seats],
  ] as const;
  const short = lists.find(([, , have, need]) => have < need);
  if (short === undefined) return undefined;
  const [list, rule, have, need] = short;
  return { code: 'too-few-components', rule, list, have, need };
}

/** All tiles of a supply that a game deals. */
function tilesNeeded(options: Options, from: SupplyName): number {
  const { rounds, handsIn, extraTiles } = modeRules(options);
  const inHands = rounds
    .filter((round) => round.from === from)
    .reduce((sum, round) => sum + round.hand * handsIn(round, options.seats) * dealsIn(round), 0);
  return inHands + extraTiles[from];
}
