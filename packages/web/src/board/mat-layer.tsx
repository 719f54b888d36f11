/** A capital's landscape mat under its tiles (LAND-1): plots and landscape, never rotated. */
import type { Box, Mat } from '@duopolis/rules';

const KINDS = { '#': 'land', '=': 'across', '|': 'along', '.': 'plot' } as const;

export const MatLayer = ({ mat, frame }: { readonly mat: Mat; readonly frame: Box }) => (
  <div class="board-layer board-mat" aria-hidden="true">
    {mat.cells.map((sign, nth) => (
      <span
        key={nth}
        class={`board-mat-${KINDS[sign]}`}
        style={{
          gridRow: Math.floor(nth / mat.width) - frame.top + 1,
          gridColumn: (nth % mat.width) - frame.left + 1,
        }}
      />
    ))}
  </div>
);
