/** The best choice: a hand and two cities, one tile for each; the weaker city counts. Every pair and cell is tried. */
import type { Cell, SquareCity, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { below, type RandomSource } from '@duopolis/rules/chance';
import { cityAt, legalCells } from '@duopolis/rules/cities';
import type { Components } from '@duopolis/rules/components';
import { countTypes, factoryRank, factoryWorth, layoutOf, scoreMasks } from '@duopolis/rules/scoring';
import { built, grown } from './growing.ts';
import type { PosedPuzzle, PuzzleAnswer, Worth } from './puzzle.ts';
import { drawn } from './supply.ts';

/** The last round (ROUND-1, ROUND-5): what was added to the ten buildings of a city, and how large the hand is. */
const STAGES = [
  { more: 0, hand: 7 },
  { more: 2, hand: 5 },
] as const;

type Stage = (typeof STAGES)[number];

export const drawStage = (random: RandomSource): Stage => itemAt(STAGES, below(random, STAGES.length));

const SINGLES = 6;
const DUPLEXES = 2;
const CITIES = 2;
const MOST_BEST = 2;

/** One tile on one cell, and what the city is worth then as the first or second in factories. */
interface Built {
  readonly tile: Tile;
  readonly at: Cell;
  readonly factories: number;
  readonly points: readonly [first: number, second: number];
}

function waysIn(city: SquareCity, hand: readonly Tile[]): readonly Built[] {
  return [...new Set(hand)].flatMap((tile) =>
    legalCells(city, tile).map((at) => {
      const { masks } = layoutOf(built(city, tile, at));
      const points = [scoreMasks(masks, factoryWorth(1)), scoreMasks(masks, factoryWorth(2))] as const;
      return { tile, at, factories: countTypes(masks).factory, points };
    }),
  );
}

const pointsAgainst = ({ factories, points }: Built, other: Built): number =>
  points[factoryRank(factories, [factories, other.factories]) === 1 ? 0 : 1];

interface End {
  readonly one: Built;
  readonly other: Built;
  readonly weaker: number;
  readonly stronger: number;
}

/** Every pair of tiles, one to each city, on every cell. */
function endsOf(cities: readonly SquareCity[], hand: readonly Tile[]): readonly End[] {
  const others = waysIn(cityAt(cities, 1), hand);
  const isTwice = (tile: Tile): boolean => hand.indexOf(tile) !== hand.lastIndexOf(tile);
  const ends: End[] = [];
  for (const one of waysIn(cityAt(cities, 0), hand)) {
    for (const other of others) {
      if (one.tile === other.tile && !isTwice(one.tile)) continue;
      const [points, rival] = [pointsAgainst(one, other), pointsAgainst(other, one)];
      ends.push({ one, other, weaker: Math.min(points, rival), stronger: Math.max(points, rival) });
    }
  }
  return ends;
}

const compare = (one: End, other: End): number => one.weaker - other.weaker || one.stronger - other.stronger;

const bestOf = (ends: readonly End[]): End =>
  ends.reduce((most, end) => (compare(end, most) > 0 ? end : most));

const sumOf = ({ weaker, stronger }: End): number => weaker + stronger;

const worthOf = ({ weaker, stronger }: End): Worth => [weaker, stronger];

const answerOf = ({ one, other }: End): PuzzleAnswer =>
  [one, other].map(({ tile, at }, city) => ({ city, tile, at }));

/** One attempt at a puzzle; nothing if taking the most points solves it, or many answers do. */
export function poseChoice(
  random: RandomSource,
  components: Components,
  stage: Stage,
): PosedPuzzle | undefined {
  const supply = drawn(random, components);
  const each = SINGLES + stage.more;
  const cities = Array.from({ length: CITIES }, (_, nth) => {
    const singles = supply.buildings.slice(nth * each, (nth + 1) * each);
    const duplexes = supply.duplexes.slice(nth * DUPLEXES, (nth + 1) * DUPLEXES);
    return grown([...singles.slice(0, SINGLES), ...duplexes, ...singles.slice(SINGLES)], random);
  }).filter((city) => city !== undefined);
  const tiles = supply.buildings.slice(-stage.hand);
  if (cities.length < CITIES) return undefined;
  const ends = endsOf(cities, tiles);
  const best = bestOf(ends);
  const equal = ends.filter((end) => compare(end, best) === 0);
  const most = ends.reduce((sum, end) => Math.max(sum, sumOf(end)), 0);
  const greedy = bestOf(ends.filter((end) => sumOf(end) === most));
  const isClear =
    equal.length <= MOST_BEST && new Set(equal.map(({ one, other }) => one.tile + other.tile)).size === 1;
  if (!isClear || compare(greedy, best) === 0) return undefined;
  return {
    kind: 'choice',
    cities,
    tiles,
    best: worthOf(best),
    solution: answerOf(best),
    greedy: worthOf(greedy),
  };
}
