/** What moved is told by two states alone. */
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  type GameState,
  INITIAL_STATE,
  legalCommands,
  setUp,
  viewFor,
} from '@duopolis/rules';
import { firstView, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { movesOf } from '../../src/motion/moves.ts';

const start = (): GameState => {
  const setup = setUp({ mode: 'table', seats: 3, capitals: false }, 'motion');
  if (!setup.ok) throw new Error(setup.error.code);
  return begin(setup.value).reduce(evolve, INITIAL_STATE);
};

const viewOf = (game: GameState): TableView => ({ ...firstView('me'), game: viewFor(game, 0) });

/** The states of a game after every event, each seat taking the first command it may give. */
function statesOf(events: number): readonly GameState[] {
  const states = [start()];
  while (states.length < events) {
    const state = states.at(-1) as GameState;
    const command = awaitedSeats(state.open)
      .flatMap((seat) => legalCommands(state, seat))
      .find(({ type }) => type !== 'wait');
    const decision = command && decide(state, command);
    if (decision?.ok !== true) break;
    for (const event of decision.value) states.push(evolve(states.at(-1) as GameState, event));
  }
  return states;
}

const moves = statesOf(120).flatMap((state, nth, all) =>
  nth === 0 ? [] : movesOf({ before: viewOf(all[nth - 1] as GameState), after: viewOf(state) }),
);
const kinds = moves.map(({ kind }) => kind);
const count = (kind: string): number => kinds.filter((other) => other === kind).length;

test('ROUND-1: seven turns reveal seven times, and 42 tiles land', () => {
  expect(count('reveal')).toEqual(7);
  expect(count('land')).toEqual(42);
});

test('ROUND-4: hands pass twice to the left in round 1 and twice to the right in round 3', () => {
  expect(moves.flatMap((move) => (move.kind === 'pass' ? [move.to] : []))).toEqual([
    'left',
    'left',
    'right',
    'right',
  ]);
});

test('ROUND-1: rounds 2 and 3 bring new hands', () => {
  expect(count('deal')).toEqual(2);
});

test('nothing moves where nothing changed', () => {
  const view = viewOf(start());
  expect(movesOf({ before: view, after: view })).toEqual([]);
});
