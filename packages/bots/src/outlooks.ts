/** How every city of a table is expected to end, and what that makes of a seat's own two. */
import { AUTOMACITY, type CityIndex, resultOf, type SeatView } from '@duopolis/rules';
import type { Worth } from './move.ts';
import type { Situation } from './situation.ts';
import type { Rivals } from './value/rivals.ts';
import { spreadOf, valueOf } from './value/value.ts';
import type { Lot } from './lot/lot.ts';
import { MOST_POINTS, newField, type Outlook, ringFrom, winChance, writeField } from './win.ts';

/** What a tile brings Automacity, which always scores at its best; about what was seen in games. */
const AUTOMACITY_TILE = 4;
const AUTOMACITY_SPREAD = 4;
const AUTOMACITY_TILES = 14;
/** Even a finished city may change, by the rank of its factories. */
const LEAST_SPREAD = 0.7;

function automacityOutlook({ open }: SeatView): Outlook {
  const laid = open.cities[AUTOMACITY]?.laid?.length ?? 0;
  const left = Math.max(0, AUTOMACITY_TILES - laid);
  const total = resultOf(open).cities[AUTOMACITY]?.total ?? 0;
  return {
    value: total + left * AUTOMACITY_TILE,
    spread: LEAST_SPREAD + (AUTOMACITY_SPREAD * left) / AUTOMACITY_TILES,
  };
}

/** What a city without a tile will score, about: there is nothing in it that could be weighed. */
const NEW_SQUARE = 56;
const NEW_CAPITAL = 80;

const expectedOf = (lot: Lot, rivals: Rivals): number => {
  if (lot.tiles > 0) return valueOf(lot, rivals);
  return lot.capital === undefined ? NEW_SQUARE : NEW_CAPITAL;
};

const outlookOf = (lot: Lot, rivals: Rivals): Outlook => ({
  value: expectedOf(lot, rivals),
  spread: Math.max(LEAST_SPREAD, spreadOf(lot)),
});

export const outlooksOf = ({ view, lots, rivals }: Situation): readonly Outlook[] =>
  lots.map((lot, city) =>
    view.open.cities[city]?.laid === undefined
      ? outlookOf(lot, rivals[city] as Rivals)
      : automacityOutlook(view),
  );

/** What the seat's cities are worth to it: in a duel their sum, else the chance to win, in percent. */
export function worthIn(situation: Situation): Worth {
  const { view, own, scoring } = situation;
  if (scoring === 'sum') return (left, right) => left + right;
  const chance = chanceIn(outlooksOf(situation), own, ringFrom(view.viewer, view.open.options.seats));
  return (left, right) => 100 * chance(left, right);
}

/** The chance to win if the seat's cities are worth so much and all others what they are. */
function chanceIn(
  outlooks: readonly Outlook[],
  [left, right]: Situation['own'],
  ring: readonly CityIndex[],
): Worth {
  const spread = [left, right].map((city) => (outlooks[city] as Outlook).spread) as [number, number];
  const field = newField();
  writeField(field, outlooks, ring, 0, MOST_POINTS);
  return (leftValue, rightValue) =>
    winChance({ value: leftValue, spread: spread[0] }, { value: rightValue, spread: spread[1] }, field);
}
