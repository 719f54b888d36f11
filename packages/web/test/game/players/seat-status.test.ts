/** What a seat is doing, and what I have to do. */
import {
  awaitedSeats,
  begin,
  type Command,
  decide,
  evolve,
  type GameState,
  INITIAL_STATE,
  legalCommands,
  setUp,
  viewFor,
} from '@duopolis/rules';
import { type Chair, firstView, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { awaitedFrom, pendingWorkOf, stepOf } from '../../../src/game/players/pending-work.ts';
import { droppedSeats, standingOf } from '../../../src/game/players/seat-status.ts';

const CHAIR = { ready: true, answered: true } as const;
const CHAIRS: readonly Chair[] = [
  { ...CHAIR, holder: { kind: 'person', member: 'me' } },
  { ...CHAIR, holder: { kind: 'bot', strength: 'easy' } },
  { ...CHAIR, holder: { kind: 'person', member: 'ben' }, standIn: { why: 'late', since: 0 } },
];

function viewOf(game: GameState, you = 'me', chairs = CHAIRS): TableView {
  const first = firstView(you);
  const members = [
    { id: 'me', name: 'Me', here: true, since: 0 },
    { id: 'ben', name: 'Ben', here: false, since: 0 },
  ];
  return {
    ...first,
    open: { ...first.open, phase: 'playing', chairs, members },
    game: viewFor(game, you === 'me' ? 0 : 'spectator'),
  };
}

const begun = (): GameState => {
  const setup = setUp({ mode: 'table', seats: 3, capitals: false }, 'standing');
  if (!setup.ok) throw new Error(setup.error.code);
  return begin(setup.value).reduce(evolve, INITIAL_STATE);
};

const after = (state: GameState, command: Command): GameState => {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.reduce(evolve, state);
};

/** The first command of a seat, waiting left out. */
const move = (state: GameState, seat: number): GameState =>
  after(state, legalCommands(state, seat).find(({ type }) => type !== 'wait') as Command);

const revealed = (): GameState => [0, 1, 2].reduce(move, begun());

const doing = (state: GameState): string =>
  [0, 1, 2].map((seat) => standingOf(viewOf(state), seat).doing).join(' ');

test('CHOOSE-2: players who have chosen are marked, and I am first among the awaited', () => {
  const one = move(begun(), 1);
  expect(doing(one)).toEqual('choosing chosen choosing');
  expect(awaitedFrom(viewOf(one))).toEqual([0, 2]);
  expect(pendingWorkOf(viewOf(one))).toEqual('choose');
  expect(pendingWorkOf(viewOf(move(one, 0)))).toEqual('chosen');
  expect(stepOf(viewOf(one))).toEqual('choose');
});

test('a bot whose offer I have not answered waits for me, and not I for it', () => {
  const shown = revealed();
  const view = viewOf(shown);
  const offer = { city: 0, id: 1, by: 1, owner: 1, tile: 'S', cell: [0, 0], agreed: [1] } as const;
  const offered = { ...view, asides: { ...view.asides, offers: [offer] } };
  expect(standingOf(offered, 1).doing).toBe('asking');
  expect(awaitedFrom(offered)).toEqual([0, 2]);
  const answered = { ...offered, asides: { ...view.asides, offers: [{ ...offer, agreed: [1, 0] }] } };
  expect(standingOf(answered, 1).doing).toBe('placing');
  const done = { ...offered, game: viewFor(move(move(shown, 0), 0), 0) };
  expect(standingOf(done, 1).doing).toBe('placing');
});

test('STRICT-4: a bot that has asked somebody else does not wait for me, though I see its offer', () => {
  const view = viewOf(revealed());
  const offer = { city: 1, id: 1, by: 1, owner: 1, tile: 'S', cell: [0, 0], agreed: [1] } as const;
  const offered = { ...view, asides: { ...view.asides, offers: [offer] } };
  expect(standingOf(offered, 1).doing).toBe('placing');
  expect(awaitedFrom(offered)).toEqual([0, 1, 2]);
});

test('PLACE-1: placed tiles are counted', () => {
  const shown = revealed();
  expect(doing(shown)).toEqual('placing placing placing');
  expect(stepOf(viewOf(shown))).toEqual('place');
  expect(pendingWorkOf(viewOf(shown))).toEqual('place');
  const one = move(shown, 0);
  expect(standingOf(viewOf(one), 0)).toMatchObject({ placed: 1, of: 2, awaited: true });
  expect(pendingWorkOf(viewOf(one))).toEqual('place-one');
  expect(doing(move(one, 0))).toEqual('placed placing placing');
  expect(pendingWorkOf(viewOf(move(one, 0)))).toEqual('wait');
});

test('PLACE-8: a waiting player is shown as waiting', () => {
  const waits = after(revealed(), { type: 'wait', seat: 1 });
  expect(doing(waits)).toEqual('placing waiting placing');
  expect(awaitedSeats(waits.open)).toEqual([0, 1, 2]);
});

test('a seat says who plays it, and whether its person is away', () => {
  const players = [0, 1, 2].map((seat) => standingOf(viewOf(begun()), seat));
  expect(players.map(({ player }) => player)).toEqual(['person', 'bot', 'stand-in']);
  expect(players.map(({ away }) => away)).toEqual([false, false, true]);
});

test('people without a seat are spectators, and a person whose seat a bot plays sees that', () => {
  expect(pendingWorkOf(viewOf(begun(), 'zoe'))).toEqual('watch');
  const standIn = CHAIRS.with(0, { ...(CHAIRS[0] as Chair), standIn: { why: 'late', since: 0 } });
  expect(pendingWorkOf(viewOf(begun(), 'me', standIn))).toEqual('stand-in');
});

test('U14: a seat that waits for a lost connection says when a bot takes over', () => {
  const chairs = CHAIRS.map(({ holder }) => ({ ...CHAIR, holder }));
  const view = viewOf(begun(), 'me', chairs);
  const { grace } = view.open.options;
  expect(droppedSeats(view)).toEqual([{ seat: 2, until: grace * 1_000 }]);
  expect(droppedSeats(viewOf(begun()))).toEqual([]);
});

test('SOLO-1: an Automa has taken its tiles, but places none', () => {
  const setup = setUp(
    { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 2 } },
    'standing',
  );
  if (!setup.ok) throw new Error(setup.error.code);
  const state = begin(setup.value).reduce(evolve, INITIAL_STATE);
  const chairs: readonly Chair[] = [
    { ...CHAIR, holder: { kind: 'person', member: 'me' } },
    { ...CHAIR, holder: { kind: 'automa' } },
    { ...CHAIR, holder: { kind: 'automa' } },
  ];
  const does = (): readonly string[] =>
    [1, 2].map((seat) => standingOf(viewOf(state, 'me', chairs), seat).doing);
  expect(state.open.automas).toHaveLength(2);
  expect(does()).toEqual(['taken', 'taken']);
});
