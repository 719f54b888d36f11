/** The three districts of Capitals under the types: what each pays, the largest group of my cities and its place. */
import type { CityIndex, OpenGame } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { figure } from '@duopolis/words/language';
import { TypeBadge } from '../../kit/art/index.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import type { OnWhy } from '../score/city-why.tsx';
import { cityName } from '../players/seat-names.ts';
import { nameOfDistrict, type Placed, placeOf, placesIn } from './district-places.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';
import './district-panel.css';

interface DistrictsProps {
  readonly open: OpenGame;
  readonly own: readonly [CityIndex, CityIndex];
  readonly onWhy: OnWhy;
}

/** Each district explains itself with the places of all cities. */
export function Districts({ open, own, onWhy }: DistrictsProps) {
  const table = tableWords();
  return (
    <table class="score-types score-districts" aria-label={table.districts}>
      <tbody>
        {(open.districts ?? []).map(([one, other], nth) => {
          const [first = 0, second = 0] = CAPITALS.scoringTiles[nth] ?? [];
          const places = placesIn(open, nth);
          const cell = { open, nth, places, onWhy };
          return (
            <tr key={`${one}-${other}`}>
              <Place {...cell} city={own[0]} />
              <th scope="row">
                <button type="button" class="score-term explains" data-explain="district" data-district={nth}>
                  <span class="score-pair">
                    <TypeBadge type={one} size={20} />
                    <TypeBadge type={other} size={20} />
                  </span>
                  <span class="unseen">{nameOfDistrict(open, nth)}</span>
                  <span class="score-pays">{table.districtPays(first, second)}</span>
                </button>
              </th>
              <Place {...cell} city={own[1]} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface PlaceProps extends Pick<DistrictsProps, 'open' | 'onWhy'> {
  readonly nth: number;
  readonly places: readonly Placed[];
  readonly city: CityIndex;
}

function Place({ open, nth, places, city, onWhy }: PlaceProps) {
  const { points, ...place } = placeOf(places, city);
  const name = `${cityName(open, city, words())}, ${nameOfDistrict(open, nth)}`;
  return (
    <td>
      <span class="score-bar">
        <button
          type="button"
          class={points === 0 ? 'score-points score-none' : 'score-points'}
          aria-label={withColon(name, figure(points))}
          title={tableWords().why}
          onClick={() => onWhy(city, 'district')}
        >
          {figure(points)}
        </button>
        <small class={place.place === 1 ? 'score-place score-leads' : 'score-place'}>
          {tableWords().districtPlace(place)}
        </small>
      </span>
    </td>
  );
}
