/** Automacity: a tray of tiles by type, since it has no square (SOLO-3). */
import { type Building, buildingsOf, type Tile, typeOfBuilding } from '@duopolis/rules';
import { words } from '../app/words.ts';
import { TileArt, TypeBadge } from '../art/index.ts';
import { sentence } from '../table/sentence.ts';
import './laid.css';

const TERMS = ['shop', 'factory', 'tavern', 'office', 'park', 'house', 'civic'] as const;

export function Laid({ laid }: { readonly laid: readonly Tile[] }) {
  const buildings: readonly Building[] = laid.flatMap(buildingsOf);
  const { score, game } = words();
  const kinds = TERMS.flatMap((term) => {
    const own = buildings.filter((building) => typeOfBuilding(building) === term);
    return own.length === 0 ? [] : [{ term, own }];
  });
  return (
    <ul class="laid" aria-label={score.tray}>
      {kinds.map(({ term, own }) => (
        <li key={term} class="laid-kind">
          <span class="laid-name">
            <TypeBadge type={term} size={22} />
            {sentence(game.pieces.count[term](own.length))}
          </span>
          <span class="laid-tiles" aria-hidden="true">
            {own.map((building, nth) => (
              <span key={nth} class="laid-tile">
                <TileArt letter={building} variant={nth} size="small" />
              </span>
            ))}
          </span>
        </li>
      ))}
      {kinds.length === 0 && <li class="laid-none">{score.emptyTray}</li>}
    </ul>
  );
}
