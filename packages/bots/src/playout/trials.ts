/** Trials: what a choice or a placement leads to in one world that agrees with what the seat has seen. */
import { modeRules, type Words } from '@duopolis/rules';
import { type Piece, pieceOf } from '../lot/piece.ts';
import type { Move } from '../move.ts';
import type { Situation } from '../situation.ts';
import { squareValue } from '../value/value.ts';
import type { Placement } from './candidates.ts';
import { leafWorth } from './leaf.ts';
import { habitsOf } from './habits.ts';
import { chooseQuickly } from './quick.ts';
import { laterTurns, placeAll, placePending, playLater } from './rollout.ts';
import { copyOf, newTable, setCity, type Table } from './table.ts';
import { type Choice, choose, placeChoice } from './turn.ts';
import { sampleWorld, unseenBy, type World } from './world.ts';

/** Turns played on after this one: more of them add more noise than sight. */
const AHEAD = 1;

/** A world on the table, before the seat acts. */
interface Dealt {
  readonly world: World;
  readonly table: Table;
  readonly choices: readonly (Choice | undefined)[];
}

export interface Trials<Candidate> {
  readonly nextWorld: () => Dealt;
  readonly trial: (candidate: Candidate, dealt: Dealt) => number;
}

/** The cities as they stand. */
function tableOf({ view, lots }: Situation): Table {
  const { options } = view.open;
  const { scoring, citiesOf } = modeRules(options);
  const pairs = Array.from({ length: options.seats }, (_, seat) => citiesOf(seat, options.seats));
  const table = newTable(scoring, pairs, lots.length);
  lots.forEach(({ masks, tiles }, city) => setCity(table, city, masks, tiles));
  return table;
}

function dealer(situation: Situation, words: Words): () => Dealt {
  const { view } = situation;
  const root = tableOf(situation);
  const unseen = unseenBy(view);
  const habits = habitsOf(situation);
  const { seats } = view.open.options;
  const partners = new Set([(view.viewer + 1) % seats, (view.viewer + seats - 1) % seats]);
  const choosing = view.open.phase === 'choosing';
  return () => {
    const world = sampleWorld(unseen, words);
    const table = { ...copyOf(root), hands: world.hands };
    const choices = world.hands.map((_, seat) => {
      if (seat === view.viewer || !choosing) return undefined;
      const careful = partners.has(seat) && words() >= (habits[seat] as number) * 2 ** 32;
      return careful ? choose(table, seat, squareValue) : chooseQuickly(table, seat);
    });
    return { world, table, choices };
  };
}

export function choiceTrials(situation: Situation, words: Words): Trials<Move> {
  const { view } = situation;
  const seat = view.viewer;
  const later = laterTurns(view).slice(0, AHEAD);
  const worth = leafWorth(situation);
  return {
    nextWorld: dealer(situation, words),
    trial: ({ plan }, { world, table: dealt, choices }) => {
      const table = copyOf(dealt);
      const [left, right] = plan.taken.map(({ tile }) => pieceOf(tile)) as [Piece, Piece];
      const hand = table.hands[seat] as Piece[];
      hand.splice(hand.indexOf(left), 1);
      hand.splice(hand.indexOf(right), 1);
      placeChoice(table, seat, { left, right }, squareValue);
      placeAll(table, choices);
      playLater(table, world, later, words);
      return worth(table);
    },
  };
}

export function placementTrials(situation: Situation, words: Words): Trials<Placement> {
  const { view } = situation;
  const later = laterTurns(view).slice(0, AHEAD);
  const worth = leafWorth(situation);
  return {
    nextWorld: dealer(situation, words),
    trial: ({ cities }, { world, table: dealt }) => {
      const table = copyOf(dealt);
      for (const { city, lot } of cities) setCity(table, city, lot.masks, lot.tiles);
      placePending(table, view.open.pending, view.viewer);
      playLater(table, world, later, words);
      return worth(table);
    },
  };
}
