/** Alone with the Automas: how a turn goes in both modes, and in duo, from the events of whole games. */
import { describe, expect, test } from 'vitest';
import { difficultyPoints } from '../../src/automa/difficulty.ts';
import type { Command } from '../../src/game/command.ts';
import { decide, legalCommands } from '../../src/game/decide.ts';
import type { EventOf, GameEvent } from '../../src/state/event.ts';
import type { Options } from '../../src/state/options.ts';
import type { GameState } from '../../src/state/state.ts';
import { seatView, viewFor } from '../../src/game/view.ts';
import { isDuplex } from '../../src/tile.ts';
import type { Tile } from '../../src/types.ts';
import { begun, DUO_OPTIONS, inCapitals, play, randomGame, soloOf } from '../kit/games.ts';

const eventsOf = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);

/** One letter an event: the course of a game at a glance. */
const LETTER: { readonly [type in GameEvent['type']]?: string } = {
  'set-up': 'u',
  drew: 'r',
  dealt: 'D',
  automa: 'A',
  assigned: 'a',
  chose: 'c',
  revealed: 'R',
  placed: 'p',
  passed: '>',
  discarded: 'x',
  ended: '!',
};
const course = (options: Options): string =>
  randomGame(options, 'course')
    .events.map(({ type }) => LETTER[type] ?? '')
    .join('');

describe('simple mode', () => {
  const { events, states } = randomGame(soloOf('simple'), 'simple');

  test('SIMPLE-1: three random tiles, three to assign, four to place, seven times', () => {
    expect(course(soloOf('simple'))).toBe(`${'rDaaappppx'.repeat(7)}!`);
  });

  test('CAP-4, SIMPLE-1: with Capitals nine times', () => {
    expect(course(inCapitals(soloOf('simple')))).toBe(`${'rDaaappppx'.repeat(9)}!`);
  });

  test('SIMPLE-1: duplexes come in the fourth turn, and Automacity inserts at once', () => {
    const drawn = eventsOf(events, 'drew');
    expect(drawn.map(({ tiles }) => tiles.filter(isDuplex).length)).toEqual([0, 0, 0, 3, 0, 0, 0]);
    const [state] = states as [GameState];
    expect(state.open.cities[1]?.laid).toEqual([drawn[0]?.tiles[1]]);
  });

  test('SOLO-2: one tile to each city, each city once', () => {
    const start = begun(soloOf('simple'), 'x');
    const [tile] = seatView(start, 0).hand as [Tile];
    const once = play(start, { type: 'assign', seat: 0, city: 2, tile });
    expect(once.open.assignTo).toEqual([0, 1]);
    const again = decide(once, { type: 'assign', seat: 0, city: 2, tile: seatView(once, 0).hand[0] as Tile });
    expect(again.ok ? undefined : again.error).toEqual({
      code: 'not-to-assign',
      rule: 'SOLO-2',
      city: 2,
      cities: [0, 1],
    });
  });

  test('SOLO-2: nothing is placed before everything is assigned', () => {
    const start = begun(soloOf('simple'), 'x');
    const tile = start.open.pending[0]?.tile as Tile;
    const early = decide(start, { type: 'place', seat: 0, city: 0, tile, at: [0, 0] });
    expect(early.ok ? undefined : early.error).toEqual({
      code: 'wrong-phase',
      rule: 'SOLO-2',
      phase: 'assigning',
    });
  });
});

