/** What a seat can infer from the hands it has held and what was revealed since: never more than it saw (CHOOSE-4). */
import {
  type CityIndex,
  modeRules,
  type Round,
  roundsOf,
  type Seat,
  type SeatView,
  type Tile,
  without,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';

export interface Memory {
  /** Hands of other seats that the seat has held itself and knows exactly. */
  readonly hands: ReadonlyMap<Seat, readonly Tile[]>;
  /** Tiles that the seat knows to be discarded. */
  readonly discards: readonly Tile[];
}

/** The tile that a seat took for one of its cities in a turn of the game, counted from 0. */
function takenFor(
  { open }: SeatView,
  { seat, city, turn }: { readonly seat: Seat; readonly city: CityIndex; readonly turn: number },
): Tile | undefined {
  return open.cities[city]?.tiles.filter((placed) => placed.seat === seat)[turn]?.tile;
}

/** What a seat has taken in a turn, as far as it has been revealed. */
function takenIn(view: SeatView, seat: Seat, turn: number): readonly Tile[] {
  const { options, pending } = view.open;
  const placed = modeRules(options)
    .citiesOf(seat, options.seats)
    .flatMap((city) => takenFor(view, { seat, city, turn }) ?? []);
  if (turn < view.held.length - 1) return placed;
  return [...placed, ...pending.filter((one) => one.seat === seat).map(({ tile }) => tile)];
}

interface Turn {
  readonly round: Round;
  /** Within its round, from 0. */
  readonly turn: number;
}

const turnsOf = (view: SeatView): readonly Turn[] =>
  roundsOf(view.open).flatMap((round) =>
    Array.from({ length: round.turns }, (_, turn): Turn => ({ round, turn })),
  );

const NOTHING: Memory = { hands: new Map(), discards: [] };

/** Follows every hand that the seat has held from seat to seat; with Automas it follows only the table. */
export function memoryOf(view: SeatView): Memory {
  const { options } = view.open;
  const { seats } = options;
  if (modeRules(options).automas.length > 0) return NOTHING;
  const turns = turnsOf(view);
  const now = view.held.length - 1;
  const hands = new Map<Seat, readonly Tile[]>();
  const discards: Tile[] = [];
  view.held.forEach((held, when) => {
    const { round, turn } = itemAt(turns, when);
    const end = when + round.turns - 1 - turn;
    const last = Math.min(end, now);
    const step = round.pass === 'left' ? 1 : round.pass === 'right' ? seats - 1 : 0;
    const cameBack = step !== 0 && when + seats <= last;
    if (when === now || cameBack) return;
    const holderAt = (at: number): Seat => (view.viewer + step * (at - when)) % seats;
    let rest: readonly Tile[] | undefined = held;
    for (let at = when; at <= last && rest !== undefined; at++) {
      rest = without(rest, takenIn(view, holderAt(at), at));
    }
    if (rest === undefined) return;
    if (end < now) discards.push(...rest);
    else hands.set(holderAt(now), rest);
  });
  return { hands, discards };
}
