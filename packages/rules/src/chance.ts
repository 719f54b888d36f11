/** Everything random: numbers from a seed, the shuffle, the seating, the commitment of a fair deal. */
export { commitTo } from './chance/fairness.ts';
export { below, fastRandom, quickBelow, shuffled, type RandomSource, randomFrom } from './chance/random.ts';
export {
  type AnswerProblem,
  CARD_ORDERS,
  type CardOrder,
  RAINBOW,
  seatByCard,
  seatByNumbers,
  type Seating,
} from './chance/seating.ts';
