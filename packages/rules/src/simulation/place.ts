/** Placing in a simulation: every legal place of a tile as likely (PLACE-3 to PLACE-5), without a branch. */
import { quickBelow, type Words } from '../chance/random.ts';
import { cellFor, moveFor, placesWord } from '../city/places.ts';
import { bitIndex, bitsOf } from '../ground/bits.ts';
import { SQUARE } from '../ground/square.ts';
import { type CityIndex, LETTERS, SHAPES } from '../types.ts';
import { LOG_ROW, type Simulation, type TileNumber } from './simulation.ts';

/** Constants of this file: the compiler looks an imported name up again at every use. */
const SIZE = SQUARE.size;
const ROW_SHIFT = Math.log2(SIZE);
const IN_ROW = SIZE - 1;
const SLOTS = LETTERS.length;
const ROW = LOG_ROW;
const below = quickBelow;
const places = placesWord;
const moves = moveFor;
const cells = cellFor;
const SINGLE = SHAPES.indexOf('single');
const SIDE = SHAPES.indexOf('side');

/** The cells of every shape, from its first cell. */
const COVER = Int32Array.from(SHAPES, (shape) =>
  shape === 'single' ? 1 : shape === 'side' ? 0b11 : 1 | (1 << SIZE),
);

/** Places the tile and tells on which cell of the square its left or top building now stands. */
export function placeAtRandom(game: Simulation, city: CityIndex, tile: TileNumber, words: Words): number {
  const { occupied, top, left } = game;
  const shape = game.book.shape[tile] ?? 0;
  const standing = occupied[city] ?? 0;
  const place = bitAtRandom(places(shape, standing), words);
  const move = moves(shape, place);
  const cell = cells(shape, place);
  occupied[city] = (standing << move) | ((COVER[shape] ?? 0) << cell);
  top[city] = (top[city] ?? 0) - (move >> ROW_SHIFT);
  left[city] = (left[city] ?? 0) - (move & IN_ROW);
  return cell;
}

const BYTE = 8;

/** For every byte the index of its first bit, its second, and so on. */
const BITS_OF_BYTE = new Uint8Array(2 ** BYTE * BYTE);
for (let byte = 0; byte < 2 ** BYTE; byte++) BITS_OF_BYTE.set(bitsOf(byte).map(bitIndex), byte * BYTE);

/** 1 if one is at least the other, else 0: a comparison that the processor need not guess. */
const isAtLeast = (one: number, other: number): number => (other - 1 - one) >>> 31;

/** The index of one of the bits, each as likely: by how many there are up to each byte, and then in one byte. */
function bitAtRandom(mask: number, words: Words): number {
  let sums = mask - ((mask >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  sums = Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const nth = below(words, sums >>> 24);
  const from =
    BYTE *
    (isAtLeast(nth, sums & 255) + isAtLeast(nth, (sums >>> 8) & 255) + isAtLeast(nth, (sums >>> 16) & 255));
  const before = ((sums << BYTE) >>> from) & 255;
  return from + (BITS_OF_BYTE[((mask >>> from) & 255) * BYTE + nth - before] ?? 0);
}

/** Every city's masks from the log of the whole game, since only now it is known where each came to lie. */
export function readMasks({ masks, log, top, left, book }: Simulation): void {
  masks.fill(0);
  for (let entry = 0; entry < log.length; entry += ROW) {
    const city = log[entry + 1] ?? 0;
    const tile = log[entry + 2] ?? 0;
    const row = (log[entry + 3] ?? 0) - (top[city] ?? 0);
    const column = (log[entry + 4] ?? 0) - (left[city] ?? 0);
    const bit = 1 << (row * SIZE + column);
    const first = city * SLOTS + (book.first[tile] ?? 0);
    masks[first] = (masks[first] ?? 0) | bit;
    const shape = book.shape[tile] ?? 0;
    if (shape === SINGLE) continue;
    const second = city * SLOTS + (book.second[tile] ?? 0);
    masks[second] = (masks[second] ?? 0) | (shape === SIDE ? bit << 1 : bit << SIZE);
  }
}
