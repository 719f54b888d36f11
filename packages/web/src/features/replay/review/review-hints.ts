/** How the boards and a hand show a note: the played and the better decision. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import type { CityIndex, Command, CommandOf, Seat, Tile } from '@duopolis/rules';
import { cellsOf, sameCell } from '@duopolis/rules/cities';
import type { Mark, Piece } from '../../../game/board/board-model.ts';
import type { ReviewWords } from '../../../game/review/words/review-words.ts';

interface CityHints {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
}

export interface HandHints {
  readonly seat: Seat;
  readonly played: readonly Tile[];
  readonly better: readonly Tile[];
}

export interface Hints {
  readonly cities: ReadonlyMap<CityIndex, CityHints>;
  readonly hand?: HandHints;
}

export const NO_HINTS: Hints = { cities: new Map() };

type Placing = CommandOf<'place'>;

const overlap = (one: Placing, other: Placing): boolean =>
  one.city === other.city &&
  cellsOf(one.tile, one.at).some((cell) =>
    cellsOf(other.tile, other.at).some((taken) => sameCell(cell, taken)),
  );

const tilesOf = (command: Command): readonly Tile[] =>
  command.type === 'choose' ? command.tiles : command.type === 'wait' ? [] : [command.tile];

/** Where both cover a cell only the better one is drawn; the text names both. */
export function hintsOf({ played, better = played, seat }: ReviewedDecision, say: ReviewWords): Hints {
  if (played.type !== 'place' || better.type !== 'place')
    return { cities: new Map(), hand: { seat, played: tilesOf(played), better: tilesOf(better) } };
  const shown = [
    { command: better, name: say.notes.betterMark, tone: 'act' as const },
    ...(overlap(played, better)
      ? []
      : [{ command: played, name: say.notes.playedMark, tone: 'alert' as const }]),
  ];
  const cities = new Map<CityIndex, CityHints>();
  for (const { command, name, tone } of shown) {
    const { pieces, marks } = cities.get(command.city) ?? { pieces: [], marks: [] };
    const { tile, at } = command;
    cities.set(command.city, {
      pieces: [...pieces, { tile, at, tone: 'hint', by: name }],
      marks: [...marks, { cells: cellsOf(tile, at), tone }],
    });
  }
  return { cities };
}
