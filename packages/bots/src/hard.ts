/** The hard bot: searches its choice and its cells by playing on in worlds that agree with what it has seen. */
import { type Command, modeRules, type SeatView, type Words } from '@duopolis/rules';
import type { Bot, Budget } from './bot.ts';
import { type Spending, spendingOf } from './budget.ts';
import { type Piece, pieceOf } from './lot/piece.ts';
import { decideWell } from './medium.ts';
import { type Move, movesOf } from './move.ts';
import { worthIn } from './outlooks.ts';
import { pairsToTry, type Placement, placementsToTry } from './playout/candidates.ts';
import { leafWorth } from './playout/leaf.ts';
import { chooseQuickly } from './playout/quick.ts';
import { laterTurns, placeAll, placePending, playLater } from './playout/rollout.ts';
import { copyOf, newTable, setCity, type Table } from './playout/table.ts';
import { type Choice, placeChoice } from './playout/turn.ts';
import { sampleWorld, unseenBy, type World } from './playout/world.ts';
import { search } from './search.ts';
import { type Situation, situationOf } from './situation.ts';
import { squareValue, valueOf } from './value/value.ts';

export const HARD: Bot = { name: 'hard', decide };

/** Turns played on after this one: more of them add more noise than sight. */
const AHEAD = 1;

function decide(view: SeatView, words: Words, budget?: Budget): Command {
  const { mode, capitals } = view.open.options;
  if (capitals || mode === 'solo' || mode === 'duo') return decideWell(view);
  const spending = spendingOf(budget);
  const situation = situationOf(view);
  if (view.open.phase === 'choosing') return searchChoice(situation, words, spending).command;
  return searchPlacement(situation, words, spending);
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

/** A world on the table, before the seat acts. */
interface Dealt {
  readonly world: World;
  readonly table: Table;
  readonly choices: readonly (Choice | undefined)[];
}

function dealer({ view }: Situation, root: Table, words: Words): () => Dealt {
  const unseen = unseenBy(view);
  const choosing = view.open.phase === 'choosing';
  return () => {
    const world = sampleWorld(unseen, words);
    const table = { ...copyOf(root), hands: world.hands };
    const choices = world.hands.map((_, seat) =>
      seat === view.viewer || !choosing ? undefined : chooseQuickly(table, seat),
    );
    return { world, table, choices };
  };
}

function searchChoice(situation: Situation, words: Words, spending: Spending): Move {
  const { view } = situation;
  const seat = view.viewer;
  const moves = pairsToTry(movesOf(situation, valueOf, worthIn(situation)));
  const later = laterTurns(view).slice(0, AHEAD);
  const worth = leafWorth(situation);
  const trial = ({ plan }: Move, { world, table: dealt, choices }: Dealt): number => {
    const table = copyOf(dealt);
    const [left, right] = plan.taken.map(({ tile }) => pieceOf(tile)) as [Piece, Piece];
    const hand = table.hands[seat] as Piece[];
    hand.splice(hand.indexOf(left), 1);
    hand.splice(hand.indexOf(right), 1);
    placeChoice(table, seat, { left, right }, squareValue);
    placeAll(table, choices);
    playLater(table, world, later, words);
    return worth(table);
  };
  return search(moves, dealer(situation, tableOf(situation), words), trial, spending);
}

function searchPlacement(situation: Situation, words: Words, spending: Spending): Command {
  const { view } = situation;
  const candidates = placementsToTry(situation, worthIn(situation));
  const later = laterTurns(view).slice(0, AHEAD);
  const worth = leafWorth(situation);
  const trial = ({ cities }: Placement, { world, table: dealt }: Dealt): number => {
    const table = copyOf(dealt);
    for (const { city, lot } of cities) setCity(table, city, lot.masks, lot.tiles);
    placePending(table, view.open.pending, view.viewer);
    playLater(table, world, later, words);
    return worth(table);
  };
  return search(candidates, dealer(situation, tableOf(situation), words), trial, spending).command;
}
