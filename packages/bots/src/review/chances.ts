/** Every seat's chance to win with the present cities, from open information only. */
import { type GameState, modeRules, type Seat, seatView } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { automaLead, outlooksOf, raisedBy } from '../outlooks.ts';
import { situationOf } from '../situation.ts';
import { MOST_POINTS, newField, type Outlook, ringFrom, winChance, writeField } from '../win.ts';

const STEEPNESS = 1.7;

/** By seat; together 1. When the game is over, the winners share it (END-4). */
export function chancesIn(state: GameState): readonly number[] {
  const { options, result } = state.open;
  if (result !== undefined) return shares(result.seats.map(({ rank }) => (rank === 1 ? 1 : 0)));
  const outlooks = outlooksOf(situationOf(seatView(state, 0)));
  const { scoring, citiesOf } = modeRules(options);
  const cities = (seat: Seat): readonly [Outlook, Outlook] => {
    const [left, right] = citiesOf(seat, options.seats);
    return [itemAt(outlooks, left), itemAt(outlooks, right)];
  };
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  if (scoring === 'sum') return shares(seats.map((seat) => aheadOf(cities(seat), cities(1 - seat))));
  const field = newField();
  return shares(
    seats.map((seat) => {
      const lead = automaLead(seat, options);
      const others = outlooks.map((outlook) => raisedBy(outlook, lead));
      writeField(field, others, { ring: ringFrom(seat, options.seats), from: 0, to: MOST_POINTS });
      return winChance(...cities(seat), field);
    }),
  );
}

const total = (outlooks: readonly Outlook[]): number => outlooks.reduce((sum, { value }) => sum + value, 0);

/** The chance that two cities together end higher than two others (DUEL-3). */
function aheadOf(mine: readonly Outlook[], theirs: readonly Outlook[]): number {
  const spread = Math.hypot(...[...mine, ...theirs].map((outlook) => outlook.spread));
  return 1 / (1 + Math.exp((STEEPNESS * (total(theirs) - total(mine))) / spread));
}

const shares = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (sum === 0 ? 1 / weights.length : weight / sum));
};
