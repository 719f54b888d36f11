/** The reference card: how each type scores, with the figures of the rules. */
import { BUILDING_TYPES, type OpenGame } from '@duopolis/rules';
import { CAPITALS } from '@duopolis/rules/components';
import { CIVIC_POINTS, HURT_CIVIC } from '@duopolis/rules/scoring';
import type { TableView } from '@duopolis/table';
import { TypeBadge } from '../../kit/art/index.ts';
import { POINTS_TABLES } from '@duopolis/rules/scoring';
import { nameOfDistrict, placesIn, placeText } from './district-places.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from '../score/term-badge.tsx';
import './reference.css';
import { tableWords } from '../players/words/table-words.ts';
import { explainWords } from '../explain/words/explain-words.ts';
import { words } from '../words/shared-words.ts';

export function Reference({ view }: { readonly view: TableView }) {
  const { game } = words();
  const table = tableWords();
  const open = view.game?.open;
  const districts = open?.districts ?? [];
  return (
    <div class="reference" tabIndex={0}>
      <dl>
        {BUILDING_TYPES.map((type) => (
          <div key={type}>
            <dt>
              <TypeBadge type={type} size={24} />
              {sentence(game.scores.terms[type])}
            </dt>
            <dd>{table.scoring[type](POINTS_TABLES[type])}</dd>
          </div>
        ))}
      </dl>
      {open !== undefined && districts.length > 0 && <CapitalsRows open={open} />}
    </div>
  );
}

/** What Capitals adds: civic tiles, and every district with the places of all cities. */
function CapitalsRows({ open }: { readonly open: OpenGame }) {
  const { game } = words();
  const table = tableWords();
  const { civic, district } = explainWords();
  return (
    <dl>
      <div>
        <dt>
          <TermBadge term="civic" size={24} />
          {sentence(game.scores.terms.civic)}
        </dt>
        <dd>{civic(CIVIC_POINTS, HURT_CIVIC)}</dd>
      </div>
      <div>
        <dt>
          <TermBadge term="district" size={24} />
          {table.districts}
        </dt>
        <dd>{district}</dd>
      </div>
      {(open.districts ?? []).map(([one, other], nth) => (
        <div key={`${one}-${other}`}>
          <dt>{nameOfDistrict(open, nth)}</dt>
          <dd>
            {CAPITALS.scoringTiles[nth]?.join('/')}:{' '}
            {placesIn(open, nth)
              .map((place) => placeText(open, place))
              .join('; ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
