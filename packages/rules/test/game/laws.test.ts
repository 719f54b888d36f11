/** The laws of the engine, for every player count and variant. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildingTiles, COMPONENTS } from '../../src/components/box.ts';
import type { Command } from '../../src/game/command.ts';
import { decide, legalCommands, stateAfter } from '../../src/game/decide.ts';
import type { GameEvent } from '../../src/state/event.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { GameState } from '../../src/state/state.ts';
import { viewFor, type Viewer } from '../../src/game/view.ts';
import { isDuplex } from '../../src/tile.ts';
import type { Tile } from '../../src/types.ts';
import { aSeed, EVERY_VIEW, nameOf, randomGame } from '../kit/games.ts';

const someGames = (options: (typeof EVERY_VIEW)[number], check: (seed: string) => void): void =>
  fc.assert(fc.property(aSeed, check), { numRuns: options.seats > 4 ? 2 : 4 });

/** Commands of every kind, legal and not, around what the seat can see. */
function manyCommands(state: GameState, seat: number): readonly Command[] {
  const hand = state.hidden.hands[seat] ?? [];
  const tiles: readonly Tile[] = [
    ...new Set([...hand, ...state.open.pending.map(({ tile }) => tile), 'S', 'S-F'] as const),
  ];
  const cities = state.open.cities.map((_, city) => city);
  const cells = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  return [
    ...tiles.flatMap((one) => tiles.map((other): Command => ({ type: 'choose', seat, tiles: [one, other] }))),
    ...tiles
      .slice(0, 6)
      .flatMap((tile) =>
        cities.flatMap((city) =>
          cells.flatMap((row) =>
            cells.map((column): Command => ({ type: 'place', seat, city, tile, at: [row, column] })),
          ),
        ),
      ),
    ...tiles.flatMap((tile) => cities.map((city): Command => ({ type: 'assign', seat, city, tile }))),
    { type: 'wait', seat },
    { type: 'choose', seat, tiles: [] },
  ];
}

/** The order of two chosen tiles does not matter. */
const canonical = (command: Command): string =>
  JSON.stringify(command.type === 'choose' ? { ...command, tiles: command.tiles.toSorted() } : command);

const allTiles = ({ open, hidden }: GameState): readonly Tile[] => [
  ...hidden.supply.buildings,
  ...hidden.supply.duplexes,
  ...hidden.hands.flat(),
  ...hidden.discards,
  ...open.pending.map(({ tile }) => tile),
  ...open.cities.flatMap(({ tiles, laid }) => [...tiles.map(({ tile }) => tile), ...(laid ?? [])]),
];

/** In one line, which is compared a hundred times as fast as a list. */
const lineOf = (tiles: readonly Tile[]): string => tiles.toSorted().join(' ');

const everyTile = (capitals: boolean): string =>
  lineOf([...buildingTiles(COMPONENTS, { capitals }), ...COMPONENTS.duplexes]);

describe.each(EVERY_VIEW.map((options) => [nameOf(options), options] as const))('%s', (_, options) => {
  test('ROUND-1, ROUND-3, CAP-1, LAND-6: a random game always finishes, with every city full', () => {
    someGames(options, (seed) => {
      const last = randomGame(options, seed, true).states.at(-1) as GameState;
      for (const { tiles, laid } of last.open.cities) {
        const placed = laid ?? tiles.map(({ tile }) => tile);
        expect(placed.filter((tile) => !isDuplex(tile))).toHaveLength(options.capitals ? 16 : 12);
        expect(placed.filter(isDuplex)).toHaveLength(2);
      }
      expect(last.open.result).toBeDefined();
    });
  });

  test('ROUND-2: tiles are conserved', () => {
    const every = everyTile(options.capitals);
    someGames(options, (seed) => {
      for (const state of randomGame(options, seed).states) expect(lineOf(allTiles(state))).toBe(every);
    });
  });

  test('the state is the fold of its events', () => {
    someGames(options, (seed) => {
      const { events, states } = randomGame(options, seed, true);
      expect(stateAfter(events)).toEqual(states.at(-1));
      expect(stateAfter(JSON.parse(JSON.stringify(events)))).toEqual(states.at(-1));
    });
  });

  test('evolve works for any state, though the latest result is cached', () => {
    const { events, states } = randomGame(options, 'kept');
    const [begun, ...later] = events as [GameEvent, ...GameEvent[]];
    const first = stateAfter([begun]);
    const other: GameState = { ...first, open: { ...first.open, tokens: ['elsewhere'] } };
    let here = first;
    let there = other;
    for (const event of later) {
      here = evolve(here, event);
      there = evolve(there, event);
      expect(there.open.tokens).toEqual(['elsewhere']);
    }
    expect(here).toEqual(states.at(-1));
    expect({ ...there, open: { ...there.open, tokens: here.open.tokens } }).toEqual(here);
  });

  test('decide accepts exactly the legal commands', () => {
    someGames(options, (seed) => {
      const { states } = randomGame(options, seed, true);
      const checked = states.filter((state, nth) => nth % 13 === 0 || state.open.phase === 'over');
      for (const state of checked) {
        for (let seat = 0; seat < options.seats; seat++) {
          const legal = legalCommands(state, seat);
          const accepted = [...legal, ...manyCommands(state, seat)].filter(
            (command) => decide(state, command).ok,
          );
          expect(new Set(accepted.map(canonical))).toEqual(new Set(legal.map(canonical)));
          expect(new Set(legal.map(canonical)).size).toBe(legal.length);
        }
      }
    });
  });

  test('CHOOSE-2, CHOOSE-4: hidden information never changes the view', () => {
    someGames(options, (seed) => {
      for (const state of randomGame(options, seed).states) {
        for (const viewer of [...state.open.chosen.keys(), 'spectator'] as const) {
          expect(JSON.stringify(viewFor(otherSecrets(state, viewer), viewer))).toBe(
            JSON.stringify(viewFor(state, viewer)),
          );
        }
      }
    });
  });
});

/** The same state with everything changed that the viewer may not know. */
function otherSecrets(state: GameState, viewer: Viewer): GameState {
  const { hidden, open } = state;
  const faceUp = open.options.mode === 'solo';
  const keep = (seat: number): boolean => faceUp || seat === viewer;
  const { seed: _, automa: __, ...rest } = hidden;
  return {
    open,
    hidden: {
      ...rest,
      seed: 'another seed',
      supply: { buildings: hidden.supply.buildings.toReversed(), duplexes: [], cards: [] },
      hands: hidden.hands.map((hand, seat) => (keep(seat) ? hand : hand.map((): Tile => 'H'))),
      choices: hidden.choices.map((choice, seat) => (keep(seat) ? choice : choice && (['H', 'H'] as const))),
      held: hidden.held.map((hands, seat) => (keep(seat) ? hands : [])),
      discards: [],
    },
  };
}
