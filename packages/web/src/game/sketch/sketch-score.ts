/** The score of a drawn city among the other cities, and its reasons. */
import type { Cell } from '@duopolis/rules';
import { hasLandscape } from '@duopolis/rules/cities';
import { CAPITALS, type OwnBox } from '@duopolis/rules/components';
import {
  type CityExplanation,
  count,
  explainCapitalLayout,
  explainDistricts,
  explainLayout,
  largestDistrict,
  layoutOfCapitalGrid,
  layoutOfGrid,
} from '@duopolis/rules/scoring';
import type { Vocabulary } from '@duopolis/words';
import { type ExplainedPart, explainedParts } from '@duopolis/words/explained';
import { signAt, type Sketch } from './sketch.ts';

const hasCivic = ({ grid }: Sketch): boolean => grid.cells.some((sign) => sign.startsWith('['));

export function explain(sketch: Sketch): CityExplanation {
  const { grid, districts, others } = sketch;
  const factories = others.map((other) => other.factories);
  if (!hasLandscape(grid) && !hasCivic(sketch) && districts.length === 0) {
    const layout = layoutOfGrid(grid);
    return { kind: 'square', ...explainLayout(layout, 0, [count(layout.masks.F), ...factories]) };
  }
  const layout = layoutOfCapitalGrid(grid);
  const sizes = districts.map((district, nth) => [
    count(largestDistrict(layout.masks, layout.ground, district)),
    ...others.map((other) => other.sizes[nth] ?? 0),
  ]);
  const places = explainDistricts(0, { districts, sizes, scoringTiles: CAPITALS.scoringTiles });
  const counts = [count(layout.masks.F), ...factories];
  return { kind: 'capital', ...explainCapitalLayout(layout, 0, { counts, places }) };
}

/** Sentences with the cells to show them on, in the rows and columns of the grid. */
export function partsOfSketch(
  sketch: Sketch,
  vocabulary: Vocabulary,
  box?: OwnBox,
): readonly ExplainedPart[] {
  const namesAt = (cells: readonly Cell[]): string =>
    cells
      .flatMap((cell) => {
        const sign = signAt(sketch.grid, cell);
        return sign === undefined || sign === '.' || '#=|'.includes(sign) ? [] : sign;
      })
      .map((sign) => vocabulary.pieces.tile(sign as never, box))
      .join(', ');
  return explainedParts(explain(sketch), namesAt, vocabulary);
}
