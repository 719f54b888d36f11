/** Placing in a simulation: every legal place of a tile as likely (PLACE-3 to PLACE-5). */
import { quickBelow, type Words } from '../chance/random.ts';
import { bitIndex, count, lowestBit, SQUARE } from '../scoring/ground.ts';
import { type CityIndex, LETTERS, SHAPES } from '../types.ts';
import { cellFor, moveFor, placesWord } from './places.ts';
import type { Simulation, TileNumber } from './simulation.ts';

const SIDE = SHAPES.indexOf('side');
const STACKED = SHAPES.indexOf('stacked');

/** Places the tile and tells on which cell of the square its left or top building now stands. */
export function placeAtRandom(game: Simulation, city: CityIndex, tile: TileNumber, words: Words): number {
  const shape = game.book.shape[tile] as number;
  const places = placesWord(shape, game.occupied[city] as number);
  const place = bitIndex(nthBit(places, quickBelow(words, count(places))));
  const move = moveFor(shape, place);
  if (move !== 0) moveCity(game, city, move);
  const cell = cellFor(shape, place);
  build(game, city, tile, 1 << cell);
  return cell;
}

function nthBit(mask: number, nth: number): number {
  let rest = mask;
  for (let skipped = 0; skipped < nth; skipped++) rest &= rest - 1;
  return lowestBit(rest);
}

function moveCity({ masks, occupied, top, left }: Simulation, city: CityIndex, by: number): void {
  const from = city * LETTERS.length;
  for (let slot = from; slot < from + LETTERS.length; slot++) masks[slot] = (masks[slot] as number) << by;
  occupied[city] = (occupied[city] as number) << by;
  const right = by % SQUARE.size;
  top[city] = (top[city] as number) - (by - right) / SQUARE.size;
  left[city] = (left[city] as number) - right;
}

function build({ masks, occupied, book }: Simulation, city: CityIndex, tile: TileNumber, bit: number): void {
  const slots = city * LETTERS.length;
  const first = slots + (book.first[tile] as number);
  masks[first] = (masks[first] as number) | bit;
  let covered = bit;
  const shape = book.shape[tile];
  if (shape === SIDE || shape === STACKED) {
    const other = shape === SIDE ? bit << 1 : bit << SQUARE.size;
    const second = slots + (book.second[tile] as number);
    masks[second] = (masks[second] as number) | other;
    covered |= other;
  }
  occupied[city] = (occupied[city] as number) | covered;
}
