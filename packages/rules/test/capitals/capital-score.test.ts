/** Scoring on landscape: bridges, five shops in a line, civic tiles, and the fast total against the plain one. */
import { expect, test } from 'vitest';
import { below, fastRandom } from '../../src/chance/random.ts';
import { CAPITALS } from '../../src/capitals/capitals-components.ts';
import { layoutOfCapital } from '../../src/capitals/capital-layout.ts';
import { scoreCapitalMasks, scoreCapitals } from '../../src/capitals/score-capital.ts';
import { shopPointsOn } from '../../src/capitals/capital-shop.ts';
import { siteOf } from '../../src/capitals/site.ts';
import { explainCapital } from '../../src/capitals/explain-capital.ts';
import { makeCity } from '../../src/notation/city-notation.ts';
import { parkGroups } from '../../src/scoring/park.ts';
import { LETTERS } from '../../src/types.ts';
import { around, BOX_MATS, capital, mat } from './kit/build-capital.ts';
import { plainShopPoints } from './kit/shops.ts';

/** One city alone at its table, without districts. */
const score = (text: string) => scoreCapitals([capital(text)], [], [])[0];

test.each([
  ['.#./H=F/.##/..#', { house: 1, factory: 4 }],
  ['.#../HS=F/.##./..#.', { house: 2 }],
  ['.SH./##|#/#.F.', { house: 1 }],
  ['.SH./###|/#.F.', { house: 2 }],
  ['.#./O=d/.##/..#', { office: 2, tavern: 1 }],
  ['.#./O#d/.##/..#', { office: 1, tavern: 1 }],
  ['.#./P=P/.##/..#', { park: 8 }],
  ['.#./P#P/.##/..#', { park: 4 }],
  ['.#./S=S/.##/..#', { shop: 5 }],
  ['.#./S|S/.##/..#', { shop: 4 }],
  ['..S./##|#/#.S.', { shop: 5 }],
  ['.#.../SS=SS/.##../..#..', { shop: 16 }],
  ['.#./[PH-T]=P/.##/..#', { civic: 3 }],
  ['.#./[PH-T]#P/.##/..#', { civic: 1 }],
])('LAND-4: %s is scored over its bridge', (city, points) => {
  expect(score(city)).toMatchObject(points);
});

test('LAND-4: a house next to a factory across a bridge is worth just 1, as in the rulebook', () => {
  const types = 'S#O/H=F/d##/P.#';
  expect(score(types)?.house).toBe(1);
  expect(score(types.replace('=', '#'))?.house).toBe(5);
});

test.each([
  ['SSSSS/#####', 16 + 2],
  ['S#/S#/S#/S#/S#', 16 + 2],
  ['SSSSS/S####/S..../S..../S...#', 16 + 16 + 2],
  ['SSSSS/SS###/##...', 16 + 2 + 5],
  ['SSS#S/####.', 10 + 2],
  ['SSS=S/###S#', 16 + 2],
])('LAND-5: the shops of %s score %i', (city, points) => {
  expect(score(city)?.shop).toBe(points);
});

test('SHOP-2, LAND-4: the fast split is the best one for random shops in every position of every mat', () => {
  const random = fastRandom('shops');
  for (const [, on] of BOX_MATS) {
    for (const { ground } of siteOf(on).positions) {
      for (let nth = 0; nth < 60; nth++) {
        const dense = nth % 3 === 0 ? random() | random() : nth % 3 === 1 ? random() : random() & random();
        const shops = dense & ground.open;
        expect([shops, shopPointsOn(ground, shops)]).toEqual([shops, plainShopPoints(ground, shops)]);
      }
    }
  }
});

test('SHOP-2: a whole city of shops has a best split too', () => {
  const { ground } = siteOf(mat('coast')).positions[0] as { ground: Parameters<typeof shopPointsOn>[0] };
  expect(shopPointsOn(ground, ground.open)).toBe(plainShopPoints(ground, ground.open));
});

test.each([
  ['nothing of interest', '[PH-T]O/##', 1],
  ['one wanted type', '[PH-T]H/##', 3],
  ['two houses and no park', 'H[PH-T]H/###', 3],
  ['both wanted types', 'P[PH-T]H/###', 6],
  ['two parks and two houses', '.P./P[PH-T]H/.H./###', 6],
  ['a tavern', '[PH-T]d/##', 1],
  ['a tavern and both wanted types', '.m./P[PH-T]H/###', 1],
  ['a wanted type at the corner only', '[PH-T]./.H/##', 1],
  ['two alone', '[PH-T].[OT-P]/###', 2],
  ['another civic tile', '[PH-T][PH-S]/##', 2],
  ['hurt by each other kind of tavern', '[PH-T]b/P#', 1],
])('CIVIC-1: the elementary school next to %s: %s scores %i', (_, city, points) => {
  expect(score(city)?.civic).toBe(points);
});

