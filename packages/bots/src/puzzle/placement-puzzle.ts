/** The best placement: a city in progress and the tiles of both its builders, found by trying every order and cell. */
import type { SquareCity, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { below, type RandomSource } from '@duopolis/rules/chance';
import { legalCells } from '@duopolis/rules/cities';
import type { Components } from '@duopolis/rules/components';
import { gridOf, makeCity } from '@duopolis/rules/notation';
import { built, grown, pointsAlone } from './growing.ts';
import type { PosedPuzzle, PuzzleAnswer } from './puzzle.ts';
import { drawn } from './supply.ts';

/** ROUND-5: the tiles already built (singles, duplexes, singles again), and the tiles to place. */
const STAGES = [
  { singles: 6, duplexes: 0, more: 0, next: 'duplexes', tiles: 2 },
  { singles: 6, duplexes: 2, more: 0, next: 'buildings', tiles: 3 },
  { singles: 6, duplexes: 2, more: 2, next: 'buildings', tiles: 3 },
] as const;
type Stage = (typeof STAGES)[number];

/** Drawn before anything else, so that rejected puzzles of one stage don't favour another. */
export const drawStage = (random: RandomSource): Stage => itemAt(STAGES, below(random, STAGES.length));

/** More cities that are best would be no puzzle. */
const MOST_BEST = 2;

interface End {
  readonly city: SquareCity;
  readonly points: number;
  readonly answer: PuzzleAnswer;
}

const steps = (city: SquareCity, tiles: readonly Tile[]) =>
  [...new Set(tiles)].flatMap((tile) =>
    legalCells(city, tile).map((at) => ({
      placed: { city: 0, tile, at },
      after: built(city, tile, at),
      rest: tiles.toSpliced(tiles.indexOf(tile), 1),
    })),
  );

const signOf = (answer: PuzzleAnswer): string =>
  answer
    .map(({ tile, at }) => `${tile}${at.join()}`)
    .toSorted()
    .join('/');

/** Every way to place the tiles, in any order; the same tiles on the same cells are tried once. */
function endsOf(
  city: SquareCity,
  tiles: readonly Tile[],
  { answer = [], seen = new Set() }: { readonly answer?: PuzzleAnswer; readonly seen?: Set<string> } = {},
): readonly End[] {
  if (tiles.length === 0) return [{ city, points: pointsAlone(city), answer }];
  return steps(city, tiles).flatMap(({ placed, after, rest }) => {
    const next = [...answer, placed];
    const sign = signOf(next);
    if (seen.has(sign)) return [];
    seen.add(sign);
    return endsOf(after, rest, { answer: next, seen });
  });
}

/** The best that can follow from gaining most with every tile, whichever of equal cells is taken. */
function greedyEnd(city: SquareCity, tiles: readonly Tile[]): number {
  if (tiles.length === 0) return pointsAlone(city);
  const ways = steps(city, tiles).map((step) => ({ ...step, points: pointsAlone(step.after) }));
  const most = Math.max(...ways.map(({ points }) => points));
  return Math.max(
    ...ways.flatMap(({ after, points, rest }) => (points === most ? greedyEnd(after, rest) : [])),
  );
}

const looks = (ends: readonly End[]): ReadonlySet<string> =>
  new Set(ends.map(({ city }) => makeCity(gridOf(city))));

/** One attempt at a puzzle; nothing if gaining most with each tile solves it, or many cities do. */
export function posePlacement(
  random: RandomSource,
  components: Components,
  stage: Stage,
): PosedPuzzle | undefined {
  const supply = drawn(random, components);
  const standing = [
    ...supply.buildings.slice(0, stage.singles),
    ...supply.duplexes.slice(0, stage.duplexes),
    ...supply.buildings.slice(stage.singles, stage.singles + stage.more),
  ];
  const city = grown(standing, random);
  const tiles = supply[stage.next].slice(-stage.tiles);
  const ends = city === undefined ? [] : endsOf(city, tiles);
  const points = Math.max(...ends.map((end) => end.points));
  const best = ends.filter((end) => end.points === points);
  if (city === undefined || best[0] === undefined) return undefined;
  const greedy = greedyEnd(city, tiles);
  if (greedy === points || looks(best).size > MOST_BEST) return undefined;
  return {
    kind: 'placement',
    cities: [city],
    tiles,
    best: [points],
    solution: best[0].answer,
    greedy: [greedy],
  };
}
