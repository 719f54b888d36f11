/** What moved between two states of a table: told by comparing them, never by the event. */
import { type Cell, type CityIndex, type Pass, roundOf, type Seat, type Tile } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Step } from '../link/link.ts';

export type Move =
  /** A tile came into a city. */
  | {
      readonly kind: 'land';
      readonly city: CityIndex;
      readonly seat: Seat;
      readonly tile: Tile;
      readonly at: Cell;
    }
  /** Everyone's tiles lie open now. */
  | { readonly kind: 'reveal' }
  /** Hands went to the next seat. */
  | { readonly kind: 'pass'; readonly to: Exclude<Pass, 'none'> }
  /** New hands were dealt. */
  | { readonly kind: 'deal' };

type Views = Pick<Step, 'before' | 'after'>;
type Game = NonNullable<TableView['game']>['open'];

export function movesOf({ before, after }: Views): readonly Move[] {
  const [was, is] = [before.game?.open, after.game?.open];
  if (was === undefined || is === undefined || was === is) return [];
  return [...landed(was, is), ...revealed(was, is), ...passed(was, is), ...dealt(was, is)];
}

const landed = (was: Game, is: Game): readonly Move[] =>
  is.cities.flatMap((city, nth) => {
    const standing = was.cities[nth]?.tiles.length ?? 0;
    return city.tiles
      .slice(standing)
      .map(({ tile, at, seat }): Move => ({ kind: 'land', city: nth, seat, tile, at }));
  });

const revealed = (was: Game, is: Game): readonly Move[] =>
  was.phase !== 'placing' && is.phase === 'placing' ? [{ kind: 'reveal' }] : [];

/** Another turn of the same round, with hands that are smaller: they came from a neighbour. */
function passed(was: Game, is: Game): readonly Move[] {
  const { pass } = roundOf(is);
  return pass !== 'none' && was.round === is.round && was.turn > 0 && is.turn > was.turn
    ? [{ kind: 'pass', to: pass }]
    : [];
}

const dealt = (was: Game, is: Game): readonly Move[] =>
  is.phase === 'choosing' && (was.round !== is.round || was.handSize < is.handSize) ? [{ kind: 'deal' }] : [];
