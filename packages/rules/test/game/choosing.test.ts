/** Choosing and revealing, given a state, when a command comes, then these events or this rejection. */
import { describe, expect, test } from 'vitest';
import type { Command, CommandOf } from '../../src/game/command.ts';
import { decide, legalCommands } from '../../src/game/decide.ts';
import type { GameState } from '../../src/state/state.ts';
import { seatView } from '../../src/game/view.ts';
import type { Tile } from '../../src/types.ts';
import { begun, play, tableOf } from '../kit/games.ts';

const start = begun(tableOf(3), 'choosing');
const handOf = (state: GameState, seat: number): readonly Tile[] => seatView(state, seat).hand;
const firstTwo = (state: GameState, seat: number): CommandOf<'choose'> => ({
  type: 'choose',
  seat,
  tiles: handOf(state, seat).slice(0, 2),
});
const rejection = (state: GameState, command: Command) => {
  const decision = decide(state, command);
  return decision.ok ? undefined : decision.error;
};
const eventTypes = (state: GameState, command: Command): readonly string[] => {
  const decision = decide(state, command);
  return decision.ok ? decision.value.map(({ type }) => type) : [];
};
const allChosen = [0, 1, 2].reduce((state, seat) => play(state, firstTwo(state, seat)), start);

describe('choosing', () => {
  test('CHOOSE-1: a seat chooses two tiles of its hand', () => {
    expect(eventTypes(start, firstTwo(start, 0))).toEqual(['chose']);
    expect(legalCommands(start, 0).every(({ type }) => type === 'choose')).toBe(true);
  });

  test.each([0, 1, 3])('CHOOSE-1: %i tiles are refused', (given) => {
    const tiles = handOf(start, 0).slice(0, given);
    expect(rejection(start, { type: 'choose', seat: 0, tiles })).toEqual({
      code: 'choose-two',
      rule: 'CHOOSE-1',
      given,
    });
  });

  test('CHOOSE-1: a tile that is not in the hand is refused, also the second copy of a single one', () => {
    const hand = handOf(start, 0);
    const single = hand.find((tile) => hand.filter((other) => other === tile).length === 1) as Tile;
    expect(rejection(start, { type: 'choose', seat: 0, tiles: [single, single] })).toEqual({
      code: 'not-in-hand',
      rule: 'CHOOSE-1',
      tile: single,
      hand,
    });
  });

  test('CHOOSE-2: nothing is revealed until the last seat has chosen, then everything at once', () => {
    const one = play(start, firstTwo(start, 0));
    const two = play(one, firstTwo(one, 1));
    expect(two.open.phase).toBe('choosing');
    expect(two.open.pending).toEqual([]);
    expect(two.open.chosen).toEqual([true, true, false]);
    expect(eventTypes(two, firstTwo(two, 2))).toEqual(['chose', 'revealed']);
    expect(allChosen.open.pending.map(({ seat, tile }) => [seat, tile])).toEqual(
      [0, 1, 2].flatMap((seat) =>
        handOf(start, seat)
          .slice(0, 2)
          .map((tile) => [seat, tile]),
      ),
    );
  });

  test('CHOOSE-2: nobody places before the reveal', () => {
    const command: Command = {
      type: 'place',
      seat: 0,
      city: 0,
      tile: handOf(start, 0)[0] as Tile,
      at: [0, 0],
    };
    expect(rejection(start, command)).toEqual({ code: 'wrong-phase', rule: 'CHOOSE-2', phase: 'choosing' });
  });

  test('CHOOSE-3: a choice can be changed until the last seat has chosen', () => {
    const first = play(start, firstTwo(start, 0));
    const changed = play(first, { type: 'choose', seat: 0, tiles: handOf(start, 0).slice(2, 4) });
    expect(seatView(changed, 0).choice).toEqual(handOf(start, 0).slice(2, 4));
    expect(changed.open).toBe(first.open);
  });

  test('CHOOSE-3: after the reveal nothing can be changed', () => {
    expect(rejection(allChosen, firstTwo(start, 0))).toEqual({
      code: 'wrong-phase',
      rule: 'CHOOSE-3',
      phase: 'placing',
    });
  });

  test('CHOOSE-4: a seat sees its own hand and choice and nobody else sees them', () => {
    const one = play(start, firstTwo(start, 1));
    expect(seatView(one, 1)).toMatchObject({ hand: handOf(start, 1), choice: firstTwo(start, 1).tiles });
    expect(Object.keys(seatView(one, 0))).toEqual(['viewer', 'open', 'hand', 'held']);
    expect(seatView(one, 0).held).toEqual([handOf(start, 0)]);
  });

  test('SEAT-1: a seat that is not at the table is refused', () => {
    expect(rejection(start, { type: 'wait', seat: 3 })).toEqual({
      code: 'no-such-seat',
      rule: 'SEAT-1',
      seat: 3,
      seats: 3,
    });
  });
});
