/** The newcomer's situation: the game as the seat sees it, and what is picked and tried. */
import {
  BUILDING_TYPES,
  type BuildingType,
  type CityIndex,
  type Seat,
  type SeatView,
  type Tile,
} from '@duopolis/rules';
import type { Offer, Staged, TableView } from '@duopolis/table';
import { effectsIn } from '../../game/turn/turn-outlook.ts';
import type { TurnPhase } from '../../game/turn/turn-draft.ts';
import type { Turn } from '../../game/turn/turn.ts';
import { typesOf } from './lesson-lines.ts';
import { type Point, pointOf } from './lesson-position.ts';

const VOICES = ['left', 'right'] as const;
/** The partner who speaks. */
export type Voice = (typeof VOICES)[number];
type ByVoice<T> = { readonly [voice in Voice]: T };

export interface Moment {
  readonly view: TableView;
  readonly game: SeatView;
  readonly point: Point;
  readonly phase: TurnPhase;
  /** Indexes in the hand. */
  readonly picked: readonly number[];
  readonly staged: readonly Staged[];
  /** My current tile, and the cities where it may go. */
  readonly aim?: { readonly tile: Tile; readonly cities: readonly CityIndex[] };
  readonly offers: readonly Offer[];
  readonly cities: ByVoice<CityIndex>;
  /** Points of my cities now, and with the tried tiles. */
  readonly now: ByVoice<number>;
  readonly meant: ByVoice<number>;
}

const both = <T>([left, right]: readonly T[], none: T): ByVoice<T> => ({
  left: left ?? none,
  right: right ?? none,
});

/** Reactive: in an effect or a component it follows the turn; nothing before and after the game. */
export function momentOf(turn: Turn): Moment | undefined {
  const [view, game, cities] = [turn.seat.view.value, turn.seat.game.value, turn.seat.cities.value];
  if (view === undefined || game === undefined) return undefined;
  const [outcome, aim] = [turn.effects.outcome.value, turn.draft.aim.value];
  const standing = effectsIn(cities, game.open, game.open);
  return {
    view,
    game,
    point: pointOf(game.open),
    phase: turn.draft.phase.value,
    picked: turn.draft.picked.value,
    staged: turn.draft.staged.value,
    offers: turn.seat.offers.value,
    cities: both(cities, 0),
    now: both(
      standing.map(({ before }) => before),
      0,
    ),
    meant: both(
      outcome.map(({ after }) => after),
      0,
    ),
    ...(aim?.slot !== undefined && { aim: { tile: aim.tile, cities: [...turn.targets.legal.value.keys()] } }),
  };
}

/** The types that I have placed, tried or picked. */
function knownTypes({ game, staged }: Moment, taken: readonly Tile[] = []): ReadonlySet<BuildingType> {
  const placed = game.open.cities.flatMap(({ tiles }) => tiles.filter(({ seat }) => seat === game.viewer));
  return new Set(
    [...placed, ...staged]
      .map((one) => one.tile)
      .concat(taken)
      .flatMap(typesOf),
  );
}

/** A type of the tile that I have neither placed nor picked before: time to explain it. */
export function unexplainedType(
  moment: Moment,
  tile: Tile,
  taken: readonly Tile[] = [],
): BuildingType | undefined {
  const known = knownTypes(moment, taken);
  return typesOf(tile).find((type) => !known.has(type));
}

/** A type that I have not handled at all. */
export function unmetType(moment: Moment): BuildingType | undefined {
  const known = knownTypes(moment);
  return BUILDING_TYPES.find((type) => !known.has(type));
}

/** The side of the weaker city; nothing while they are equal. */
export function weakerSide({ left, right }: ByVoice<number>): Voice | undefined {
  if (left === right) return undefined;
  return left < right ? 'left' : 'right';
}

export const voiceOf = ({ cities }: Moment, city: CityIndex): Voice =>
  cities.left === city ? 'left' : 'right';

/** The seat of my partner on a side. */
export function partnerSeat({ game: { open, viewer } }: Moment, side: Voice): Seat {
  const { seats } = open.options;
  return (viewer + (side === 'left' ? 1 : seats - 1)) % seats;
}
