/** The worker that searches for the best arrangement. */
import { solve } from '@duopolis/bots/solver';
import type { Tile } from '@duopolis/rules';
import type { FactoryWorth } from '@duopolis/rules/scoring';

export interface SolveRequest {
  readonly tiles: readonly Tile[];
  readonly worth: FactoryWorth;
}

export type Solved = ReturnType<typeof solve>;

self.addEventListener('message', ({ data }: MessageEvent<SolveRequest>) => {
  self.postMessage(solve(data.tiles, data.worth));
});
