/** Bots that can't peek: what a seat may not see never changes what its bot does. */
import { type GameState, type Seat, seatView, type Tile } from '@duopolis/rules';
import { isDuplex } from '@duopolis/rules/notation';
import { below, fastRandom, shuffled } from '@duopolis/rules/chance';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { BOT_NAMES, type BotName, BOTS } from '../src/index.ts';
import { FEW, GAMES, play } from './kit/play.ts';

/** The same table for this seat: all tiles it can't see are mixed among the places it can't see. */
function redealt({ open, hidden }: GameState, seat: Seat, seed: string): GameState {
  const random = fastRandom(seed);
  const { supply, hands, discards } = hidden;
  const others = open.options.mode === 'solo' ? [] : hands.filter((_, other) => other !== seat);
  const mix = (tiles: readonly Tile[]): Tile[] => [...shuffled(tiles, random)];
  const singles = mix([...supply.buildings, ...discards, ...others.flat()].filter((tile) => !isDuplex(tile)));
  const duplexes = mix([...supply.duplexes, ...discards, ...others.flat()].filter(isDuplex));
  const another = (tile: Tile): Tile => (isDuplex(tile) ? duplexes : singles).pop() as Tile;
  const faceUp = open.options.mode === 'solo';
  const newHands = hands.map((hand, other) => (other === seat || faceUp ? hand : hand.map(another)));
  return {
    open,
    hidden: {
      ...hidden,
      hands: newHands,
      choices: hidden.choices.map((choice, other) =>
        other === seat || choice === undefined ? choice : mix(newHands[other] ?? []).slice(0, 2),
      ),
      discards: discards.map(another),
      supply: {
        ...supply,
        buildings: supply.buildings.map(another),
        duplexes: supply.duplexes.map(another),
      },
      seed,
    },
  };
}

const decideIn = (name: BotName, state: GameState, seat: Seat, budget: Budget) =>
  BOTS[name].decide(seatView(state, seat), fastRandom('dice'), budget);

test.each(BOT_NAMES)('CHOOSE-2, CHOOSE-4: %s plays the same for any hands of the others', (name) => {
  fc.assert(
    fc.property(fc.constantFrom(...GAMES), fc.string(), fc.string(), (options, seed, other) => {
      const { steps } = play(options, seed, () => BOTS.random);
      const { state, seat } = steps[below(fastRandom(other), steps.length)] as (typeof steps)[number];
      const elsewhere = redealt(state, seat, other);
      expect(decideIn(name, elsewhere, seat, FEW)).toEqual(decideIn(name, state, seat, FEW));
    }),
    { numRuns: 20 },
  );
});

/** Enough trials for its search to tell candidates apart. */
const SEARCH: Budget = { ...FEW, iterations: 60 };
const POSITIONS = 8;

test.each(GAMES)('CHOOSE-2, CHOOSE-4: hard searches the same for any hidden tiles: %j', (options) => {
  const { steps } = play(options, 'honest', () => BOTS.greedy);
  const asked = steps.filter((_, nth) => nth % Math.ceil(steps.length / POSITIONS) === 0);
  let changed = 0;
  for (const [nth, { state, seat }] of asked.entries()) {
    const elsewhere = redealt(state, seat, `elsewhere ${nth}`);
    if (JSON.stringify(elsewhere.hidden.hands) !== JSON.stringify(state.hidden.hands)) changed++;
    else if (JSON.stringify(elsewhere.hidden.supply) !== JSON.stringify(state.hidden.supply)) changed++;
    expect(decideIn('hard', elsewhere, seat, SEARCH)).toEqual(decideIn('hard', state, seat, SEARCH));
  }
  expect(changed).toBe(asked.length);
});
