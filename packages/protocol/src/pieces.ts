/** The parts that messages are made of, each with its bounds. */
import { type Cell, LIMITS, type Tile } from '@duopolis/rules';
import { isTile } from '@duopolis/rules/notation';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

export const SEAT = whole(0, LIMITS.seats - 1);
export const CITY = whole(0, LIMITS.seats - 1);
export const COUNT = whole(0, Number.MAX_SAFE_INTEGER);
const REACH = whole(-LIMITS.cellReach, LIMITS.cellReach);

/** Copies the pair: the array that was read has spare capacity, and cells are kept for the whole game. */
export const CELL = v.pipe(
  v.strictTuple([REACH, REACH]),
  v.transform(([row, column]): Cell => [row, column]),
);
export const TILE = v.pipe(
  v.string(),
  v.maxLength(LIMITS.tileText),
  v.guard((text): text is Tile => isTile(text)),
);
export const FLAG = v.boolean();

/** Ids from the server (tables, members, codes), and from clients (commands). */
export const ID = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(LIMITS.idText));

/** A typed or pasted code. */
export const CODE = v.pipe(v.string(), v.maxLength(LIMITS.codeText));

/** People's text; the code that uses it cleans and bounds it again. */
export const TEXT = v.pipe(v.string(), v.maxLength(LIMITS.enteredText));
