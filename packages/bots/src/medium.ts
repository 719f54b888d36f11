/** The medium bot: takes what adds most now, but places for the end, and considers what its partners are about to place. */
import type { CityIndex, Command, SeatView, Tile } from '@duopolis/rules';
import type { RandomSource } from '@duopolis/rules/chance';
import { bestProspect, type LotMeasure } from './arrange.ts';
import type { Bot } from './bot.ts';
import { GREEDY } from './greedy.ts';
import { bestMove } from './move.ts';
import { worthIn } from './outlooks.ts';
import { type Situation, situationOf } from './situation.ts';
import { valueOf } from './value/value.ts';

export const MEDIUM: Bot = { name: 'medium', decide };

function decide(view: SeatView): Command {
  return view.open.phase === 'placing' ? decideWell(view) : GREEDY.decide(view, NO_DICE);
}

/** Greedy throws none. */
const NO_DICE: RandomSource = () => 0;

/** By the value of the end in choosing, too. */
function decideWell(view: SeatView): Command {
  const situation = situationOf(view);
  return bestMove(situation, withPartners(situation), worthIn(situation)).command;
}

/** What others have revealed and may yet place in a city. */
const partnerTiles = ({ view }: Situation, city: CityIndex): readonly Tile[] =>
  view.open.pending
    .filter(({ seat, cities }) => seat !== view.viewer && cities.includes(city))
    .map(({ tile }) => tile);

/** The value of a city after the best placement of its partner's possible tiles. */
export function withPartners(situation: Situation): LotMeasure {
  const waiting = new Map(
    situation.own.map((city) => [situation.rivals[city], partnerTiles(situation, city)]),
  );
  return (lot, rivals) => {
    const tiles = waiting.get(rivals) ?? [];
    if (tiles.length === 0) return valueOf(lot, rivals);
    const values = tiles.map((tile) => bestProspect(lot, tile, (built) => valueOf(built, rivals)).value);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
}
