/** The open game at its beginning: empty cities, and nothing dealt yet. */
import { CAPITAL_ORDER, DUO_ORDER } from '../capitals/tocome.ts';
import { capitalCity, type City, EMPTY_AUTOMACITY, EMPTY_CITY } from '../city/city.ts';
import { itemAt } from '../lists.ts';
import { modeRules } from '../modes/modes.ts';
import type { CityIndex } from '../types.ts';
import type { EventOf } from '../state/event.ts';
import { isSince } from '../state/options.ts';
import type { CalmGame } from '../state/state.ts';

type Begun = Omit<EventOf<'begun'>, 'supply' | 'seed'>;

export function begun(event: Begun): CalmGame {
  const { rules, options, seating, tokens, commitment, districts, box } = event;
  const { cityCount, rounds } = modeRules(options);
  return {
    rules,
    options,
    seating,
    tokens,
    phase: 'dealing',
    round: itemAt(rounds, 0).name,
    turn: 0,
    handSize: 0,
    chosen: Array<boolean>(options.seats).fill(false),
    pending: [],
    assignTo: [],
    automas: [],
    waiting: [],
    cities: Array.from({ length: cityCount(options.seats) }, (_, city) => emptyCity(event, city)),
    ...(districts !== undefined && { districts }),
    ...(box !== undefined && { box }),
    ...(commitment !== undefined && { commitment }),
  };
}

function emptyCity({ options, mats }: Begun, city: CityIndex): City {
  const { automacity, begunCities } = modeRules(options);
  if (city === automacity)
    return { ...EMPTY_AUTOMACITY, ...(isSince(options, 2) && { noDistricts: true as const }) };
  const mat = mats?.[city];
  if (mat === undefined) return EMPTY_CITY;
  return capitalCity({ mat, order: begunCities.includes(city) ? DUO_ORDER : CAPITAL_ORDER });
}
