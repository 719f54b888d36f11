/** The schedule: every deal is played in each rotation of its bots, so that the luck of seats and tiles cancels. */
import { itemAt } from '@duopolis/rules/lists';
import { fastRandom, shuffled } from '@duopolis/rules/chance';
import { type Contest, type Fixture, seatsToFill } from './contest.ts';

/**
 * Game after game. The bots stand in a ring, shuffled for every deal so that neighbours change; the seats are a window on
 * it that moves on by one from game to game until every bot has sat in every seat. The last deal is cut short if the
 * games are no multiple of the ring.
 */
export function* scheduleOf({ options, bots, games, seed }: Contest): Generator<Fixture> {
  const seats = seatsToFill(options);
  for (let deal = 0, game = 0; game < games; deal++) {
    const ring = shuffled(ringOf(bots, seats.length, deal), fastRandom(`${seed}/seats/${deal}`));
    for (let turn = 0; turn < ring.length && game < games; turn++, game++) {
      const lineup = Array.from({ length: options.seats }, (_, seat) => {
        const nth = seats.indexOf(seat);
        return nth < 0 ? undefined : ring[(nth + turn) % ring.length];
      });
      yield { game, deal, seed: `${seed}/${deal}`, lineup };
    }
  }
}

/** If there are too few bots they repeat, and the next deal continues where this one stops. */
function ringOf(bots: readonly string[], seats: number, deal: number): readonly string[] {
  if (bots.length >= seats) return bots;
  const from = deal * seats;
  return Array.from({ length: seats }, (_, nth) => itemAt(bots, (from + nth) % bots.length));
}
