/** The six scored cities and the six players of the base rulebook, in layouts that fit its breakdowns. */
import { expect, test } from 'vitest';
import { TABLE } from '../../src/modes/table.ts';
import { countTypes, scoreCities } from '../../src/scoring/score-city.ts';
import { standings } from '../../src/scoring/standings.ts';
import { table } from '../kit/build-city.ts';

const EXAMPLES = [
  ['SSSS/HHOm/OPOO/OPHP', { shop: 16, factory: 0, tavern: 1, office: 17, park: 10, house: 12, total: 56 }],
  ['PPHH/FFdS/HPFS/FPdF', { shop: 5, factory: 20, tavern: 2, office: 0, park: 16, house: 9, total: 52 }],
  ['HmHS/dbPH/FePH/FFOH', { shop: 2, factory: 9, tavern: 17, office: 1, park: 8, house: 25, total: 62 }],
  ['OObS/OmOS/OFOS/FdeS', { shop: 16, factory: 4, tavern: 17, office: 25, park: 0, house: 0, total: 62 }],
  ['dHSP/bOSP/mHSH/FOeH', { shop: 10, factory: 2, tavern: 17, office: 5, park: 8, house: 20, total: 62 }],
  ['HPPF/HHPF/PPdF/FFSP', { shop: 2, factory: 20, tavern: 1, office: 0, park: 22, house: 12, total: 57 }],
] as const;

const scores = scoreCities(table(...EXAMPLES.map(([city]) => city)));

test.each(EXAMPLES.map(([city, score], nth) => ({ city, score, nth })))(
  'SHOP-1, FACTORY-1, TAVERN-1, OFFICE-1, OFFICE-2, PARK-1, HOUSE-1, HOUSE-2: rulebook city $city scores $score.total',
  ({ score, nth }) => {
    expect(scores[nth]).toEqual(score);
  },
);

test('END-5: a score lists the types in reference order', () => {
  expect(scores.map((score) => Object.keys(score).join())).toEqual(
    EXAMPLES.map(() => 'shop,factory,tavern,office,park,house,total'),
  );
});

/** The cities around the table, in an order that gives the players their scores. */
const RING = [5, 2, 3, 1, 4, 0] as const;
const PLAYERS = ['Anna Grace', 'Emily', 'Margaux', 'Peter', 'Matthew', 'Ben'] as const;

test('END-1, END-2, END-3, SEAT-1: the six players of the rulebook, and Emily wins', () => {
  const layouts = table(...RING.map((nth) => EXAMPLES[nth][0]));
  const ranked = standings(
    PLAYERS.map((_, seat) => TABLE.citiesOf((seat + 1) % 6, 6)),
    {
      scores: scoreCities(layouts),
      buildings: layouts.map(({ masks }) => countTypes(masks)),
      scoring: 'lower',
    },
  );
  expect(
    Object.fromEntries(PLAYERS.map((name, seat) => [name, [ranked[seat]?.score, ranked[seat]?.rank]])),
  ).toEqual({
    Emily: [62, 1],
    'Anna Grace': [57, 2],
    Matthew: [56, 3],
    Ben: [56, 4],
    Margaux: [52, 5],
    Peter: [52, 6],
  });
  expect(Object.fromEntries(PLAYERS.map((name, seat) => [name, ranked[seat]?.decidedBy ?? 'wins']))).toEqual({
    Emily: 'wins',
    'Anna Grace': 'score',
    Matthew: 'score',
    Ben: 'higher-city',
    Margaux: 'score',
    Peter: 'shop',
  });
});
