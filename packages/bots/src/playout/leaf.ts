/** What a table is worth to a seat where a roll-out ends. */
import { type CityIndex, modeRules } from '@duopolis/rules';
import type { Draft } from '../lot/square.ts';
import type { Situation } from '../situation.ts';
import { BASE, squareValue } from '../value/value.ts';
import { highest, lowest, newField, type Outlook, ringFrom, winChance, writeField } from '../win.ts';
import type { Table } from './table.ts';
import { rivalsAt } from './turn.ts';

/** A finished city has its score, but for ties. */
const LEAST_SPREAD = 0.3;

const valueAt = (table: Table, city: CityIndex): number =>
  squareValue(table.cities[city] as Draft, table.tiles[city] as number, rivalsAt(table, city));

const sumOf = (table: Table, [left, right]: readonly [CityIndex, CityIndex]): number =>
  valueAt(table, left) + valueAt(table, right);

/** In a duel the lead, as the opponent's cities are known to be built against; else the chance to win, in percent. */
export function leafWorth(situation: Situation): (table: Table) => number {
  const { own, scoring, view } = situation;
  const { seats } = view.open.options;
  if (scoring === 'sum') {
    const others = modeRules(view.open.options).citiesOf(1 - view.viewer, seats);
    return (table) => sumOf(table, own) - sumOf(table, others);
  }
  const ring = ringFrom(view.viewer, seats);
  const field = newField();
  const outlooks = situation.lots.map(() => ({ value: 0, spread: 0 }));
  const [left, right] = own.map((city) => outlooks[city]) as [Outlook, Outlook];
  return (table) => {
    for (const [city, outlook] of outlooks.entries()) {
      outlook.value = valueAt(table, city);
      outlook.spread = Math.max(LEAST_SPREAD, BASE.spread[table.tiles[city] as number] as number);
    }
    writeField(field, outlooks, ring, lowest(left, right), highest(left, right));
    return 100 * winChance(left, right, field);
  };
}
