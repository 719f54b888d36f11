/** Automacity, small: the number of tiles of each type. */
import type { Tile } from '@duopolis/rules';
import { TypeBadge } from '../../kit/art/index.ts';
import { laidTypes } from './laid-types.ts';
import './mini-tray.css';
import { words } from '../words/shared-words.ts';

export function MiniTray({ laid }: { readonly laid: readonly Tile[] }) {
  const shown = laidTypes(laid).filter(({ type, buildings }) => type !== 'civic' || buildings.length > 0);
  const { pieces } = words().game;
  return (
    <span class="mini-tray">
      {shown.map(({ type, buildings: { length: count } }) => (
        <span key={type} class={count === 0 ? 'mini-none' : ''}>
          <TypeBadge type={type} size={18} />
          <b aria-hidden="true">{count}</b>
          <span class="unseen">{pieces.count[type](count)}</span>
        </span>
      ))}
    </span>
  );
}
