/** How fast Capitals is: capitals scored on masks, whole random games, legal cells, and what its tables take. */
import type { CapitalCity, Tile } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { cellsFor, matchBuilt, matchCity, withTiles } from '@duopolis/rules/cities';
import { gridOf } from '@duopolis/rules/notation';
import {
  type CapitalLayout,
  type FactoryWorth,
  layoutOfCapitalGrid,
  scoreCapitalMasks,
} from '@duopolis/rules/scoring';
import { capitalsSimulationOf, playRandomCapitals } from '@duopolis/rules/simulation';
import { gameByEvents } from './games.ts';
import type { Work } from './measure.ts';

const OPTIONS = { mode: 'table', seats: 7, capitals: true } as const;
const GAMES = 40;

/** Every city of some finished games; a game of seven uses every mat. */
const finished = (): readonly CapitalCity[] =>
  Array.from({ length: GAMES }, (_, nth) => gameByEvents(OPTIONS, `capital ${nth}`).open.cities)
    .flat()
    .flatMap((city) =>
      matchCity<readonly CapitalCity[]>(city, {
        built: (built) => matchBuilt(built, { square: () => [], capital: (capital) => [capital] }),
        automacity: () => [],
      }),
    );

export function capitalsOnMasks(): Work {
  const all = finished().map((city, nth): CapitalLayout & { readonly worth: FactoryWorth } => ({
    ...layoutOfCapitalGrid(gridOf(city)),
    worth: ((nth % 3) + 2) as FactoryWorth,
  }));
  return {
    amount: all.length,
    step: () => {
      let sum = 0;
      for (const { masks, ground, worth } of all) sum += scoreCapitalMasks(masks, ground, worth);
      return sum;
    },
  };
}

export function capitalsSimulated(): Work {
  const game = capitalsSimulationOf(OPTIONS);
  const random = fastRandom('capital games');
  const amount = 100;
  return {
    amount,
    step: () => {
      let sum = 0;
      for (let nth = 0; nth < amount; nth++) {
        playRandomCapitals(game, random);
        sum += (game.totals[0] as number) + (game.ranks[0] as number);
      }
      return sum;
    },
  };
}

/** A tile of the next shape. */
const tileFor = ({ capital, tiles }: CapitalCity): Tile =>
  capital.order[tiles.length] === 'd' ? 'S-F' : 'S';

/** All legal cells of cities at every stage, repeatedly: the transposition table is warm (LAND-6). */
export function legalCapitalCells(): Work {
  const stages = finished()
    .slice(0, 7 * 10)
    .flatMap((city) => city.tiles.map((_, built) => withTiles(city, city.tiles.slice(0, built))));
  return {
    amount: stages.length,
    step: () => stages.reduce((sum, city) => sum + cellsFor(city, tileFor(city)).length, 0),
  };
}
