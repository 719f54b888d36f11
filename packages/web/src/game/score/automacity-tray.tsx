/** Automacity: a tray of tiles by type, since it has no square (SOLO-3). */
import type { Tile } from '@duopolis/rules';
import { TileArt, TypeBadge } from '../../kit/art/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { laidTypes } from './laid-types.ts';
import './automacity-tray.css';
import { scoreWords } from './words/score-words.ts';
import { words } from '../words/shared-words.ts';

export function Laid({ laid }: { readonly laid: readonly Tile[] }) {
  const { game } = words();
  const score = scoreWords();
  const kinds = laidTypes(laid).filter(({ buildings }) => buildings.length > 0);
  return (
    <ul class="laid" aria-label={score.tray}>
      {kinds.map(({ type, buildings }) => (
        <li key={type} class="laid-kind">
          <span class="laid-name">
            <TypeBadge type={type} size={22} />
            {sentence(game.pieces.count[type](buildings.length))}
          </span>
          <span class="laid-tiles" aria-hidden="true">
            {buildings.map((building, nth) => (
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
