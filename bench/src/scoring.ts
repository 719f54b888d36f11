/** How many cities are scored a second: on masks, by type, from text, and by the plain oracle. */
import { scoreCity, scoreMasks } from '@duopolis/rules/scoring';
import { naiveScore } from '../../packages/rules/test/oracle/naive.ts';
import { type FinishedCity, finishedCities, scoreText } from './cities.ts';
import type { Work } from './measure.ts';

let known: readonly FinishedCity[] | undefined;
const cities = (): readonly FinishedCity[] => (known ??= finishedCities());

/** Scores each city once a step; the sum is what consumes the scores. */
function each(score: (city: FinishedCity) => number): Work {
  const all = cities();
  return {
    amount: all.length,
    step: () => {
      let sum = 0;
      for (const city of all) sum += score(city);
      return sum;
    },
  };
}

/** Written out, so that the loop is compiled for this scorer alone, as it would be in a search. */
export function onMasks(): Work {
  const all = cities().map(({ layout, worth }) => ({ masks: layout.masks, worth }));
  return {
    amount: all.length,
    step: () => {
      let sum = 0;
      for (const { masks, worth } of all) sum += scoreMasks(masks, worth);
      return sum;
    },
  };
}

export const byType = (): Work => each(({ layout, worth }) => scoreCity(layout, worth).total);

export const fromText = (): Work => each(({ text, worth }) => scoreText(text, worth).total);

export const byOracle = (): Work => each(({ cells, worth }) => naiveScore(cells, worth).total);
