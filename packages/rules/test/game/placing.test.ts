/** Placing in one's two cities, and the stand-off. */
import { describe, expect, test } from 'vitest';
import type { Command, CommandOf } from '../../src/game/command.ts';
import { decide, legalCommands } from '../../src/game/decide.ts';
import { awaitedSeats, seatsToAct, type GameState } from '../../src/state/state.ts';
import { seatView } from '../../src/game/view.ts';
import type { Seat, Tile } from '../../src/types.ts';
import { begun, play, tableOf } from '../kit/games.ts';

const chooseAll = (state: GameState): GameState =>
  state.open.chosen.reduce(
    (next, _, seat) => play(next, { type: 'choose', seat, tiles: seatView(next, seat).hand.slice(0, 2) }),
    state,
  );
const tileOf = (state: GameState, seat: Seat): Tile =>
  state.open.pending.find((pending) => pending.seat === seat)?.tile as Tile;
const placing = chooseAll(begun(tableOf(3), 'placing'));
const place = (state: GameState, seat: Seat, city: number): CommandOf<'place'> => ({
  type: 'place',
  seat,
  city,
  tile: tileOf(state, seat),
  at: [0, 0],
});
const wait = (seat: Seat): Command => ({ type: 'wait', seat });
const rejection = (state: GameState, command: Command) => {
  const decision = decide(state, command);
  return decision.ok ? undefined : decision.error;
};
const waitAll = (state: GameState, ...seats: readonly Seat[]): GameState =>
  seats.reduce((next, seat) => play(next, wait(seat)), state);

describe('placing', () => {
  test('PLACE-1: a seat decides which tile goes left and which goes right', () => {
    const cities = new Set(
      legalCommands(placing, 1).flatMap((command) =>
        command.type === 'place' ? [`${command.tile} ${command.city}`] : [],
      ),
    );
    const [one, other] = placing.open.pending.filter(({ seat }) => seat === 1).map(({ tile }) => tile);
    expect(cities).toEqual(new Set([`${one} 1`, `${one} 0`, `${other} 1`, `${other} 0`]));
  });

  test('PLACE-1: the second tile goes to the other city', () => {
    const once = play(placing, place(placing, 1, 1));
    expect(once.open.pending.filter(({ seat }) => seat === 1).map(({ cities }) => cities)).toEqual([[0]]);
    expect(rejection(once, { ...place(once, 1, 1), at: [0, 1] })).toEqual({
      code: 'wrong-city',
      rule: 'PLACE-1',
      city: 1,
      cities: [0],
    });
  });

  test('PLACE-1: a city of others, and a tile already placed, are refused', () => {
    expect(rejection(placing, place(placing, 1, 2))).toMatchObject({ code: 'wrong-city', rule: 'PLACE-1' });
    const both = play(play(placing, place(placing, 1, 1)), place(play(placing, place(placing, 1, 1)), 1, 0));
    expect(rejection(both, { ...place(placing, 1, 1), at: [0, 1] })).toMatchObject({
      code: 'not-to-place',
      rule: 'PLACE-1',
      left: [],
    });
  });

  test('PLACE-2: seats place in any order, and two equal tiles differ only by their city', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
    ];
    const ends = orders.map((order) =>
      order.reduce((state, seat) => play(state, place(state, seat, seat)), placing),
    );
    expect(ends[0]?.open.cities).toEqual(ends[1]?.open.cities);
  });

  test.each([
    [0.5, 0.5],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('PLACE-3: rows and columns are whole numbers, not %d and %d', (row, column) => {
    const first = play(placing, place(placing, 1, 1));
    expect(rejection(first, { ...place(first, 2, 1), at: [row, column] })).toMatchObject({
      code: 'not-a-cell',
      rule: 'PLACE-3',
    });
  });

  test('PLACE-5: a duplex is never turned', () => {
    let state = placing;
    while (state.open.round !== '2' || state.open.phase !== 'placing') {
      const [seat] = awaitedSeats(state.open);
      const [command] = legalCommands(state, seat as Seat);
      state = play(state, command as Command);
    }
    const tile = tileOf(state, 0);
    const turned = `${tile[0]}${tile[1] === '-' ? '|' : '-'}${tile[2]}` as Tile;
    expect(rejection(state, { type: 'place', seat: 0, city: 0, tile: turned, at: [0, 0] })).toMatchObject({
      code: 'rotated',
      rule: 'PLACE-5',
      tile: turned,
    });
  });

  test('PLACE-7: the first to place gets the cell', () => {
    const first = play(placing, place(placing, 1, 1));
    expect(rejection(first, place(first, 2, 1))).toEqual({ code: 'occupied', rule: 'PLACE-7', at: [0, 0] });
  });
});

describe('PLACE-8: when nobody wants to place first', () => {
  test('PLACE-8: the lowest seating value must place', () => {
    const lowest = placing.open.seating.indexOf(Math.min(...placing.open.seating));
    const stuck = waitAll(placing, 0, 1, 2);
    expect(stuck.open.mustPlace).toBe(lowest);
    expect(rejection(stuck, wait(lowest))).toEqual({ code: 'must-place', rule: 'PLACE-8' });
    expect(legalCommands(stuck, lowest).some(({ type }) => type === 'wait')).toBe(false);
  });

  test('PLACE-8: the seating value decides, not the seat', () => {
    const other: GameState = { ...placing, open: { ...placing.open, seating: [7, 3, 5] } };
    expect(waitAll(other, 2, 0, 1).open.mustPlace).toBe(1);
  });

  test('PLACE-8: a waiting seat does not act, until everyone waits and one must', () => {
    expect(seatsToAct(placing.open)).toEqual([0, 1, 2]);
    expect(seatsToAct(waitAll(placing, 1).open)).toEqual([0, 2]);
    const stuck = waitAll(placing, 0, 1, 2);
    expect(seatsToAct(stuck.open)).toEqual([stuck.open.mustPlace]);
  });

  test('PLACE-8: any placement ends all waiting', () => {
    const stuck = waitAll(placing, 0, 1, 2);
    const free = play(stuck, place(stuck, 2, 2));
    expect(free.open.waiting).toEqual([]);
    expect(free.open.mustPlace).toBeUndefined();
    expect(decide(free, wait(0)).ok).toBe(true);
  });

  test('PLACE-8: waiting twice, or for nobody, is refused', () => {
    expect(rejection(waitAll(placing, 0), wait(0))).toEqual({ code: 'already-waiting', rule: 'PLACE-8' });
    const alone = [0, 1].reduce(
      (state, seat) => [0, 1].reduce((next) => play(next, legalCommands(next, seat)[0] as Command), state),
      placing,
    );
    expect(awaitedSeats(alone.open)).toEqual([2]);
    expect(rejection(alone, wait(2))).toEqual({ code: 'nobody-to-wait-for', rule: 'PLACE-8' });
    expect(rejection(alone, wait(0))).toEqual({ code: 'nobody-to-wait-for', rule: 'PLACE-8' });
  });

  test('PLACE-8: there is nothing to wait for while choosing', () => {
    expect(rejection(begun(tableOf(3), 'x'), wait(0))).toEqual({
      code: 'wrong-phase',
      rule: 'PLACE-8',
      phase: 'choosing',
    });
  });
});
