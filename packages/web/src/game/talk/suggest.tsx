/** Beside the phrases: my partner's tiles that could go to this city, to suggest a cell. */
import type { CityIndex, Tile } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Icon } from '../../kit/art/index.ts';
import type { MenuItem } from '../../kit/controls/index.ts';
import { cityName, ownSeat } from '../players/seat-names.ts';
import { partnerOf } from '../players/ring.ts';
import type { Turn } from '../turn/turn.ts';
import { suggestions } from './suggestions.ts';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

export interface SuggestionsProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
}

/** A button of its own, or an item of a menu. */
interface Suggested extends MenuItem {
  readonly tile: Tile;
  readonly piece: string;
  /** With the city. */
  readonly name: string;
}

export function suggestedIn({ turn, view, city }: SuggestionsProps): readonly Suggested[] {
  const own = ownSeat(view.open, view.you);
  const open = view.game?.open;
  const owner = own === undefined ? undefined : partnerOf(view.open.options.game, city, own);
  if (open === undefined || owner === undefined) return [];
  const talk = talkWords();
  return suggestions(view, owner)
    .filter((one) => one.city === city)
    .map(({ tile, isOffered }) => {
      const piece = words().game.pieces.name(tile, open.box);
      return {
        tile,
        piece,
        name: talk.suggest(piece, cityName(open, city, words())),
        label: talk.suggestTile(piece),
        sign: 'offer',
        disabled: isOffered,
        onPick: () => turn.actions.select({ kind: 'theirs', city, owner, tile }),
      };
    });
}

/** A chip keeps its place when its tile is offered: nothing slides under a pointer. */
export const Suggestions = (props: SuggestionsProps) => {
  const suggested = suggestedIn(props);
  if (suggested.length === 0) return null;
  return (
    <div class="talk-suggestions" role="group" aria-label={talkWords().suggestions}>
      <span class="talk-ask" aria-hidden="true">
        <Icon name="offer" size={16} /> {talkWords().askFor}
      </span>
      {suggested.map(({ tile, name, piece, disabled, onPick }) => (
        <button
          key={tile}
          type="button"
          class="talk-chip talk-suggest"
          aria-disabled={disabled === true}
          onClick={disabled === true ? undefined : onPick}
        >
          <span class="unseen">{name}</span>
          <span aria-hidden="true">{piece}</span>
        </button>
      ))}
    </div>
  );
};
