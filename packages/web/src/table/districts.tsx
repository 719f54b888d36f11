/** The three districts of Capitals with their scoring tiles, and how large mine are. */
import { CAPITALS, type CityIndex, districtSizes, type OpenGame } from '@duopolis/rules';
import { words } from '../app/words.ts';
import { TypeBadge } from '../art/index.ts';
import { cityName } from './people.ts';

interface DistrictsProps {
  readonly open: OpenGame;
  readonly own: readonly [CityIndex, CityIndex];
}

export function Districts({ open, own }: DistrictsProps) {
  const { table, game } = words();
  const districts = open.districts ?? [];
  const sizes = districtSizes(open.cities, districts);
  return (
    <ul class="score-districts" aria-label={table.districts}>
      {districts.map(([one, other], nth) => {
        const [first = 0, second = 0] = CAPITALS.scoringTiles[nth] ?? [];
        return (
          <li key={`${one}-${other}`} title={table.districtFigures(first, second)}>
            <span class="score-pair">
              <TypeBadge type={one} size={22} />
              <TypeBadge type={other} size={22} />
            </span>
            <span class="unseen">
              {table.district(game.pieces.types[one], game.pieces.types[other])},{' '}
              {table.districtFigures(first, second)},{' '}
              {own.map((city) => `${cityName(open, city, words())} ${sizes[nth]?.[city] ?? 0}`).join(', ')}
            </span>
            <span aria-hidden="true">
              <b>{own.map((city) => sizes[nth]?.[city] ?? 0).join(' · ')}</b>
              <span class="score-figures">
                {first} / {second}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
