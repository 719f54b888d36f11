/** Rounds, turns, passing and discarding, from the events of whole games. */
import { describe, expect, test } from 'vitest';
import type { EventOf, GameEvent } from '../../src/state/event.ts';
import type { GameState } from '../../src/state/state.ts';
import type { Tile } from '../../src/types.ts';
import { DUEL_OPTIONS, randomGame, tableOf } from '../kit/games.ts';

const dealsIn = (events: readonly GameEvent[]) =>
  events.flatMap((event): readonly EventOf<'dealt'>[] => (event.type === 'dealt' ? [event] : []));
const story = (events: readonly GameEvent[]): string =>
  events
    .flatMap((event) => {
      if (event.type === 'dealt') return [`${event.round}:`];
      if (event.type === 'passed') return [event.to];
      return event.type === 'discarded' || event.type === 'ended' ? [event.type] : [];
    })
    .join(' ');

/** Tiles in every city when a round begins. */
const sizesAt = (states: readonly GameState[], round: string): readonly number[] =>
  (states.find(({ open }) => open.round === round && open.turn === 1)?.open.cities ?? []).map(
    ({ tiles }) => tiles.length,
  );

describe.each([3, 4, 5, 6, 7])('a table of %i', (seats) => {
  const { events, states } = randomGame(tableOf(seats), `rounds ${seats}`);

  test('SEAT-1: as many cities as seats, each between two partners', () => {
    const last = states.at(-1) as GameState;
    expect(last.open.cities).toHaveLength(seats);
    last.open.cities.forEach((city, index) => {
      expect(new Set(city.tiles.map(({ seat }) => seat))).toEqual(new Set([index, (index + 1) % seats]));
    });
  });

  test('ROUND-1, ROUND-4: seven tiles pass left, three duplexes stay, seven tiles pass right', () => {
    expect(story(events)).toBe('1: left left discarded 2: discarded 3: right right discarded ended');
    expect(dealsIn(events).map(({ round, hands }) => [round, hands.map((hand) => hand.length)])).toEqual([
      ['1', Array(seats).fill(7)],
      ['2', Array(seats).fill(3)],
      ['3', Array(seats).fill(7)],
    ]);
  });

  test('ROUND-3: rounds 1 and 3 have three turns, round 2 has one', () => {
    const reveals = events.map(({ type }) => type).filter((type) => type === 'dealt' || type === 'revealed');
    expect(
      reveals
        .join(' ')
        .split('dealt')
        .slice(1)
        .map((round) => round.trim().split(' ').length),
    ).toEqual([3, 1, 3]);
  });

  test('ROUND-4: left is the next seat clockwise, and discards stay secret', () => {
    const before = states.findIndex(({ open }) => open.turn === 2) - 1;
    const placed = states[before] as GameState;
    const passed = states[before + 1] as GameState;
    const from = (seat: number): readonly Tile[] =>
      placed.hidden.hands[(seat + seats - 1) % seats] as readonly Tile[];
    passed.hidden.hands.forEach((hand, seat) => expect(hand).toEqual(from(seat)));
    expect((states.at(-1) as GameState).hidden.discards).toHaveLength(3 * seats);
    expect(JSON.stringify(states.at(-1)?.open)).not.toContain('discards');
  });

  test('ROUND-4: in round 3 hands pass to the right', () => {
    const before = states.findIndex(({ open }) => open.round === '3' && open.turn === 2) - 1;
    const placed = states[before] as GameState;
    const passed = states[before + 1] as GameState;
    passed.hidden.hands.forEach((hand, seat) =>
      expect(hand).toEqual(placed.hidden.hands[(seat + 1) % seats]),
    );
  });

  test('ROUND-5: six single tiles after round 1, ten buildings after round 2', () => {
    expect(sizesAt(states, '2')).toEqual(Array(seats).fill(6));
    expect(sizesAt(states, '3')).toEqual(Array(seats).fill(8));
  });
});

describe('a duel', () => {
  const { events, states } = randomGame(DUEL_OPTIONS, 'duel rounds');

  test('DUEL-1: each player builds two cities alone', () => {
    const { cities } = (states.at(-1) as GameState).open;
    expect(cities.map(({ tiles }) => [...new Set(tiles.map(({ seat }) => seat))])).toEqual([
      [0],
      [0],
      [1],
      [1],
    ]);
  });

  test('DUEL-2: each round twice, hands passing to the opponent', () => {
    expect(story(events)).toBe(
      '1a: left left discarded 1b: left left discarded 2a: discarded 2b: discarded ' +
        '3a: right right discarded 3b: right right discarded ended',
    );
  });

  test('DUEL-3, DUEL-4: the score is the sum of both cities, with factories ranked over all four', () => {
    const { result } = (states.at(-1) as GameState).open;
    result?.seats.forEach(({ score, cities: [left, right] }) => {
      expect(score).toBe((result.cities[left]?.total ?? 0) + (result.cities[right]?.total ?? 0));
    });
    expect(result?.seats.map(({ cities }) => cities)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
