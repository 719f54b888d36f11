/** A roll-out: the turn is finished and the next ones are played, on a sampled deal that agrees with what the seat has seen. */
import { modeRules, type Pending, type Round, roundsOf, type Seat, type SeatView } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { RandomSource } from '@duopolis/rules/chance';
import { pieceOf } from '../lot/piece.ts';
import { chooseQuickly, placeQuickly } from './quick.ts';
import { citiesAt, handAt, pass, type Table } from './playout-table.ts';
import type { Choice } from './playout-turn.ts';
import { draw, type SampledDeal } from './sampled-deal.ts';

/** A turn after this one. */
export interface Later {
  readonly round: Round;
  /** Whether the hands pass on before it, or new ones are dealt. */
  readonly passes: boolean;
}

/** All turns after this one. */
export function laterTurns({ open }: SeatView): readonly Later[] {
  const rounds = roundsOf(open);
  const now = rounds.findIndex(({ name }) => name === open.round);
  return rounds
    .slice(now)
    .flatMap((round, nth) =>
      Array.from({ length: round.turns }, (_, turn): Later => ({ round, passes: turn > 0 })).slice(
        nth === 0 ? open.turn : 0,
      ),
    );
}

/** Plays later turns by points, all seats near alike. */
export function playLater(
  table: Table,
  sample: SampledDeal,
  {
    later,
    near,
    random,
  }: { readonly later: readonly Later[]; readonly near: ReadonlySet<Seat>; readonly random: RandomSource },
): void {
  for (const { round, passes } of later) {
    if (passes) pass(table, round.pass === 'right' ? 'right' : 'left');
    else deal(table, sample, { round, random });
    placeAll(
      table,
      table.hands.map((hand, seat) =>
        near.has(seat) && hand.length > 0 ? chooseQuickly(table, seat) : undefined,
      ),
    );
  }
}

/** New hands; in a round of duplexes Automas have none. */
export function deal(
  table: Table,
  sample: SampledDeal,
  { round, random }: { readonly round: Round; readonly random: RandomSource },
): void {
  const left = [...(round.from === 'duplexes' ? sample.duplexes : sample.singles)];
  const hands = modeRules(table.options).handsIn(round, table.hands.length);
  for (let seat = 0; seat < table.hands.length; seat++) {
    table.hands[seat] = seat < hands ? draw(left, round.hand, random) : [];
  }
}

/** Everyone places; seats without a choice here have placed already. */
export function placeAll(table: Table, choices: readonly (Choice | undefined)[]): void {
  choices.forEach((choice, seat) => {
    if (choice === undefined) return;
    const [left, right] = citiesAt(table, seat);
    placeQuickly(table, left, choice.left);
    placeQuickly(table, right, choice.right);
  });
}

/** What other seats have revealed and not placed goes where it adds most. */
export function placePending(table: Table, pending: readonly Pending[], but: Seat): void {
  for (let seat = 0; seat < table.citiesOf.length; seat++) {
    const lying = pending.filter((one) => one.seat === seat);
    if (seat === but || lying.length === 0) continue;
    const [first, second] = lying.filter(({ cities }) => cities.length > 1);
    for (const { tile, cities } of lying) {
      if (cities.length === 1) placeQuickly(table, itemAt(cities, 0), pieceOf(tile));
    }
    if (first === undefined || second === undefined) continue;
    const hand = handAt(table, seat);
    table.hands[seat] = [pieceOf(first.tile), pieceOf(second.tile)];
    const { left, right } = chooseQuickly(table, seat);
    table.hands[seat] = hand;
    const [leftCity, rightCity] = citiesAt(table, seat);
    placeQuickly(table, leftCity, left);
    placeQuickly(table, rightCity, right);
  }
}
