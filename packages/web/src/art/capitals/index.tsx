/** The drawings of Capitals: civic buildings and landscape mats. Loaded by the tables that play with them. */
import { CAPITALS, type Civic, type CivicName } from '@duopolis/rules';
import type { ArtSize } from '../face.ts';
import { drawing } from '../sprite.ts';
import { TileArt } from '../tile.tsx';
import { drawMat, matNamed } from './mat.ts';
import { CELL } from './shore.ts';

export interface CivicArtProps {
  /** The building's name, or the tile's notation. */
  readonly id: CivicName | Civic;
  readonly size?: ArtSize;
  readonly class?: string;
}

export const CivicArt = ({ id, size = 'full', class: given = '' }: CivicArtProps) => {
  const tile = CAPITALS.civics.find(({ name }) => name === id)?.tile ?? (id as Civic);
  return <TileArt letter={tile} size={size} class={given} />;
};

export interface MatArtProps {
  /** A mat's name, or its notation. */
  readonly mat: string;
  readonly class?: string;
}

/** The mat as a rectangle of its own cells; the board puts it where the mat lies in the 5x5 (LAND-2). */
export const MatArt = ({ mat, class: given = '' }: MatArtProps) => {
  const drawn = matNamed(mat);
  if (drawn === undefined) return null;
  const viewBox = `0 0 ${drawn.width * CELL} ${drawn.height * CELL}`;
  return (
    <svg class={`mat-art ${given}`} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <use href={drawing(`mat-${drawn.notation}`, viewBox, () => drawMat(drawn))} />
    </svg>
  );
};
