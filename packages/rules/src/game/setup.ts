/** A game's set-up from its seed: seating values, tokens, and the order of every tile. Chance happens here, once. */
import { dealDistricts } from '../capitals/district.ts';
import {
  buildingCount,
  buildingTiles,
  COMPONENTS,
  type Components,
  deckOf,
  ownBox,
  tokensOf,
} from '../components/box.ts';
import { checkOptions } from './check-options.ts';
import type { Setup } from '../state/event.ts';
import type { Options, OptionsProblem } from '../state/options.ts';
import type { Supply } from '../state/state.ts';
import { dealsIn, type SupplyName } from '../state/round.ts';
import { modeRules, withRules } from '../modes/modes.ts';
import { ok, type Result, type RuleId, refuse } from '../types.ts';
import { commitTo } from '../chance/fairness.ts';
import { shuffled, randomFrom } from '../chance/random.ts';
import { seatByNumbers } from '../chance/seating.ts';

export interface SupplyProblem {
  readonly code: 'too-few-components';
  readonly rule: RuleId;
  readonly list: SupplyName | 'tokens' | 'seatingCards' | 'automaCards' | 'mats';
  readonly have: number;
  readonly need: number;
}

export type SetupProblem = OptionsProblem | SupplyProblem;

/** What may differ from ours: the pieces of a boxed copy, and the seating values if the people are already seated. */
interface OwnSetup {
  readonly components?: Components | undefined;
  readonly seating?: readonly number[];
}

/** Every game needs an unguessable seed, which the caller provides. */
export function setUp(
  options: Options,
  seed: string,
  { components = COMPONENTS, seating }: OwnSetup = {},
): Result<Setup, SetupProblem> {
  const problem = checkOptions(options) ?? wrongToken(options, components) ?? shortage(options, components);
  if (problem !== undefined) return refuse(problem);
  const { seats } = options;
  const cities = modeRules(options).cityCount(seats);
  const cards = components.seatingCards.map(({ number }) => number);
  const box = ownBox(components);
  return ok({
    options: withRules(options),
    seating: seating ?? seatByNumbers(seats, seed, cards).values,
    tokens: tokensFrom(seed, options, components).slice(0, cities),
    supply: supplyFrom(seed, components, options),
    ...(options.capitals && capitalsFrom(seed, options, components)),
    ...(box !== undefined && { box }),
    commitment: commitTo(seed),
    seed,
  });
}

/** Those that were picked, then others by lot. */
function tokensFrom(seed: string, { tokens = [], capitals }: Options, components: Components) {
  const drawn = shuffled(tokensOf(components, { capitals }), randomFrom(seed, 'tokens'));
  return [...tokens, ...drawn.filter((token) => !tokens.includes(token))];
}

/** A picked token that the box does not have, that is picked twice, or that no city is left for. */
function wrongToken(options: Options, components: Components): OptionsProblem | undefined {
  const { tokens = [], seats } = options;
  if (tokens.length === 0) return undefined;
  const cities = modeRules(options).cityCount(seats);
  const known = new Set([...components.tokens, ...components.capitalTokens]);
  const token = tokens.find(
    (picked, nth) => nth >= cities || !known.has(picked) || tokens.indexOf(picked) < nth,
  );
  return token === undefined ? undefined : { code: 'wrong-token', rule: 'SEAT-4', token };
}

/** Each supply has its own stream, so that the order of one never depends on another. */
export const supplyFrom = (
  seed: string,
  components: Components,
  { capitals = false }: { readonly capitals?: boolean | undefined } = {},
): Supply => ({
  buildings: shuffled(buildingTiles(components, { capitals }), randomFrom(seed, 'buildings')),
  duplexes: shuffled(components.duplexes, randomFrom(seed, 'duplexes')),
  cards: shuffled(deckOf(components), randomFrom(seed, 'automas')),
});

/** LAND-1, DIST-1: a mat for every city but Automacity, and three districts. */
export function capitalsFrom(
  seed: string,
  options: Options,
  components: Components,
): Required<Pick<Setup, 'mats' | 'districts'>> {
  const mats = [...shuffled(components.mats, randomFrom(seed, 'mats'))];
  const { automacity, cityCount } = modeRules(options);
  return {
    mats: Array.from({ length: cityCount(options.seats) }, (_, city) =>
      city === automacity ? '' : (mats.shift()?.cells ?? ''),
    ),
    districts: dealDistricts(shuffled(components.districtCards, randomFrom(seed, 'districts'))),
  };
}

/** The first list that is too short for this game. */
function shortage(options: Options, components: Components): SupplyProblem | undefined {
  const { seats, capitals } = options;
  const cities = modeRules(options).cityCount(seats);
  const lists = [
    ['buildings', 'ROUND-2', buildingCount(components, { capitals }), tilesNeeded(options, 'buildings')],
    ['duplexes', 'ROUND-2', components.duplexes.length, tilesNeeded(options, 'duplexes')],
    ['tokens', 'SEAT-4', tokensOf(components, { capitals }).length, cities],
    ['seatingCards', 'SEAT-2', components.seatingCards.length, seats],
    ['automaCards', 'FULL-1', components.automaCards.length, cardsNeeded(options)],
    ['mats', 'LAND-1', components.mats.length, capitals ? cities : 0],
  ] as const;
  const short = lists.find(([, , have, need]) => have < need);
  if (short === undefined) return undefined;
  const [list, rule, have, need] = short;
  return { code: 'too-few-components', rule, list, have, need };
}

/** All tiles of a supply that a game deals. */
function tilesNeeded(options: Options, from: SupplyName): number {
  const { rounds, handsIn, setUpDuplexes, randomTiles } = modeRules(options);
  const dealt = rounds
    .filter((round) => round.from === from)
    .reduce(
      (sum, round) => sum + (round.hand * handsIn(round, options.seats) + randomTiles) * dealsIn(round),
      0,
    );
  return dealt + (from === 'duplexes' ? setUpDuplexes : 0);
}

/** Automa cards are turned up in every turn with building tiles. */
function cardsNeeded(options: Options): number {
  const { rounds, cardsPerTurn } = modeRules(options);
  return rounds
    .filter(({ from }) => from === 'buildings')
    .reduce((sum, { turns }) => sum + turns * cardsPerTurn, 0);
}
