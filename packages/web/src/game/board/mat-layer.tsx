/** A capital's landscape mat under its tiles (LAND-1), never rotated. */
import type { Box } from '@duopolis/rules/cities';
import type { Mat } from '@duopolis/rules/components';
import { MatArt } from '../../kit/art/index.ts';
import type { tracksOf } from './board-lines.ts';
import './mat-layer.css';

interface MatLayerProps {
  readonly mat: Mat;
  readonly frame: Box;
  /** The rows and columns of the board. */
  readonly tracks: ReturnType<typeof tracksOf>;
}

export const MatLayer = ({ mat, frame, tracks }: MatLayerProps) => (
  <div class="board-layer board-mat" aria-hidden="true" style={tracks}>
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
