/** A capital's landscape mat under its tiles (LAND-1), never rotated. */
import type { Box } from '@duopolis/rules/cities';
import type { Mat } from '@duopolis/rules/components';
import { MatArt } from '../../kit/art/index.ts';
import './mat-layer.css';

export const MatLayer = ({ mat, frame }: { readonly mat: Mat; readonly frame: Box }) => (
  <div class="board-layer board-mat" aria-hidden="true">
    <div
      class={mat.offMat === undefined ? 'board-mat-art' : 'board-mat-art board-mat-shaped'}
      style={{
        gridRow: `${1 - frame.top} / span ${mat.height}`,
        gridColumn: `${1 - frame.left} / span ${mat.width}`,
      }}
    >
      <MatArt mat={mat.notation} />
    </div>
  </div>
);