describe('full mode', () => {
  const { events, states } = randomGame(soloOf('full'), 'full');

  test('FULL-1, FULL-2, FULL-3, FULL-4: the course of a whole game', () => {
    const turn = 'AAaapppp';
    const round = `D${turn}>${turn}>${turn}x`;
    expect(course(soloOf('full'))).toBe(`u${round}DaaxDaappppx${round}!`);
  });

  test('CAP-4, FULL-2: with Capitals four turns with hands of nine', () => {
    const turn = 'AAaapppp';
    const round = `D${turn}>${turn}>${turn}>${turn}x`;
    expect(course(inCapitals(soloOf('full')))).toBe(`u${round}DaaxDaappppx${round}!`);
  });

  test('FULL-1: two random duplexes lie in Automacity from the start', () => {
    expect(
      eventsOf(events, 'set-up').map(({ city, tiles }) => [city, tiles.filter(isDuplex).length]),
    ).toEqual([[1, 2]]);
  });

  test('FULL-2: all three hands lie face up, for you and for spectators', () => {
    const [start] = states as [GameState];
    expect(viewFor(start, 0)).toMatchObject({ faceUp: start.hidden.hands });
    expect(viewFor(start, 'spectator')).toMatchObject({ faceUp: start.hidden.hands });
    expect(start.hidden.hands.map((hand) => hand.length)).toEqual([7, 5, 5]);
  });

  test('FULL-2: Autommaso takes for Leftville and Automacity, then Automarta for Rightown and Automacity', () => {
    for (const [nth, { move }] of eventsOf(events, 'automa').entries()) {
      expect([move.seat, move.takes.map(({ city }) => city)]).toEqual(
        nth % 2 === 0 ? [1, [0, 1]] : [2, [2, 1]],
      );
    }
    const cards = eventsOf(events, 'automa').map(({ move }) => move.card.number);
    expect(new Set(cards).size).toBe(12);
  });

  test('FULL-2: Automarta sees what Autommaso put into Automacity', () => {
    const deal = events.findIndex(({ type }) => type === 'dealt');
    const [first, second] = events.slice(deal + 1) as [EventOf<'automa'>, EventOf<'automa'>];
    const [start] = states as [GameState];
    expect(start.open.cities[1]?.laid?.slice(2)).toEqual([
      first.move.takes[1]?.tile,
      second.move.takes[1]?.tile,
    ]);
  });

  test('FULL-4: two hands of three duplexes, four assigned, two discarded', () => {
    const deals = eventsOf(events, 'dealt').filter(({ round }) => round === '2');
    expect(deals.map(({ hands }) => hands.map((hand) => hand.length))).toEqual([[3], [3]]);
    expect((states.at(-1) as GameState).hidden.discards).toHaveLength(2 + 3 + 3);
  });

  test('SOLO-1: the Automas take no commands', () => {
    const [start] = states as [GameState];
    expect(legalCommands(start, 1)).toEqual([]);
    const command: Command = { type: 'assign', seat: 1, city: 0, tile: seatView(start, 1).hand[0] as Tile };
    const decision = decide(start, command);
    expect(decision.ok ? undefined : decision.error).toEqual({
      code: 'automa-seat',
      rule: 'SOLO-1',
      seat: 1,
    });
  });
});

test.each([1, 2, 3, 4, 5, 6, 7] as const)(
  'SOLO-4, SOLO-5: level %i changes Automacity and so the standings',
  (level) => {
    const last = randomGame(soloOf('full', level), 'level').states.at(-1) as GameState;
    const plain = randomGame(soloOf('full', 4), 'level').states.at(-1) as GameState;
    const [score, before] = [last.open.result?.cities[1], plain.open.result?.cities[1]];
    expect(score).toMatchObject({
      difficulty: difficultyPoints(level, { capitals: false }),
      total: (before?.total ?? 0) + difficultyPoints(level, { capitals: false }),
    });
    expect(last.open.result?.seats.map(({ cities }) => cities)).toEqual([
      [0, 2],
      [1, 0],
      [2, 1],
    ]);
    for (const { score: seat, cities } of last.open.result?.seats ?? []) {
      expect(seat).toBe(Math.min(...cities.map((city) => last.open.result?.cities[city]?.total ?? 0)));
    }
  },
);

describe('duo', () => {
  const { events, states } = randomGame(DUO_OPTIONS, 'duo');

  test('DUO-1: a duplex begins each of its cities, and its partners place it', () => {
    expect(course(DUO_OPTIONS).startsWith('uuppxDA')).toBe(true);
    expect(eventsOf(events, 'set-up').map(({ city }) => city)).toEqual([2, 1]);
    expect(
      eventsOf(events, 'placed')
        .slice(0, 2)
        .map(({ seat, city }) => `${seat} ${city}`)
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['0 2', '1 1']);
  });

  test('DUO-1: left first in round 1, right first in round 3, none in round 2', () => {
    const takes = eventsOf(events, 'automa').map(({ move }) => move.takes.map(({ city }) => city));
    expect(takes).toEqual([...[1, 2, 3].map(() => [2, 1]), ...[1, 2, 3].map(() => [1, 2])]);
  });

  test('DUO-2, CHOOSE-2: in secret, what the Automa takes stays hidden until the reveal', () => {
    const chosen = states.find(({ open }) => open.phase === 'choosing') as GameState;
    expect(chosen.open.chosen).toEqual([false, false, true]);
    expect(chosen.open.automas).toEqual([]);
    expect(chosen.hidden.automa).toBeDefined();
    const revealed = states.find(({ open }) => open.phase === 'placing' && open.turn === 1) as GameState;
    expect(revealed.open.automas).toEqual([chosen.hidden.automa]);
  });

  test('DUO-2, CHOOSE-4: the reasons shown name no tile that stays in the hand', () => {
    for (const { open } of states) {
      for (const { takes } of open.automas) {
        for (const take of takes) {
          expect(take.candidates.map(({ tile }) => tile)).toEqual([take.tile]);
          expect([take.skipped, take.tieBreak]).toEqual([[], undefined]);
        }
      }
    }
  });

  test('DUO-1: every city is a full square with twelve tiles and two duplexes', () => {
    for (const { tiles } of (states.at(-1) as GameState).open.cities) {
      expect(tiles.filter(({ tile }) => isDuplex(tile))).toHaveLength(2);
      expect(tiles).toHaveLength(14);
    }
    expect(
      (states.at(-1) as GameState).open.cities.every(({ tiles }) => tiles.every(({ seat }) => seat !== 2)),
    ).toBe(true);
  });
});
