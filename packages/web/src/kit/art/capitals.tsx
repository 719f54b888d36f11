/** Civic tiles and landscape mats as components; their drawings load when the first one is shown. */
import type { Civic } from '@duopolis/rules';
import { CAPITALS, type CivicName } from '@duopolis/rules/components';
import { capitalsArt } from './capitals-art.ts';
import type { ArtSize } from './face.ts';
import { drawing } from './sprite.ts';
import { TileArt } from './tile.tsx';

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

/** The mat as the cells it has; the board places it in the 5x5 grid (LAND-2). */
export const MatArt = ({ mat, class: given = '' }: MatArtProps) => {
  const drawn = capitalsArt()?.matDrawing(mat);
  if (drawn === undefined) return <svg class={`mat-art ${given}`} aria-hidden="true" />;
  const look = drawn.isRectangle ? 'mat-art' : 'mat-art mat-art-shaped';
  return (
    <svg class={`${look} ${given}`} viewBox={drawn.viewBox} preserveAspectRatio="none" aria-hidden="true">
      <use href={drawing(drawn.id, drawn.viewBox, drawn.draw)} />
    </svg>
  );
};
