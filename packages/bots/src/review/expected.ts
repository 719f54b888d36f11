/** The score every seat is expected to end with, and its uncertainty. */
import { type GameState, modeRules, type Seat, seatView } from '@duopolis/rules';
import { itemAt, mapPair } from '@duopolis/rules/lists';
import { outlooksOf } from '../outlooks.ts';
import { situationOf } from '../situation.ts';
import type { Outlook } from '../win.ts';
import { rounded } from './kinds.ts';

/** By seat. When the game is over, the scores themselves. */
export function expectedIn(state: GameState): readonly Outlook[] {
  const { options, result } = state.open;
  if (result !== undefined) return result.seats.map(({ score }) => ({ value: score, spread: 0 }));
  const outlooks = outlooksOf(situationOf(seatView(state, 0)));
  const { scoring, citiesOf, automas, automaPoints } = modeRules(options);
  return Array.from({ length: options.seats }, (_, seat: Seat) => {
    const [left, right] = mapPair(citiesOf(seat, options.seats), (city) => itemAt(outlooks, city));
    const { value, spread } = scoring === 'sum' ? sumOf(left, right) : lowerOf(left, right);
    const points = automas.includes(seat) ? automaPoints(options) : 0;
    return { value: rounded(value + points), spread: rounded(spread) };
  });
}

const sumOf = (one: Outlook, other: Outlook): Outlook => ({
  value: one.value + other.value,
  spread: Math.hypot(one.spread, other.spread),
});

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
/** Logistic, which is near enough to normal. */
const below = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/** The lower of two cities that end independently and about normally (Clark 1961): it is lower than either alone. */
function lowerOf(one: Outlook, other: Outlook): Outlook {
  const apart = Math.hypot(one.spread, other.spread);
  const lead = (other.value - one.value) / apart;
  const [first, second] = [below(lead), below(-lead)];
  const value = one.value * first + other.value * second - apart * density(lead);
  const square =
    (one.value ** 2 + one.spread ** 2) * first +
    (other.value ** 2 + other.spread ** 2) * second -
    (one.value + other.value) * apart * density(lead);
  return { value, spread: Math.sqrt(Math.max(0, square - value ** 2)) };
}
