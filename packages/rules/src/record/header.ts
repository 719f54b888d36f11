/** What a record says before its log: options, seats, seating, tokens, and the promise of a fair deal. */
import { commitTo, keepsPromise } from '../chance/fairness.ts';
import { supplyFrom } from '../chance/setup.ts';
import type { Components } from '../components/components.ts';
import type { Setup } from '../game/event.ts';
import { checkOptions, type Options } from '../game/options.ts';
import type { Supply } from '../game/state.ts';
import { SUPPLIES } from '../modes/mode.ts';
import { modeRules, PLAYABLE_MODES, type PlayableMode } from '../modes/modes.ts';
import { isDuplex } from '../tile.ts';
import { tilesDrawn } from './deals.ts';
import type { FoulReason } from './foul.ts';
import type { GameRecord } from './record.ts';

const allDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

export function foulInHeader({ options, seats, seating, tokens }: GameRecord): FoulReason | undefined {
  if (!(PLAYABLE_MODES as readonly string[]).includes(options.mode)) {
    return { code: 'unknown-mode', rule: 'SEAT-1', mode: options.mode };
  }
  const problem = checkOptions(optionsOf({ options, seats }));
  if (problem !== undefined) return problem;
  if (seating.length !== seats.length || !allDifferent(seating)) {
    return { code: 'wrong-seating', rule: 'SEAT-3', seating, seats: seats.length };
  }
  const cities = modeRules(options.mode as PlayableMode).cityCount(seats.length);
  if (tokens.length !== cities || !allDifferent(tokens))
    return { code: 'wrong-tokens', rule: 'SEAT-4', tokens, cities };
  return undefined;
}

const optionsOf = ({ options, seats }: Pick<GameRecord, 'options' | 'seats'>): Options => ({
  mode: options.mode as PlayableMode,
  seats: seats.length,
  capitals: options.capitals,
});

/** The set-up that leads to the deals of the log. */
export const setupOf = (record: GameRecord): Setup => ({
  options: optionsOf(record),
  seating: record.seating,
  tokens: record.tokens,
  supply: supplyIn(record),
  ...record.fairness,
});

function supplyIn({ log }: GameRecord): Supply {
  const drawn = tilesDrawn(log);
  return { buildings: drawn.filter((tile) => !isDuplex(tile)), duplexes: drawn.filter(isDuplex) };
}

/** FAIR-1, FAIR-2: the seed fits the commitment, and the deal fits the seed. */
export function foulInPromise(record: GameRecord, components: Components): FoulReason | undefined {
  const { fairness } = record;
  if (fairness === undefined) return undefined;
  if (!keepsPromise(fairness)) {
    const { commitment, seed } = fairness;
    return { code: 'broken-promise', rule: 'FAIR-1', commitment, expected: commitTo(seed) };
  }
  const promised = supplyFrom(fairness.seed, components);
  const drawn = supplyIn(record);
  for (const from of SUPPLIES) {
    const index = drawn[from].findIndex((tile, nth) => tile !== promised[from][nth]);
    const found = drawn[from][index];
    if (found !== undefined) {
      return { code: 'other-deal', rule: 'FAIR-2', found, expected: promised[from][index] ?? 'nothing' };
    }
  }
  return undefined;
}
