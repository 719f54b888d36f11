/** The three districts of Capitals with their scoring tiles, and how large mine are. */
import type { CityIndex, OpenGame } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { districtSizes } from '@duopolis/rules/scoring';
import { useState } from 'preact/hooks';
import { TypeBadge } from '../../kit/art/index.ts';
import { placesIn, placeText } from './district-places.ts';
import { tableWords } from '../players/words/table-words.ts';
import { words } from '../words/shared-words.ts';
import './district-panel.css';

interface DistrictsProps {
  readonly open: OpenGame;
  readonly own: readonly [CityIndex, CityIndex];
}

/** Touching a district explains its figures in words. */
export function Districts({ open, own }: DistrictsProps) {
  const { game } = words();
  const table = tableWords();
  const [asked, ask] = useState<number | undefined>(undefined);
  const districts = open.districts ?? [];
  const sizes = districtSizes(open.cities, districts);
  const said = (nth: number): string => {
    const [one, other] = districts[nth] ?? [];
    const [first = 0, second = 0] = CAPITALS.scoringTiles[nth] ?? [];
    if (one === undefined || other === undefined) return '';
    return table.districtSaid({
      district: table.district(game.pieces.types[one], game.pieces.types[other]),
      sizes: placesIn(open, nth).map((place) => placeText(open, place)),
      first,
      second,
    });
  };
  return (
    <>
      <ul class="score-districts" aria-label={table.districts}>
        {districts.map(([one, other], nth) => {
          const [first = 0, second = 0] = CAPITALS.scoringTiles[nth] ?? [];
          return (
            <li key={`${one}-${other}`}>
              <button
                type="button"
                class="score-district"
                aria-pressed={asked === nth}
                onClick={() => ask(asked === nth ? undefined : nth)}
              >
                <span class="unseen">{said(nth)}</span>
                <span class="score-pair" aria-hidden="true">
                  <TypeBadge type={one} size={22} />
                  <TypeBadge type={other} size={22} />
                </span>
                <b aria-hidden="true">{own.map((city) => sizes[nth]?.[city] ?? 0).join(' · ')}</b>
                <span class="score-figures" aria-hidden="true">
                  {table.districtFigures(first, second)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {asked !== undefined && (
        <p class="score-district-said" aria-hidden="true">
          {said(asked)}
        </p>
      )}
    </>
  );
}
