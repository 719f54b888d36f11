/** The moments of a game are found by comparing two views, and by nothing else. */
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  type GameState,
  INITIAL_STATE,
  legalCommands,
  resultOf,
  setUp,
  viewFor,
} from '@duopolis/rules';
import { firstView, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { type Moment, momentsOf } from '../../../src/game/motion/moments.ts';

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

const moments = statesOf(120).flatMap((state, nth, all) =>
  nth === 0 ? [] : momentsOf({ before: viewOf(all[nth - 1] as GameState), after: viewOf(state) }),
);

const allOf = <Kind extends Moment['kind']>(kind: Kind) =>
  moments.filter((moment): moment is Extract<Moment, { readonly kind: Kind }> => moment.kind === kind);

test('ROUND-1: seven turns reveal seven times, counted through the whole game, and 42 tiles are placed', () => {
  expect(allOf('reveal').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(allOf('place')).toHaveLength(42);
});

test('CHOOSE-2: a reveal shows the two tiles of every seat', () => {
  for (const { shown } of allOf('reveal')) {
    expect(shown.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(shown.map(({ tiles }) => tiles.length)).toEqual([2, 2, 2]);
  }
});

test('ROUND-4: hands pass twice to the left in round 1 and twice to the right in round 3', () => {
  expect(allOf('pass').map(({ to }) => to)).toEqual(['left', 'left', 'right', 'right']);
});

test('ROUND-1: each round ends with what comes next, the last with nothing', () => {
  expect(allOf('round').map(({ ended, next }) => [ended.name, next?.name])).toEqual([
    ['1', '2'],
    ['2', '3'],
    ['3', undefined],
  ]);
  expect(allOf('deal')).toHaveLength(2);
});

test('the changes of all scores add up to the final result', () => {
  const sums = [0, 1, 2].map((city) =>
    allOf('score')
      .flatMap(({ changes }) => changes)
      .reduce((sum, change) => (change.city === city ? sum + change.points : sum), 0),
  );
  const last = statesOf(120).at(-1) as GameState;
  expect(sums).toEqual(resultOf(last.open).cities.map(({ total }) => total));
});

test('a tile is placed before its score changes', () => {
  for (const [nth, moment] of moments.entries())
    if (moment.kind === 'score') expect(moments[nth - 1]?.kind).toBe('place');
});

test('equal views give no moment', () => {
  const view = viewOf(start());
  expect(momentsOf({ before: view, after: view })).toEqual([]);
});
