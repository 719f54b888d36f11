/** Placing in a simulation: every legal place of a tile as likely (PLACE-3 to PLACE-5), without a branch. */
import { scaled } from '../chance/random.ts';
import { cellFor, moveFor, placesWord } from '../city/places.ts';
import { bitIndex, bitsOf } from '../ground/bits.ts';
import { SQUARE, SQUARE_MASKS } from '../ground/square.ts';
import { LETTERS, SHAPES } from '../types.ts';
import {
  bitsBetween,
  type CellNumber,
  cellIn,
  cellNumber,
  cityIn,
  type Simulation,
  tileIn,
} from './simulation.ts';

/** Local copies: the engine looks up an imported name at every use. */
const SIZE = SQUARE.size;
const SLOTS = LETTERS.length;
const below = scaled;
const places = placesWord;
const cityOf = cityIn;
const tileOf = tileIn;
const cellOf = cellIn;
const distance = bitsBetween;
const SINGLE = SHAPES.indexOf('single');
const SIDE = SHAPES.indexOf('side');

/** For every place of every shape the cells it covers, and above them by how many cells the city moves. */
const COVERED = new Int32Array(SHAPES.length * 32);
const MOVE_SHIFT = 16;
/** What the move and the place add to the cell of a corner. */
const MOVED_BY = new Int32Array(SHAPES.length * 32);
const PLACED_AT = new Int32Array(SHAPES.length * 32);
const ORIGIN = cellNumber(0, 0);
const cellOfBit = (bit: number): CellNumber => cellNumber(Math.floor(bit / SIZE), bit % SIZE) - ORIGIN;

SHAPES.forEach((name, shape) => {
  const cover = name === 'single' ? 1 : name === 'side' ? 0b11 : 1 | (1 << SIZE);
  for (let place = 0; place < 32; place++) {
    const [move, cell] = [moveFor(shape, place), cellFor(shape, place)];
    COVERED[shape * 32 + place] = (cover << cell) | (move << MOVE_SHIFT);
    MOVED_BY[shape * 32 + place] = cellOfBit(move);
    PLACED_AT[shape * 32 + place] = cellOfBit(cell);
  }
});
const FULL = SQUARE_MASKS.full;

/** Places the nth chosen tile in its city, and tells on which cell its left or top building now stands. */
export function placeAtRandom(game: Simulation, nth: number, word: number): CellNumber {
  const { occupied, corners } = game;
  const city = game.citiesOf[nth] ?? 0;
  const shape = game.book.shape[game.chosen[nth] ?? 0] ?? 0;
  const standing = occupied[city] ?? 0;
  const place = (shape << 5) + bitAtRandom(places(shape, standing), word);
  const covered = COVERED[place] ?? 0;
  occupied[city] = (standing << (covered >> MOVE_SHIFT)) | (covered & FULL);
  const corner = (corners[city] ?? 0) - (MOVED_BY[place] ?? 0);
  corners[city] = corner;
  return corner + (PLACED_AT[place] ?? 0);
}

const BYTE = 8;

/** For every byte the index of its first bit, its second, and so on. */
const BITS_OF_BYTE = new Uint8Array(2 ** BYTE * BYTE);
for (let byte = 0; byte < 2 ** BYTE; byte++) BITS_OF_BYTE.set(bitsOf(byte).map(bitIndex), byte * BYTE);

/** 1 if one is at least the other, else 0: a comparison that the processor need not guess. */
const isAtLeast = (one: number, other: number): number => (other - 1 - one) >>> 31;

/** The index of one of the bits, each as likely: by how many there are up to each byte, and then in one byte. */
function bitAtRandom(mask: number, word: number): number {
  let sums = mask - ((mask >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  sums = Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101);
  const nth = below(word, sums >>> 24);
  const from =
    BYTE *
    (isAtLeast(nth, sums & 255) + isAtLeast(nth, (sums >>> 8) & 255) + isAtLeast(nth, (sums >>> 16) & 255));
  const before = ((sums << BYTE) >>> from) & 255;
  return from + (BITS_OF_BYTE[((mask >>> from) & 255) * BYTE + nth - before] ?? 0);
}

/** Every city's masks from the log of the whole game, since the final position of each square is known only now. */
export function readMasks({ masks, log, corners, book }: Simulation): void {
  masks.fill(0);
  for (let nth = 0; nth < log.length; nth++) {
    const entry = log[nth] ?? 0;
    const city = cityOf(entry);
    const tile = tileOf(entry);
    const bit = 1 << distance(corners[city] ?? 0, cellOf(entry), SIZE);
    const first = city * SLOTS + (book.first[tile] ?? 0);
    masks[first] = (masks[first] ?? 0) | bit;
    const shape = book.shape[tile] ?? 0;
    if (shape === SINGLE) continue;
    const second = city * SLOTS + (book.second[tile] ?? 0);
    masks[second] = (masks[second] ?? 0) | (shape === SIDE ? bit << 1 : bit << SIZE);
  }
}
