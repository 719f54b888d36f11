/** What a record says before its log: options, seats, seating, tokens, and the promise of a fair deal. */
import type { AutomaCard } from '../automa/cards.ts';
import { commitTo, keepsPromise } from '../chance/fairness.ts';
import { supplyFrom } from '../chance/setup.ts';
import type { Components } from '../components/components.ts';
import { checkOptions } from '../game/check-options.ts';
import type { Setup } from '../game/event.ts';
import type { Options } from '../game/options.ts';
import { SUPPLIES } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { isDuplex } from '../tile.ts';
import { tilesDrawn } from './drawn.ts';
import type { FoulReason } from './foul.ts';
import type { GameRecord } from './record.ts';

const allDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

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
  return undefined;
}

const optionsOf = ({ options, seats }: GameRecord): Options => ({ ...options, seats: seats.length });

/** The set-up that leads to what the log draws. */
export function setupOf(record: GameRecord, cards: readonly AutomaCard[]): Setup {
  const drawn = tilesDrawn(record.log);
  return {
    options: optionsOf(record),
    seating: record.seating,
    tokens: record.tokens,
    supply: {
      buildings: drawn.filter((tile) => !isDuplex(tile)),
      duplexes: drawn.filter(isDuplex),
      cards,
    },
    ...record.fairness,
  };
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
  const { supply } = setupOf(record, []);
  const cards = record.log.flatMap((entry) => (entry.e === 'automa' ? [entry.card] : []));
  const card = cards.findIndex((number, nth) => number !== promised.cards[nth]?.number);
  if (card >= 0) {
    const [found, expected] = [`${cards[card]}`, `${promised.cards[card]?.number ?? 'nothing'}`];
    return { code: 'other-deal', rule: 'FAIR-2', found, expected };
  }
  for (const from of SUPPLIES) {
    const index = supply[from].findIndex((tile, nth) => tile !== promised[from][nth]);
    const found = supply[from][index];
    if (found !== undefined) {
      return { code: 'other-deal', rule: 'FAIR-2', found, expected: promised[from][index] ?? 'nothing' };
    }
  }
  return undefined;
}
