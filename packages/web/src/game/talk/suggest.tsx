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
    .map(({ tile }) => {
      const piece = words().game.pieces.name(tile, open.box);
      return {
        tile,
        name: talk.suggest(piece, cityName(open, city, words())),
        label: talk.suggestTile(piece),
        sign: 'offer',
        onPick: () => turn.actions.select({ kind: 'theirs', city, owner, tile }),
      };
    });
}

export const Suggestions = (props: SuggestionsProps) => (
  <>
    {suggestedIn(props).map(({ tile, name, label, onPick }) => (
      <button key={tile} type="button" class="talk-chip talk-suggest" onClick={onPick}>
        <span class="unseen">{name}</span>
        <span aria-hidden="true">
          <Icon name="offer" size={16} /> {label}
        </span>
      </button>
    ))}
  </>
);
