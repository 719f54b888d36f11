/** The reference card: how each type scores, with the figures of the rules. */
import {
  BUILDING_TYPES,
  type BuildingType,
  FACTORY_WORTH,
  OFFICE_BONUS,
  officePoints,
  parkPoints,
  shopPoints,
  SPOILED_HOUSE,
  tavernPoints,
} from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { words } from '../app/words.ts';
import { TypeBadge } from '../art/index.ts';
import { sentence } from './sentence.ts';
import './reference.css';

/** So many buildings in the first row of a square, one beside the other. */
const inRow = (length: number): number => (1 << length) - 1;
/** A second row below the first is as connected. */
const FOUR = inRow(3) | (1 << 4);

/** What each type is worth, as the rules have it. */
export const FIGURES: { readonly [type in BuildingType]: readonly number[] } = {
  shop: [1, 2, 3, 4].map((length) => shopPoints(inRow(length))),
  factory: FACTORY_WORTH,
  tavern: [
    tavernPoints(1, 0, 0, 0),
    tavernPoints(1, 1, 0, 0),
    tavernPoints(1, 1, 1, 0),
    tavernPoints(1, 1, 1, 1),
  ],
  office: [...[1, 2, 3, 4, 5, 6].map(officePoints), OFFICE_BONUS],
  park: [
    parkPoints(inRow(1)),
    parkPoints(inRow(2)),
    parkPoints(inRow(3)),
    parkPoints(FOUR) - parkPoints(inRow(3)),
  ],
  house: [SPOILED_HOUSE],
};

export function Reference({ view }: { readonly view: TableView }) {
  const { table, game } = words();
  const districts = view.game?.open.districts ?? [];
  return (
    <div class="reference">
      <dl>
        {BUILDING_TYPES.map((type) => (
          <div key={type}>
            <dt>
              <TypeBadge type={type} size={24} />
              {sentence(game.scores.terms[type])}
            </dt>
            <dd>{table.scoring[type](FIGURES[type])}</dd>
          </div>
        ))}
      </dl>
      {districts.length > 0 && (
        <p>
          <b>{table.districts}:</b>{' '}
          {districts
            .map(([one, other]) => table.district(game.pieces.types[one], game.pieces.types[other]))
            .join('; ')}
        </p>
      )}
    </div>
  );
}
