/** What somebody said, in the reader's language. */
import type { Cell, City } from '@duopolis/rules';
import { EMPTY_CITY } from '@duopolis/rules/cities';
import type { ReceivedContent, TableView } from '@duopolis/table';
import { frameOf } from '../board/board-window.ts';
import { cityName } from '../players/seat-names.ts';
import type { SharedWords } from '../words/shared-words.ts';
import type { TalkWords } from './words/talk-words.ts';

/** Row and column as the board counts them. */
function placeIn(city: City | undefined, [row, column]: Cell): readonly [row: number, column: number] {
  const { top, left } = frameOf(city ?? EMPTY_CITY);
  return [row - top + 1, column - left + 1];
}

interface Spoken {
  readonly words: SharedWords & { readonly talk: TalkWords };
  /** Said by the reader, after "You". */
  readonly isOwn?: boolean;
}

export function spokenText(
  received: ReceivedContent,
  { game }: TableView,
  { words, isOwn = false }: Spoken,
): string {
  switch (received.kind) {
    case 'text':
      return received.text;
    case 'phrase':
      return words.game.table.phrases[received.phrase];
    case 'ping': {
      if (game === undefined) return '';
      const [row, column] = placeIn(game.open.cities[received.city], received.cell);
      const { pinged, youPinged } = words.talk;
      return (isOwn ? youPinged : pinged)(cityName(game.open, received.city, words), row, column);
    }
    case 'unheard':
      return words.talk.unheard;
  }
}
