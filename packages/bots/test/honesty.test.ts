/** Bots that can't peek: what a seat may not see never changes what its bot does. */
import {
  below,
  fastWords,
  type GameState,
  isDuplex,
  type Seat,
  seatView,
  shuffled,
  type Tile,
} from '@duopolis/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOT_NAMES, BOTS } from '../src/index.ts';
import { FEW, GAMES, play } from './kit/play.ts';

/** The same table for this seat: all tiles it can't see are mixed among the places it can't see. */
function redealt({ open, hidden }: GameState, seat: Seat, seed: string): GameState {
  const words = fastWords(seed);
  const { supply, hands, discards } = hidden;
  const others = open.options.mode === 'solo' ? [] : hands.filter((_, other) => other !== seat);
  const mix = (tiles: readonly Tile[]): Tile[] => [...shuffled(tiles, words)];
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

test.each(BOT_NAMES)('CHOOSE-2, CHOOSE-4: %s does the same whatever the others hold', (name) => {
  fc.assert(
    fc.property(fc.constantFrom(...GAMES), fc.string(), fc.string(), (options, seed, other) => {
      const { steps } = play(options, seed, () => BOTS.random);
      const { state, seat } = steps[below(fastWords(other), steps.length)] as (typeof steps)[number];
      const elsewhere = redealt(state, seat, other);
      const [command, again] = [state, elsewhere].map((one) =>
        BOTS[name].decide(seatView(one, seat), fastWords('dice'), FEW),
      );
      expect(again).toEqual(command);
    }),
    { numRuns: 60 },
  );
});
