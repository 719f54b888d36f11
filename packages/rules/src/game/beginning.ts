/** The state of a game at its beginning: empty cities, and all tiles in the supplies. */
import { CAPITAL_ORDER, DUO_ORDER } from '../capitals/tocome.ts';
import { type City, EMPTY_AUTOMACITY, EMPTY_CITY } from '../city/city.ts';
import { DUO_CITIES } from '../modes/duo.ts';
import type { RoundName } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { AUTOMACITY } from '../modes/solo.ts';
import type { CityIndex } from '../types.ts';
import type { EventOf } from './event.ts';
import type { GameState } from './state.ts';

export function begun(event: EventOf<'begun'>): GameState {
  const { rules, options, seating, tokens, commitment, seed, supply, districts } = event;
  const { cityCount, rounds } = modeRules(options);
  return {
    open: {
      rules,
      options,
      seating,
      tokens,
      phase: 'dealing',
      round: rounds[0]?.name as RoundName,
      turn: 0,
      handSize: 0,
      chosen: Array<boolean>(options.seats).fill(false),
      pending: [],
      assignTo: [],
      automas: [],
      waiting: [],
      cities: Array.from({ length: cityCount(options.seats) }, (_, city) => emptyCity(event, city)),
      ...(districts !== undefined && { districts }),
      ...(commitment !== undefined && { commitment }),
    },
    hidden: {
      supply,
      hands: [],
      held: Array.from({ length: options.seats }, () => []),
      choices: Array<undefined>(options.seats).fill(undefined),
      discards: [],
      ...(seed !== undefined && { seed }),
    },
  };
}

function emptyCity({ options: { mode }, mats }: EventOf<'begun'>, city: CityIndex): City {
  if (mode === 'solo' && city === AUTOMACITY) return EMPTY_AUTOMACITY;
  const mat = mats?.[city];
  if (mat === undefined) return EMPTY_CITY;
  const begunByAutoma = mode === 'duo' && DUO_CITIES.some((other) => other.city === city);
  return { ...EMPTY_CITY, capital: { mat, order: begunByAutoma ? DUO_ORDER : CAPITAL_ORDER } };
}
