/** The moments of a game, found by comparing two views, without events or a screen. */
import {
  type Cell,
  type CityIndex,
  type OpenGame,
  type Pass,
  type Round,
  roundOf,
  roundsOf,
  type Seat,
  type Tile,
} from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Step } from '../link/link.ts';
import { type ScoreChange, changesOf } from './changes.ts';
import { type Lit, litOf } from './lit-cells.ts';

/** The two tiles that a seat reveals. */
export interface Shown {
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
}

export type Moment =
  | {
      readonly kind: 'reveal';
      readonly shown: readonly Shown[];
      /** The number of this turn in the whole game, from 1. */
      readonly turn: number;
    }
  | {
      readonly kind: 'place';
      readonly city: CityIndex;
      readonly seat: Seat;
      readonly tile: Tile;
      readonly at: Cell;
      /** Its index among the tiles of the city. */
      readonly nth: number;
    }
  | { readonly kind: 'score'; readonly changes: readonly ScoreChange[]; readonly lit: readonly Lit[] }
  | { readonly kind: 'pass'; readonly to: Exclude<Pass, 'none'> }
  /** A round is over; without a next one, so is the game. */
  | { readonly kind: 'round'; readonly ended: Round; readonly next?: Round }
  | { readonly kind: 'deal' };

export type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { readonly kind: Kind }>;

export function momentsOf({ before, after }: Pick<Step, 'before' | 'after'>): readonly Moment[] {
  const [was, is] = [openIn(before), openIn(after)];
  if (was === undefined || is === undefined || was === is) return [];
  return [
    ...placed(was, is),
    ...scored(was, is),
    ...revealed(was, is),
    ...passed(was, is),
    ...roundOver(was, is),
    ...dealt(was, is),
  ];
}

const openIn = ({ game }: TableView): OpenGame | undefined => game?.open;

const placed = (was: OpenGame, is: OpenGame): readonly Moment[] =>
  is.cities.flatMap((city, index) => {
    const standing = was.cities[index]?.tiles.length ?? 0;
    return city.tiles.slice(standing).map(
      ({ tile, at, seat }, nth): Moment => ({
        kind: 'place',
        city: index,
        seat,
        tile,
        at,
        nth: standing + nth,
      }),
    );
  });

function scored(was: OpenGame, is: OpenGame): readonly Moment[] {
  if (was.cities === is.cities) return [];
  const changes = changesOf(was, is);
  const lit = litOf(was, is, changes);
  return changes.length + lit.length === 0 ? [] : [{ kind: 'score', changes, lit }];
}

function revealed(was: OpenGame, is: OpenGame): readonly Moment[] {
  if (was.phase === 'placing' || is.phase !== 'placing') return [];
  return [{ kind: 'reveal', shown: shownIn(is), turn: turnOfGame(is) }];
}

/** The tiles that each seat has taken. People place the tiles of Automas, but did not choose them (FULL-3, DUO-1). */
export function shownIn({ pending, automas }: OpenGame): readonly Shown[] {
  let rest = pending;
  const taken = automas.map(({ seat, takes }) => {
    const tiles = takes.flatMap(({ tile, city }) => {
      const found = rest.find(
        (one) => one.tile === tile && one.cities.length === 1 && one.cities[0] === city,
      );
      rest = rest.filter((one) => one !== found);
      return found === undefined ? [] : [tile];
    });
    return { seat, tiles };
  });
  const seats = [...new Set(rest.map(({ seat }) => seat))];
  const own = seats.map((seat) => ({
    seat,
    tiles: rest.filter((one) => one.seat === seat).map(({ tile }) => tile),
  }));
  return [...taken.filter(({ tiles }) => tiles.length > 0), ...own].toSorted(
    (one, other) => one.seat - other.seat,
  );
}

/** Turns are counted within each round. */
function turnOfGame(open: OpenGame): number {
  const rounds = roundsOf(open);
  const earlier = rounds.slice(
    0,
    rounds.findIndex(({ name }) => name === open.round),
  );
  return earlier.reduce((turns, round) => turns + round.turns, open.turn);
}

/** Another turn of the same round with passing hands: they came from a neighbour. */
function passed(was: OpenGame, is: OpenGame): readonly Moment[] {
  const { pass } = roundOf(is);
  return pass !== 'none' && was.round === is.round && was.turn > 0 && is.turn > was.turn
    ? [{ kind: 'pass', to: pass }]
    : [];
}

function roundOver(was: OpenGame, is: OpenGame): readonly Moment[] {
  if (was.turn === 0) return [];
  if (was.round !== is.round) return [{ kind: 'round', ended: roundOf(was), next: roundOf(is) }];
  return was.phase !== 'over' && is.phase === 'over' ? [{ kind: 'round', ended: roundOf(was) }] : [];
}

const dealt = (was: OpenGame, is: OpenGame): readonly Moment[] =>
  is.phase === 'choosing' && (was.round !== is.round || was.handSize < is.handSize) ? [{ kind: 'deal' }] : [];
