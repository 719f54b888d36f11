/** The three districts of Capitals (DIST-1), and each city's size at this step. */
import type { OpenGame } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { districtSizes } from '@duopolis/rules/scoring';
import { LandmarkArt, TypeBadge } from '../../kit/art/index.ts';
import { cityName } from '../../game/players/seat-names.ts';
import './replay-districts.css';
import { tableWords } from '../../game/players/words/table-words.ts';
import { words } from '../../game/words/shared-words.ts';

export function Districts({ open }: { readonly open: OpenGame }) {
  const { game } = words();
  const table = tableWords();
  const districts = open.districts ?? [];
  const sizes = districtSizes(open.cities, districts);
  const squares = open.cities.flatMap(({ laid }, city) => (laid === undefined ? [city] : []));
  return (
    <ul class="replay-districts" aria-label={table.districts}>
      {districts.map(([one, other], nth) => {
        const [first = 0, second = 0] = CAPITALS.scoringTiles[nth] ?? [];
        return (
          <li key={`${one}-${other}`}>
            <span class="replay-pair" aria-hidden="true">
              <TypeBadge type={one} size={22} />
              <TypeBadge type={other} size={22} />
              <small>
                {first} / {second}
              </small>
            </span>
            <span class="unseen">
              {table.district(game.pieces.types[one], game.pieces.types[other])},{' '}
              {table.districtFigures(first, second)}:
            </span>
            {squares.map((city) => (
              <span key={city} class="replay-size">
                <LandmarkArt city={open.tokens[city] ?? ''} size={18} />
                <span class="unseen">{cityName(open, city, words())} </span>
                <b>{sizes[nth]?.[city] ?? 0}</b>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
