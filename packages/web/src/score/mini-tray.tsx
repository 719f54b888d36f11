/** Automacity, small: how many of each type lie there. */
import { buildingsOf, type Tile, typeOfBuilding } from '@duopolis/rules';
import { words } from '../app/words.ts';
import { TypeBadge } from '../art/index.ts';
import './mini-tray.css';

const TERMS = ['shop', 'factory', 'tavern', 'office', 'park', 'house', 'civic'] as const;

export function MiniTray({ laid }: { readonly laid: readonly Tile[] }) {
  const types = laid.flatMap(buildingsOf).map(typeOfBuilding);
  const { pieces } = words().game;
  return (
    <span class="mini-tray">
      {TERMS.filter((term) => term !== 'civic' || types.includes(term)).map((term) => {
        const count = types.filter((type) => type === term).length;
        return (
          <span key={term} class={count === 0 ? 'mini-none' : ''}>
            <TypeBadge type={term} size={18} />
            <b aria-hidden="true">{count}</b>
            <span class="unseen">{pieces.count[term](count)}</span>
          </span>
        );
      })}
    </span>
  );
}
