/** Why a city scores what it scores, for people: one line per reason. */
import { type Building, BUILDING_TYPES, type Cell } from '@duopolis/rules';
import { isLandscapeCell } from '@duopolis/rules/cities';
import type { OwnBox } from '@duopolis/rules/components';
import type { Grid } from '@duopolis/rules/notation';
import type { CapitalExplanation, Explanation } from '@duopolis/rules/scoring';
import { explainedParts, type ScoreTerm } from '@duopolis/words';
import { pad, padStart } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';

const TERM = 18;

export interface ExplainedCity {
  readonly grid: Grid;
  /** The custom box in use, whose civic tiles have names. */
  readonly box: OwnBox | undefined;
}

export function explanationLines(
  explanation: Explanation | CapitalExplanation,
  { grid, box }: ExplainedCity,
  { paint, vocabulary }: Shell,
): readonly string[] {
  const { terms, why } = vocabulary.scores;
  const parts = explainedParts(
    'civic' in explanation ? { kind: 'capital', ...explanation } : { kind: 'square', ...explanation },
    (cells) =>
      vocabulary.pieces.signs(
        cells.flatMap((cell) => buildingAt(grid, cell)),
        box,
      ),
    vocabulary,
  );
  const lines = (term: ScoreTerm, points: number): readonly string[] => {
    const own = parts.filter((part) => part.term === term).map(({ text }) => text);
    const reasons = own.length > 0 || term === 'district' ? own : [why.nothing(term)];
    return reasons.map((reason, nth) => {
      const [title, figure] = nth === 0 ? [terms[term], `${points}`] : ['', ''];
      return `${paint.type[term](pad(title, TERM))}${padStart(figure, 4)}  ${paint.faint(reason)}`;
    });
  };
  return [
    ...BUILDING_TYPES.flatMap((type) => lines(type, explanation[type].points)),
    ...('civic' in explanation
      ? [...lines('civic', explanation.civic.points), ...lines('district', explanation.district.points)]
      : []),
  ];
}

function buildingAt({ cells, width }: Grid, [row, column]: Cell): readonly Building[] {
  const cell = cells[row * width + column];
  return cell === undefined || cell === '.' || isLandscapeCell(cell) ? [] : [cell];
}
