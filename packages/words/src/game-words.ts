/** The course of a game in words: modes, rounds, phases, and what happened. */
import type { Mode, Pass, Phase, RoundName } from '@duopolis/rules';

export interface GameWords {
  readonly modes: { readonly [mode in Mode]: string };
  readonly phases: { readonly [phase in Phase]: string };
  readonly passes: { readonly [pass in Pass]: string };
  readonly round: (name: RoundName) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly left: string;
  readonly right: string;
  /** Somebody's own seat. */
  readonly you: string;
  readonly happened: {
    readonly dealt: (round: RoundName) => string;
    /** Random tiles for the cities (SIMPLE-1). */
    readonly drew: (tiles: string) => string;
    readonly setUp: (tiles: string, city: string) => string;
    readonly chose: (who: string, tiles?: string) => string;
    readonly assigned: (who: string, tile: string, city: string) => string;
    readonly placed: (who: string, tile: string, city: string) => string;
    readonly waited: (who: string) => string;
    readonly stoodOff: (who: string) => string;
    readonly passed: (to: Exclude<Pass, 'none'>) => string;
    readonly discarded: () => string;
    readonly ended: () => string;
  };
}
