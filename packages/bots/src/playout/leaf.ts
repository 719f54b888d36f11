/** What a table is worth to a seat where a roll-out ends. */
import { type CityIndex, modeRules } from '@duopolis/rules';
import type { Draft } from '../lot/square.ts';
import { worthIn } from '../outlooks.ts';
import type { Situation } from '../situation.ts';
import { squareValue } from '../value/value.ts';
import type { Table } from './table.ts';
import { rivalsAt } from './turn.ts';

const valueAt = (table: Table, city: CityIndex): number =>
  squareValue(table.cities[city] as Draft, table.tiles[city] as number, rivalsAt(table, city));

const sumOf = (table: Table, [left, right]: readonly [CityIndex, CityIndex]): number =>
  valueAt(table, left) + valueAt(table, right);

/** In a duel the lead, as the opponent's cities are known to be built against; else the chance to win. */
export function leafWorth(situation: Situation): (table: Table) => number {
  const { own, scoring, view } = situation;
  if (scoring === 'sum') {
    const { seats } = view.open.options;
    const others = modeRules(view.open.options).citiesOf(1 - view.viewer, seats);
    return (table) => sumOf(table, own) - sumOf(table, others);
  }
  const worth = worthIn(situation);
  return (table) => worth(valueAt(table, own[0]), valueAt(table, own[1]));
}
