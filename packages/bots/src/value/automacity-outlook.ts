/** How Automacity is expected to end, which always scores at its best: about what was seen in games. */
import type { Options } from '@duopolis/rules';
import { difficultyPoints, type SoloKind } from '@duopolis/rules/solo';
import type { Outlook } from '../win.ts';

interface Seen {
  /** Points in the end. */
  readonly end: number;
  /** What one of the later tiles brings. */
  readonly tile: number;
  /** The standard deviation of the final score from this outlook. */
  readonly spread: number;
  /** The lower, the earlier its points predict its final score. */
  readonly steepness: number;
}

interface SeenGames {
  /** Tiles in the end. */
  readonly tiles: number;
  readonly kinds: { readonly [kind in SoloKind]: Seen };
}

const BASE: SeenGames = {
  tiles: 14,
  kinds: {
    full: { end: 59, tile: 4.2, spread: 2.6, steepness: 2 },
    simple: { end: 53.5, tile: 3.9, spread: 3.7, steepness: 0.8 },
  },
};
/** By the rules of version 1, where Automacity wins most districts. */
const CAPITALS_1: SeenGames = {
  tiles: 18,
  kinds: {
    full: { end: 99, tile: 4.3, spread: 5, steepness: 2 },
    simple: { end: 89, tile: 4.3, spread: 6.6, steepness: 0.8 },
  },
};

const CAPITALS: SeenGames = {
  tiles: 18,
  kinds: {
    full: { end: 83, tile: 4.3, spread: 3.4, steepness: 2 },
    simple: { end: 72.5, tile: 3.9, spread: 5.6, steepness: 0.8 },
  },
};

const seenGames = ({ capitals, rules }: Options): SeenGames => {
  if (!capitals) return BASE;
  return rules === 2 ? CAPITALS : CAPITALS_1;
};

/** Even when finished it may change, by the rank of its factories. */
const LEAST_SPREAD = 0.7;

/** By its tiles and its points, difficulty included. More tiles make the points more reliable. */
export function automacityOutlook(options: Options, laid: number, points: number): Outlook {
  const { solo } = options;
  const { tiles, kinds } = seenGames(options);
  const { end, tile, spread, steepness } = kinds[solo?.kind ?? 'full'];
  const weight = Math.min(1, (laid / tiles) ** steepness);
  const usual = end + (solo === undefined ? 0 : difficultyPoints(solo.difficulty, options));
  return {
    value: weight * (points + Math.max(0, tiles - laid) * tile) + (1 - weight) * usual,
    spread: Math.max(LEAST_SPREAD, spread * Math.sqrt(1 - weight ** 2)),
  };
}
