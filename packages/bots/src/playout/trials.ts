/** Trials: where a choice or a placement leads on one sampled deal that agrees with what the seat has seen. */
import { modeRules, type Seat, type SeatView } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { RandomSource } from '@duopolis/rules/chance';
import type { Aim } from '../aim.ts';
import type { Lot } from '../lot/lot.ts';
import { pieceOf } from '../lot/piece.ts';
import type { Move } from '../move.ts';
import type { NextTrial } from '../search.ts';
import { shownMoves, type Situation } from '../situation.ts';
import { squareValue } from '../value/value.ts';
import type { Placement } from './candidates.ts';
import { leafWorth } from './leaf.ts';
import { habitsOf } from './habits.ts';
import { chooseQuickly, placeQuickly } from './quick.ts';
import { laterTurns, placeAll, placePending, playLater } from './rollout.ts';
import { soloTrials } from './solo-trials.ts';
import { copyOf, handAt, newTable, setCity, type Table } from './playout-table.ts';
import { type Choice, choose } from './playout-turn.ts';
import { sampleDeal, unseenBy, type SampledDeal } from './sampled-deal.ts';

/** Turns played on after this one: more of them add more noise than insight. */
const AHEAD = 1;

/** A sampled deal on the table, before the seat acts. */
interface Dealt {
  readonly sample: SampledDeal;
  readonly table: Table;
  readonly choices: readonly (Choice | undefined)[];
}

/** In a solo game the seat assigns tiles to cities instead of choosing in secret. */
const isAssigning = ({ open }: SeatView): boolean => modeRules(open.options).assignsTo.length > 0;

const partnersOf = ({ viewer, open }: SeatView): ReadonlySet<Seat> => {
  const { seats } = open.options;
  return new Set([(viewer + 1) % seats, (viewer + seats - 1) % seats]);
};

/** With Capitals, where turns are slow, distant seats are not played on: their cities are valued as they are. */
const nearTo = (view: SeatView): ReadonlySet<Seat> => {
  const { seats, capitals } = view.open.options;
  if (capitals) return new Set([view.viewer, ...partnersOf(view)]);
  return new Set(Array.from({ length: seats }, (_, seat) => seat));
};

function dealer(situation: Situation, random: RandomSource): () => Dealt {
  const { view, lots } = situation;
  const { options, districts, phase } = view.open;
  const root = newTable(options, lots, districts);
  const unseen = unseenBy(view);
  const habits = modeRules(options).automas.length > 0 || options.capitals ? [] : habitsOf(situation);
  const partners = partnersOf(view);
  const near = nearTo(view);
  const shown = new Set(shownMoves(view).map(({ seat }) => seat));
  const isToChoose = (seat: Seat): boolean =>
    phase === 'choosing' && seat !== view.viewer && !shown.has(seat);
  return () => {
    const sample = sampleDeal(unseen, random);
    const table = { ...copyOf(root), hands: sample.hands };
    const choices = sample.hands.map((hand, seat) => {
      if (!isToChoose(seat) || hand.length === 0 || !near.has(seat)) return undefined;
      const careful = partners.has(seat) && random() >= (habits[seat] ?? 1) * 2 ** 32;
      return careful ? choose(table, seat, squareValue) : chooseQuickly(table, seat);
    });
    return { sample, table, choices };
  };
}

/** The seat's two cities as a candidate leaves them. */
function settle(table: Table, { own }: Situation, lots: readonly Lot[]): void {
  for (const [side, lot] of lots.entries()) setCity(table, itemAt(own, side), lot);
}

/** For tiles to choose, or in a solo game to assign. */
export function takingTrials(situation: Situation, random: RandomSource, aim: Aim): NextTrial<Move> {
  const { view, own, shown } = situation;
  if (isAssigning(view)) {
    const next = soloTrials(situation, random);
    return () => {
      const trial = next();
      return ({ plan, arrangements }) =>
        trial({
          taken: plan.taken.map(({ tile }) => tile),
          lots: arrangements.map(({ lot }) => lot),
          given: plan.automacity,
        });
    };
  }
  const later = laterTurns(view).slice(0, AHEAD);
  const near = nearTo(view);
  const worth = leafWorth(situation, aim);
  const next = dealer(situation, random);
  const elsewhere = shown.filter(({ city }) => !own.includes(city));
  return () => {
    const { sample, table: dealt, choices } = next();
    return ({ plan, arrangements }) => {
      const table = copyOf(dealt);
      const hand = handAt(table, view.viewer);
      for (const { tile } of plan.taken) hand.splice(hand.indexOf(pieceOf(tile)), 1);
      settle(
        table,
        situation,
        arrangements.map(({ lot }) => lot),
      );
      for (const { tile, city } of elsewhere) placeQuickly(table, city, pieceOf(tile));
      placeAll(table, choices);
      playLater(table, sample, { later, near, random });
      return worth(table);
    };
  };
}

export function placementTrials(situation: Situation, random: RandomSource, aim: Aim): NextTrial<Placement> {
  const { view } = situation;
  if (isAssigning(view)) {
    const next = soloTrials(situation, random);
    return () => {
      const trial = next();
      return ({ lots }) => trial({ taken: [], lots, given: undefined });
    };
  }
  const later = laterTurns(view).slice(0, AHEAD);
  const near = nearTo(view);
  const worth = leafWorth(situation, aim);
  const next = dealer(situation, random);
  return () => {
    const { sample, table: dealt } = next();
    return ({ lots }) => {
      const table = copyOf(dealt);
      settle(table, situation, lots);
      placePending(table, view.open.pending, view.viewer);
      playLater(table, sample, { later, near, random });
      return worth(table);
    };
  };
}
