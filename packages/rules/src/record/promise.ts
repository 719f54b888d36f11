/** The proof of a fair deal: the seed fits the commitment, and everything drawn fits the seed (FAIR-1, FAIR-2). */
import { itemAt } from '../lists.ts';
import { commitTo, keepsPromise } from '../chance/fairness.ts';
import { capitalsFrom, supplyFrom } from '../game/setup.ts';
import type { Components } from '../components/box.ts';
import { suppliesDrawn } from './drawn.ts';
import type { FoulReason } from './foul.ts';
import { optionsOf } from './header.ts';
import type { GameRecord } from './record.ts';

export function foulInPromise(record: GameRecord, components: Components): FoulReason | undefined {
  const { fairness } = record;
  if (fairness === undefined) return undefined;
  const { commitment, seed } = fairness;
  if (!keepsPromise(fairness)) {
    return { code: 'broken-promise', rule: 'FAIR-1', commitment, expected: commitTo(seed) };
  }
  const draws = recordedDraws(record);
  const promised = promisedDraws(record, seed, components);
  for (const [list, drawn] of Object.entries(draws) as [keyof typeof draws, readonly string[]][]) {
    const index = drawn.findIndex((piece, nth) => piece !== promised[list][nth]);
    if (index >= 0) {
      const [found, expected] = [itemAt(drawn, index), promised[list][index]];
      return { code: 'other-deal', rule: 'FAIR-2', found, ...(expected !== undefined && { expected }) };
    }
  }
  return undefined;
}

/** Everything the record says was drawn, list by list. */
function recordedDraws(record: GameRecord) {
  const { mats = [], districts = [] } = record;
  const cards = record.log.flatMap((entry) => (entry.e === 'automa' ? [`${entry.card}`] : []));
  return { ...suppliesDrawn(record.log), cards, mats, districts: districts.flat() } as const satisfies Record<
    string,
    readonly string[]
  >;
}

/** Everything the seed says will be drawn. */
function promisedDraws(
  record: GameRecord,
  seed: string,
  components: Components,
): ReturnType<typeof recordedDraws> {
  const { capitals } = record.options;
  const supply = supplyFrom(seed, components, { capitals });
  const { mats, districts } = capitals
    ? capitalsFrom(seed, optionsOf(record), components)
    : { mats: [], districts: [] };
  return {
    ...supply,
    cards: supply.cards.map(({ number }) => `${number}`),
    mats,
    districts: districts.flat(),
  };
}
