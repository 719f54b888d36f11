/** Why a city of the table scores what it scores, and how its board draws that. */
import type { Cell, City, CityIndex, OpenGame } from '@duopolis/rules';
import { filledCells, sameCell } from '@duopolis/rules/cities';
import { explainTable } from '@duopolis/rules/scoring';
import { type ExplainedPart, explainedParts } from '@duopolis/words/explained';
import type { Mark, MarkTone } from '../board/board-model.ts';
import type { SharedWords } from '../words/shared-words.ts';

export function partsOf(
  { cities, districts, box }: Pick<OpenGame, 'cities' | 'districts' | 'box'>,
  city: CityIndex,
  { game }: SharedWords,
): readonly ExplainedPart[] {
  const shown = cities[city];
  if (shown === undefined) return [];
  const filled = filledCells(shown);
  const namesAt = (cells: readonly Cell[]): string =>
    cells
      .flatMap((cell) => filled.find((one) => sameCell(one.cell, cell))?.building ?? [])
      .map((building) => game.pieces.tile(building, box))
      .join(', ');
  return explainedParts(explainTable(cities, city, districts), namesAt, game);
}

const toneOf = ({ term }: ExplainedPart): MarkTone => (term === 'district' ? 'act' : term);

/** Scoring cells are outlined in their own colour with their points, with helping and spoiling cells beside them. */
export const marksOf = (part: ExplainedPart): readonly Mark[] => [
  { cells: part.cells, tone: toneOf(part), label: `${part.points}` },
  ...(part.because.length === 0 ? [] : [{ cells: part.because, tone: 'offer' as const }]),
];

/** Whether there is something to explain on a cell. */
export const hasTileAt = (city: City, cell: Cell): boolean =>
  filledCells(city).some((filled) => sameCell(filled.cell, cell));

/** The parts that involve a cell: its own first, then those it helps or spoils. */
export function partsAt(parts: readonly ExplainedPart[], cell: Cell): readonly ExplainedPart[] {
  const has = (cells: readonly Cell[]): boolean => cells.some((one) => sameCell(one, cell));
  return [
    ...parts.filter(({ cells }) => has(cells)),
    ...parts.filter(({ cells, because }) => !has(cells) && has(because)),
  ];
}
