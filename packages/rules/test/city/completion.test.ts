/** No city strands: PLACE-3 and PLACE-4 leave room for every tile still to come, checked over all shapes. */
import { expect, test } from 'vitest';
import { placesOf } from '../../src/city/plot.ts';
import { bitsOf } from '../../src/ground/bits.ts';
import { besideInSquare } from '../../src/ground/square.ts';
import { SHAPES, type Shape } from '../../src/types.ts';
import { drawing, mask } from '../kit/build-city.ts';

/** Every connected set of cells of the 4x4 square, by its size, grown cell by cell. */
function connectedShapes(): readonly (readonly number[])[] {
  const bySize: (readonly number[])[] = [[], [...Array(16).keys()].map((cell) => 1 << cell)];
  for (let size = 2; size <= 16; size++) {
    const grown = new Set<number>();
    for (const cells of bySize[size - 1] ?? []) {
      for (const bit of bitsOf(besideInSquare(cells) & ~cells)) grown.add(cells | bit);
    }
    bySize.push([...grown]);
  }
  return bySize;
}

/** Pushed into the corner, as the plot wants it. */
function cornered(cells: number): number {
  let pushed = cells;
  while ((pushed & 0x000f) === 0) pushed >>= 4;
  while ((pushed & 0x1111) === 0) pushed >>= 1;
  return pushed;
}

const CONNECTED = connectedShapes();
const fits = (cells: number, shape: Shape): boolean => placesOf(cornered(cells), shape).length > 0;

test('PLACE-6: a 4x4 square has this many connected shapes of each size', () => {
  expect(CONNECTED.map((shapes) => shapes.length)).toEqual([
    0, 16, 24, 52, 113, 244, 496, 912, 1474, 2032, 2286, 2000, 1236, 488, 116, 16, 1,
  ]);
  expect(CONNECTED.flat()).toHaveLength(11506);
});

test.each(CONNECTED.slice(1, 9).map((shapes, nth) => ({ size: nth + 1, shapes })))(
  'PLACE-6: every connected shape of $size buildings takes a tile of every shape',
  ({ shapes }) => {
    const stuck = SHAPES.flatMap((shape) =>
      shapes.filter((cells) => !fits(cells, shape)).map((cells) => `${shape}: ${drawing(cells, 'S')}`),
    );
    expect(stuck).toEqual([]);
  },
);

test.each([
  ['side', ['SSS./S.S./S.S./S.S.', 'S.S./SSS./S.S./S.S.', 'S.S./S.S./SSS./S.S.', 'S.S./S.S./S.S./SSS.']],
  ['stacked', ['SSSS/S.../SSSS/....', 'SSSS/.S../SSSS/....', 'SSSS/..S./SSSS/....', 'SSSS/...S/SSSS/....']],
] as const)('PLACE-6: of nine buildings exactly four shapes have no room for a %s duplex', (shape, stuck) => {
  const found = CONNECTED[9]?.filter((cells) => !fits(cells, shape)).map(cornered);
  expect([...new Set(found)].toSorted((one, other) => one - other)).toEqual(
    stuck.map(mask).toSorted((one, other) => one - other),
  );
});

test('PLACE-6: every unfinished shape of any size takes a single tile, so that the end is a full square', () => {
  const stuck = CONNECTED.slice(1, 16)
    .flat()
    .filter((cells) => !fits(cells, 'single'));
  expect(stuck.map((cells) => drawing(cells, 'S'))).toEqual([]);
  expect(CONNECTED[16]?.map((cells) => drawing(cells, 'S'))).toEqual(['SSSS/SSSS/SSSS/SSSS']);
});