test.each([
  ['H[PH-T]/##', 0],
  ['HS[PH-T]/###', 1],
  ['H[PH-T]S[OT-P]/####', 1],
])('CIVIC-2, HOUSE-1: a house in %s is worth %i, civic being no type for houses', (city, points) => {
  expect(score(city)?.house).toBe(points);
});

test('FACTORY-1: factories are ranked among the capitals of the table', () => {
  const scores = scoreCapitals([capital('FF#'), capital('F#.'), capital('FF='), capital('..#')], [], []);
  expect(scores.map(({ factory }) => factory)).toEqual([8, 3, 8, 0]);
});

test('LAND-2: a city scores the same wherever its square may still be', () => {
  const text = 'S#O/H=F/d##/P.#';
  const built = layoutOfCapital(mat('.#./.=./.##/..#'), around(text));
  expect(built.origin).toEqual([-1, -2]);
  expect(scoreCapitals([built], [], [])).toEqual(scoreCapitals([capital(text)], [], []));
});

const BUILDINGS = [...LETTERS, ...CAPITALS.civics.map(({ tile }) => tile)];

/** A city at random on one position of a mat, finished or not. */
function randomCapital(random: () => number): string {
  const [, on] = BOX_MATS[below(random, BOX_MATS.length)] as (typeof BOX_MATS)[number];
  const { positions } = siteOf(on);
  const { top, left } = positions[below(random, positions.length)] as (typeof positions)[number];
  const kinds = 2 + below(random, BUILDINGS.length - 1);
  const holes = below(random, 3);
  const cells = Array.from({ length: 25 }, (_, nth) => {
    const [row, column] = [Math.floor(nth / 5) + top, (nth % 5) + left];
    const onMat = row >= 0 && row < on.height && column >= 0 && column < on.width;
    const sign = onMat ? (on.cells[row * on.width + column] ?? '.') : '.';
    if (sign !== '.') return sign;
    return below(random, 4) < holes ? '.' : (BUILDINGS[below(random, kinds)] ?? 'S');
  });
  return makeCity({ height: 5, width: 5, cells });
}

test('CAP-2: the fast total, the score by type and the explanation are the same for random cities', () => {
  const random = fastRandom('capitals');
  for (let nth = 0; nth < 1500; nth++) {
    const layouts = [randomCapital(random), randomCapital(random), randomCapital(random)].map(capital);
    const districts = [
      ['house', 'park'],
      ['shop', 'civic'],
      ['office', 'tavern'],
    ] as const;
    const scores = scoreCapitals(layouts, districts, CAPITALS.scoringTiles);
    layouts.forEach(({ masks, ground }, city) => {
      const explained = explainCapital(layouts, city, { districts, scoringTiles: CAPITALS.scoringTiles });
      const { shop, factory, tavern, office, park, house, civic, district, total } = explained;
      expect(scores[city]).toEqual({
        shop: shop.points,
        factory: factory.points,
        tavern: tavern.points,
        office: office.points,
        park: park.points,
        house: house.points,
        civic: civic.points,
        district: district.points,
        total,
      });
      expect(scoreCapitalMasks(masks, ground, factory.worth as 2 | 3 | 4)).toBe(total - district.points);
      const groups = parkGroups(masks.P, ground).reduce((sum, group) => sum + group.points, 0);
      expect(park.points).toBe(groups);
    });
  }
});

test('CIVIC-1: an explanation names the neighbours that help and hurt', () => {
  const layouts = [capital('.d./P[PH-T]H/.H./###')];
  expect(explainCapital(layouts, 0, { districts: [], scoringTiles: [] }).civic).toEqual({
    points: 1,
    tiles: [
      {
        cell: [1, 1],
        points: 1,
        helpedBy: [
          { type: 'park', cells: [[1, 0]] },
          {
            type: 'house',
            cells: [
              [1, 2],
              [2, 1],
            ],
          },
        ],
        hurtBy: [[0, 1]],
      },
    ],
  });
});
