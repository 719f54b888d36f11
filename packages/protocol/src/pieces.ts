/** The small pieces that messages are made of, each with its bounds. */
import { type Cell, isTile, type Tile } from '@duopolis/rules';
import * as v from 'valibot';

/** No game has more seats or cities, and no city reaches further. */
const MOST_SEATS = 7;
const FURTHEST = 99;
const LONGEST_ID = 64;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const SEAT = whole(0, MOST_SEATS - 1);
export const CITY = whole(0, MOST_SEATS - 1);
export const COUNT = whole(0, Number.MAX_SAFE_INTEGER);
/** A new pair: the one that was read has room for more, and cells are kept for the whole game. */
export const CELL = v.pipe(
  v.strictTuple([whole(-FURTHEST, FURTHEST), whole(-FURTHEST, FURTHEST)]),
  v.transform(([row, column]): Cell => [row, column]),
);
export const TILE = v.pipe(
  v.string(),
  v.maxLength(6),
  v.guard((text): text is Tile => isTile(text)),
);
export const FLAG = v.boolean();

/** Names that the server gives: tables, members, codes; and those a client gives its commands. */
export const ID = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(LONGEST_ID));

/** Text of people, cleaned and bounded again by those who know what it is for. */
export const TEXT = v.pipe(v.string(), v.maxLength(1_000));
