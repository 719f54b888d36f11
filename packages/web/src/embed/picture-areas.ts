/** The positions of a game's cities in the preview picture: squares in one row or two. */

/** The size that programs expect for link previews. */
export const PICTURE = { width: 1200, height: 630 } as const;
const GAP = 24;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export function areasFor(cities: number): readonly Area[] {
  const rows = cities > 4 ? 2 : 1;
  const columns = Math.ceil(cities / rows);
  const side = Math.min((PICTURE.width - GAP) / columns, (PICTURE.height - GAP) / rows) - GAP;
  const top = (PICTURE.height - rows * (side + GAP) + GAP) / 2;
  return Array.from({ length: cities }, (_, nth) => {
    const row = Math.floor(nth / columns);
    const inRow = Math.min(columns, cities - row * columns);
    const left = (PICTURE.width - inRow * (side + GAP) + GAP) / 2;
    return { x: left + (nth % columns) * (side + GAP), y: top + row * (side + GAP), side };
  });
}
