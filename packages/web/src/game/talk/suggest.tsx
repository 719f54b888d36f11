/** Beside the phrases: my partner's tiles that could go to this city, to suggest a cell. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Icon } from '../../kit/art/index.ts';
import { cityName, ownSeat } from '../players/seat-names.ts';
import { partnerOf } from '../players/ring.ts';
import type { Turn } from '../turn/turn.ts';
import { suggestions } from './suggestions.ts';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

interface SuggestionsProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
}

export function Suggestions({ turn, view, city }: SuggestionsProps) {
  const { game } = words();
  const talk = talkWords();
  const own = ownSeat(view.open, view.you);
  const open = view.game?.open;
  if (own === undefined || open === undefined) return null;
  const owner = partnerOf(view.open.options.game, city, own);
  if (owner === undefined) return null;
  return (
    <>
      {suggestions(view, owner)
        .filter((one) => one.city === city)
        .map(({ tile }) => (
          <button
            key={tile}
            type="button"
            class="talk-chip talk-suggest"
            onClick={() => turn.actions.select({ kind: 'theirs', city, owner, tile })}
          >
            <span class="unseen">
              {talk.suggest(game.pieces.name(tile, open.box), cityName(open, city, words()))}
            </span>
            <span aria-hidden="true">
              <Icon name="offer" size={16} /> {talk.suggestTile(game.pieces.name(tile, open.box))}
            </span>
          </button>
        ))}
    </>
  );
}
