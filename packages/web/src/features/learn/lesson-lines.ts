/** What partners can say and point at: the lines, the targets, and the facts in the lines. */
import type { BuildingType, Cell, CityIndex, Seat, Tile } from '@duopolis/rules';
import { buildingsOf, isDuplex, typeOfBuilding } from '@duopolis/rules/notation';
import type { Voice } from './moment.ts';

/** A target on the table. */
export type Target =
  | { readonly kind: 'tile'; readonly index: number }
  /** The cells that one tile covers. */
  | { readonly kind: 'cells'; readonly city: CityIndex; readonly cells: readonly Cell[] }
  | { readonly kind: 'city' | 'total' | 'agree'; readonly city: CityIndex }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'hand' | 'lock' | 'confirm' | 'pass' | 'balance' };

export const LINES = [
  'goal',
  'hand',
  'second',
  'lock',
  'otherwise',
  'reveal',
  'left',
  'right',
  'confirm',
  'ready',
  'better',
  'built',
  'pass',
  'pair',
  'more',
  'offer',
  'lines',
  'slides',
  'here',
  'wants',
  'weaker',
  'level',
  'why',
  'free',
  'oneMore',
  'picked',
  'chosen',
  'pickedBoth',
  'help',
  'lifted',
  'same',
  'duplex',
  'theseTwo',
  'long',
  'rest',
  'tips',
  'crossroads',
  'on',
  'moment',
] as const;
export type Line = (typeof LINES)[number];

/** A partner's name for a tile. */
export type Noun = BuildingType | 'duplex';

export interface Facts {
  readonly first: Noun;
  readonly second: Noun;
  /** The current tile, and its gain on the target cell. */
  readonly tile: Noun;
  readonly gain: number;
  /** A type that the newcomer handles for the first time. */
  readonly fresh: BuildingType;
  readonly low: number;
  readonly high: number;
  /** My score before the turn in which I helped the weaker city. */
  readonly before: number;
}

/** Shown instead, with its target, after some hesitation. */
interface Hint {
  readonly line: Line;
  readonly targets: readonly Target[];
}

/** A line of one of the partners, with its variable facts. */
export interface Said {
  readonly line: Line;
  readonly by: Voice;
  readonly targets: readonly Target[];
  readonly facts?: Partial<Facts>;
  readonly hint?: Hint;
}

/** Others are awaited. */
export const WAITING: Said = { line: 'moment', by: 'left', targets: [] };

/** The types of a tile, each once. */
export const typesOf = (tile: Tile): readonly BuildingType[] => [
  ...new Set(
    buildingsOf(tile)
      .map(typeOfBuilding)
      .filter((type) => type !== 'civic'),
  ),
];

/** No civic tile is ever dealt here. */
export function nounOf(tile: Tile | undefined): Noun {
  const [building] = tile === undefined || isDuplex(tile) ? [] : buildingsOf(tile);
  const type = building === undefined ? 'duplex' : typeOfBuilding(building);
  return type === 'civic' ? 'duplex' : type;
}
