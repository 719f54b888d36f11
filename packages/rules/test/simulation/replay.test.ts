/** A simulated game is a game: its log replays through the engine, move by move, to the same result. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastRandom } from '../../src/chance/random.ts';
import { setUp } from '../../src/game/setup.ts';
import type { Command } from '../../src/game/command.ts';
import { begin, decide, stateAfter } from '../../src/game/decide.ts';
import type { Setup } from '../../src/state/event.ts';
import { evolve } from '../../src/game/evolve.ts';
import { playRandom } from '../../src/simulation/play-random.ts';
import { placementIn, type Simulation, simulationOf } from '../../src/simulation/simulation.ts';
import type { Tile } from '../../src/types.ts';

const GAMES: readonly (readonly ['table' | 'duel', number])[] = [
  ...[3, 4, 5, 6, 7].map((seats) => ['table', seats] as const),
  ['duel', 2],
];

/** The set-up that deals what the simulation dealt. */
function setupOf({ options, supply, book }: Simulation): Setup {
  const setup = setUp(options, 'any');
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  const named = (numbers: Uint8Array): Tile[] => Array.from(numbers, (number) => book.tiles[number] as Tile);
  return {
    ...setup.value,
    supply: { ...setup.value.supply, buildings: named(supply.buildings), duplexes: named(supply.duplexes) },
  };
}

/** Turn by turn what everyone chose, which is what they then placed, and every placement. */
function commandsOf({ options: { seats }, log, book }: Simulation): readonly Command[] {
  const placements = Array.from(log, (entry): Command & { type: 'place' } => {
    const { seat, city, tile, at } = placementIn(entry);
    return { type: 'place', seat, city, tile: book.tiles[tile] as Tile, at };
  });
  const commands: Command[] = [];
  for (let turn = 0; turn < placements.length; turn += 2 * seats) {
    const placed = placements.slice(turn, turn + 2 * seats);
    for (let seat = 0; seat < seats; seat++) {
      const tiles = placed.filter((one) => one.seat === seat).map(({ tile }) => tile);
      commands.push({ type: 'choose', seat, tiles });
    }
    commands.push(...placed);
  }
  return commands;
}

test.each(GAMES)('a simulated %s of %i replays through the engine to the same result', (mode, seats) => {
  const game = simulationOf({ mode, seats, capitals: false });
  fc.assert(
    fc.property(fc.string(), (seed) => {
      playRandom(game, fastRandom(seed));
      let state = stateAfter(begin(setupOf(game)));
      for (const command of commandsOf(game)) {
        const decision = decide(state, command);
        expect(decision).toMatchObject({ ok: true });
        if (decision.ok) state = decision.value.reduce(evolve, state);
      }
      const { result } = state.open;
      expect(result?.cities.map(({ total }) => total)).toEqual([...game.totals]);
      expect(result?.seats.map(({ score }) => score)).toEqual([...game.scores]);
      expect(result?.seats.map(({ rank }) => rank)).toEqual([...game.ranks]);
    }),
    { numRuns: 30 },
  );
});

const logOf = (seed: string): readonly number[] => {
  const game = simulationOf({ mode: 'table', seats: 5, capitals: false });
  playRandom(game, fastRandom(seed));
  return [...game.log];
};

test('equal random numbers play the same game, different ones another', () => {
  expect(logOf('one')).toEqual(logOf('one'));
  expect(logOf('other')).not.toEqual(logOf('one'));
});
