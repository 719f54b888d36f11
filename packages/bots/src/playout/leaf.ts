/** What a table is worth to a seat where a roll-out ends. */
import { type Changing, type CityIndex, modeRules, type Options, type Seat } from '@duopolis/rules';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { AUTOMACITY } from '@duopolis/rules/solo';
import { isCapitalDraft } from '../lot/city-draft.ts';
import type { Aim } from '../aim.ts';
import { automaLead } from '../outlooks.ts';
import type { Situation } from '../situation.ts';
import { regionIn, rivalsOf, type Rivals } from '../value/rivals.ts';
import { draftValue, spreadOfDraft } from '../value/value.ts';
import {
  chanceToBeat,
  highest,
  lowest,
  newField,
  type Outlook,
  ringFrom,
  winChance,
  writeField,
} from '../win.ts';
import { draftAt, type Table } from './playout-table.ts';
import { rivalsAt } from './playout-turn.ts';

/** A finished city has its score, but for ties. */
const LEAST_SPREAD = 0.3;

/** What every city is measured against; with Capitals by its districts, too. */
function rivalsIn(table: Table): (city: CityIndex) => Rivals {
  const { districts, cities, factories } = table;
  if (districts.length === 0) return (city) => rivalsAt(table, city);
  const regions = districts.map((district) =>
    cities.map((draft) =>
      isCapitalDraft(draft) ? regionIn({ masks: draft, ground: draft.position.ground }, district) : 0,
    ),
  );
  return (city) => rivalsOf(city, { factories, districts, regions });
}

const valueAt = (table: Table, city: CityIndex, rivals: Rivals): number =>
  draftValue(draftAt(table, city), table.tiles[city] ?? 0, rivals);

/** In a duel the lead, as the opponent's cities are known to be built against; else the chances aimed at, in percent. */
export function leafWorth(situation: Situation, aim: Aim): (table: Table, automacity?: Outlook) => number {
  const { own, scoring, view } = situation;
  const { options } = view.open;
  const { seats } = options;
  if (scoring === 'sum') {
    const others = modeRules(view.open.options).citiesOf(1 - view.viewer, seats);
    return (table) => {
      const rivals = rivalsIn(table);
      const value = (city: CityIndex): number => valueAt(table, city, rivals(city));
      return value(own[0]) + value(own[1]) - value(others[0]) - value(others[1]);
    };
  }
  const outlooks = situation.lots.map(() => ({ value: 0, spread: 0 }));
  const chance = chanceOf(view.viewer, { options, outlooks });
  return (table, automacity) => {
    const rivals = rivalsIn(table);
    for (const [city, outlook] of outlooks.entries()) {
      if (automacity !== undefined && city === AUTOMACITY) {
        Object.assign(outlook, automacity);
        continue;
      }
      const draft = draftAt(table, city);
      outlook.value = valueAt(table, city, rivals(city));
      outlook.spread = Math.max(LEAST_SPREAD, spreadOfDraft(draft, table.tiles[city] ?? 0));
    }
    const guarded = aim.guarded.reduce(
      (sum, { city, above }) => sum + chanceToBeat(itemAt(outlooks, city), above),
      0,
    );
    return 100 * (chance() + guarded);
  };
}

/** The seat's chance to win as the outlooks are when it is called. */
function chanceOf(
  seat: Seat,
  { options, outlooks }: { readonly options: Options; readonly outlooks: readonly Changing<Outlook>[] },
): () => number {
  const own = modeRules(options).citiesOf(seat, options.seats);
  const [left, right] = mapPair(own, (city) => itemAt(outlooks, city));
  const ring = ringFrom(seat, options.seats);
  const lead = automaLead(seat, options);
  const field = newField();
  return () => {
    for (const city of ring) itemAt(outlooks, city).value += lead;
    writeField(field, outlooks, { ring, from: lowest(left, right), to: highest(left, right) });
    for (const city of ring) itemAt(outlooks, city).value -= lead;
    return winChance(left, right, field);
  };
}
