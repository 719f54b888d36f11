/** The goal of a search: to win, and next to an Automa also to keep it from winning. */
import { type CityIndex, modeRules } from '@duopolis/rules';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { automaLead, outlooksOf, raisedBy } from './outlooks.ts';
import type { Situation } from './situation.ts';
import type { Outlook } from './win.ts';

export interface Aim {
  /** Cities that should end higher than another is expected to. */
  readonly guarded: readonly { readonly city: CityIndex; readonly above: Outlook }[];
}

/** To win, and nothing else. */
export const TO_WIN: Aim = { guarded: [] };

/**
 * The Automa of a duo wins when the city between the two people ends lowest. If each of them plays for their own win alone,
 * neither cares enough for it; so it should end above the lower of the Automa's cities, as they stand now.
 */
export function toBeatAutomas(situation: Situation): Aim {
  const { options, cities } = situation.view.open;
  const { automas, automacity, citiesOf } = modeRules(options);
  const [automa] = automas;
  if (automa === undefined || automacity !== undefined) return TO_WIN;
  const theirs = citiesOf(automa, options.seats);
  const outlooks = outlooksOf(situation);
  const [one, other] = mapPair(theirs, (city) => itemAt(outlooks, city));
  const above = raisedBy(one.value < other.value ? one : other, -automaLead(automa, options));
  return {
    guarded: cities.flatMap((_, city) => (theirs.includes(city) ? [] : [{ city, above }])),
  };
}
