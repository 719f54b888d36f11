/** The chance to win: cities end near their values, and a seat wins if no other has two better cities (END-1, END-2). */
import type { CityIndex, Seat } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';

/** What a city is expected to score, and how far from it it may end. */
export interface Outlook {
  readonly value: number;
  readonly spread: number;
}

/** Logistic, which is near enough to normal. */
const STEEPNESS = 1.7;
export const MOST_POINTS = 160;
/** A city ends within this many spreads of its value. */
const REACH = 4;

/** The chance that one city ends higher than another. */
export const chanceToBeat = (one: Outlook, other: Outlook): number =>
  1 / (1 + Math.exp((STEEPNESS * (other.value - one.value)) / Math.hypot(one.spread, other.spread)));

type Curve = Float64Array;
const newCurve = (): Curve => new Float64Array(MOST_POINTS + 1);

/** For every score of the seat's lower city what the cities that are not its own make of it. */
export interface Field {
  /** Nobody else can have two better cities, whatever this seat's cities score. */
  readonly clear: Curve;
  /** The same by the left or right neighbour's other city being better too, which its partner must outdo (END-2). */
  readonly tied: readonly [left: Curve, right: Curve];
  /** The chance that the neighbour's other city ends no higher. */
  readonly below: readonly [left: Curve, right: Curve];
}

export const newField = (): Field => ({
  clear: newCurve(),
  tied: [newCurve(), newCurve()],
  below: [newCurve(), newCurve()],
});

const LIMIT = 600;
const exponential = (power: number): number => Math.exp(Math.max(-LIMIT, Math.min(LIMIT, power)));

/** Whole points, so that a city which ends with just as many is above it by half the chance, or not at all. */
const TIES_HALF = 0;
const TIES_NOT = 0.5;

/** The scores that are looked at. */
export interface Scores {
  readonly from: number;
  readonly to: number;
}

/** Writes the chances that a city ends higher than each score. */
function writeAbove(
  curve: Curve,
  { value, spread }: Outlook,
  { from, to, ties }: Scores & { readonly ties: typeof TIES_HALF | typeof TIES_NOT },
): void {
  const step = exponential(STEEPNESS / spread);
  let odds = exponential((STEEPNESS * (from + ties - value)) / spread);
  for (let points = from; points <= to; points++) {
    curve[points] = 1 / (1 + odds);
    odds *= step;
  }
}

const ringAbove = Array.from({ length: 8 }, newCurve);

function ringCurve(nth: number): Curve {
  const curve = ringAbove[nth];
  if (curve === undefined) throw new RangeError(`no city ${nth} in the ring`);
  return curve;
}

/**
 * Cities lie in a ring. Going round from the seat's left city to its right one, no two neighbouring cities may both end
 * higher than the seat's lower city; the seat's higher one does, so the city next to it may not.
 */
export function writeField(
  field: Field,
  outlooks: readonly Outlook[],
  { ring, from, to }: Scores & { readonly ring: readonly CityIndex[] },
): void {
  const last = ring.length - 1;
  for (let nth = 0; nth <= last; nth++) {
    writeAbove(ringCurve(nth), itemAt(outlooks, itemAt(ring, nth)), { from, to, ties: TIES_HALF });
  }
  const [tiedLeft, tiedRight] = field.tied;
  const [belowLeft, belowRight] = field.below;
  const [nextToLeft, nextToRight] = [ringCurve(0), ringCurve(last)];
  for (let points = from; points <= to; points++) {
    belowLeft[points] = 1 - (nextToLeft[points] ?? 0);
    belowRight[points] = 1 - (nextToRight[points] ?? 0);
    let low = 0;
    let high = 1;
    for (let nth = 0; nth < last; nth++) {
      const above = ringCurve(nth)[points] ?? 0;
      [low, high] = [(low + high) * (1 - above), low * above];
    }
    field.clear[points] = (low + high) * (belowRight[points] ?? 0);
    tiedRight[points] = low;
    [low, high] = [0, 1];
    for (let nth = last; nth > 0; nth--) {
      const above = ringCurve(nth)[points] ?? 0;
      [low, high] = [(low + high) * (1 - above), low * above];
    }
    tiedLeft[points] = low;
  }
}

/** The cities between a seat's left and right one, the other way round the table. */
export const ringFrom = (seat: Seat, seats: number): readonly CityIndex[] =>
  Array.from({ length: seats - 2 }, (_, nth) => (seat + 1 + nth) % seats);

/** The scores that one of two cities may end with. */
export const lowest = (left: Outlook, right: Outlook): number =>
  Math.max(0, Math.floor(Math.min(left.value - REACH * left.spread, right.value - REACH * right.spread)));
export const highest = (left: Outlook, right: Outlook): number =>
  Math.max(
    0,
    Math.min(
      MOST_POINTS,
      Math.ceil(Math.max(left.value + REACH * left.spread, right.value + REACH * right.spread)),
    ),
  );

const leftAbove = newCurve();
const rightAbove = newCurve();

/** The chance to win with these two cities; the field must be written from `lowest` to `highest`. */
export function winChance(left: Outlook, right: Outlook, { clear, tied, below }: Field): number {
  const from = lowest(left, right);
  const to = highest(left, right);
  writeAbove(leftAbove, left, { from, to, ties: TIES_NOT });
  writeAbove(rightAbove, right, { from, to, ties: TIES_NOT });
  let [chance, leftHigher, rightHigher] = [0, 0, 0];
  let [leftOutdoes, rightOutdoes] = [0, 0];
  for (let points = to; points >= from; points--) {
    const leftHere = (points === from ? 1 : (leftAbove[points - 1] ?? 0)) - leftHigher;
    const rightHere = (points === from ? 1 : (rightAbove[points - 1] ?? 0)) - rightHigher;
    const [belowLeft, belowRight] = [below[0][points] ?? 0, below[1][points] ?? 0];
    chance +=
      (leftHere * rightHigher + rightHere * leftHigher + leftHere * rightHere) * (clear[points] ?? 0) +
      leftHere * (tied[0][points] ?? 0) * (rightOutdoes - belowLeft * rightHigher) +
      rightHere * (tied[1][points] ?? 0) * (leftOutdoes - belowRight * leftHigher);
    leftHigher += leftHere;
    rightHigher += rightHere;
    leftOutdoes += leftHere * belowRight;
    rightOutdoes += rightHere * belowLeft;
  }
  return chance;
}
