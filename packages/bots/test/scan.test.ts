/** The quick scan of a city equals the plain score, letter by letter and cell by cell. */
import { LETTERS, modeRules } from '@duopolis/rules';
import { builtCityAt } from '@duopolis/rules/cities';
import { count, scoreMasks } from '@duopolis/rules/scoring';
import { expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { lotOf } from '../src/lot/lot.ts';
import { pieceOf } from '../src/lot/piece.ts';
import { best, byPoints, findBest } from '../src/playout/best-placement.ts';
import { gains, places, scan } from '../src/playout/scan.ts';
import { BASE } from '../src/value/value.ts';
import { rivalsOf, worthAgainst } from '../src/value/rivals.ts';
import { play } from './kit/play.ts';

test.each(['random', 'greedy', 'medium'] as const)(
  'cities of %s bots: every letter gains what the score says',
  (name) => {
    const options = { mode: 'table', seats: 5, capitals: false } as const;
    const { steps } = play(options, `scan ${name}`, () => BOTS[name]);
    let compared = 0;
    for (const { state } of steps.filter((_, nth) => nth % 7 === 0)) {
      const lots = state.open.cities.map((_, city) => lotOf(builtCityAt(state.open.cities, city)));
      const factories = lots.map(({ masks }) => count(masks.F));
      lots.forEach(({ masks, tiles }, city) => {
        if (tiles === BASE.full) return;
        const rivals = rivalsOf(city, { factories, districts: [], regions: [] });
        scan(masks, rivals);
        const scanned = LETTERS.map((letter, nth) => ({ letter, gain: gains[nth], place: places[nth] }));
        const now = scoreMasks(masks, worthAgainst(count(masks.F), rivals));
        const plain = LETTERS.map((letter) => {
          findBest({ masks, tiles, rivals }, pieceOf(letter), byPoints);
          return { letter, gain: best.value - now, place: best.place };
        });
        compared++;
        expect(scanned).toEqual(plain);
      });
    }
    expect(compared).toBeGreaterThan(modeRules(options).cityCount(5));
  },
);
