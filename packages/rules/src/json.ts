/** Readers that check unknown JSON and say what is wrong with it. */
export { cleanText } from './json/clean.ts';
export {
  amount,
  type Expected,
  flag,
  integer,
  type JsonProblem,
  label,
  type LimitProblem,
  listOf,
  type Measure,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readJson,
  such,
  taggedBy,
  text,
  wrongShape,
} from './json/reader.ts';
