/** The corners of the big screen: whom the table waits for, and what happened last. */
import type { Tile } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { OnlineLink } from '../../game/link/online-link.ts';
import { logOf } from '../../game/log/entries.ts';
import { sentenceOf } from '../../game/log/event-sentence.ts';
import { logSpeech } from '../../game/log/speech.ts';
import { awaitedFrom } from '../../game/players/pending-work.ts';
import { nameOf } from '../../game/players/seat-names.ts';
import { laidTypes } from '../../game/score/laid-types.ts';
import { TermBadge } from '../../game/score/term-badge.tsx';
import { sentence } from '../../kit/words/sentence.ts';
import { Clock } from '../../game/table/clock.tsx';
import { screenWords } from './words/screen-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './screen-corners.css';

interface CornerProps {
  readonly link: OnlineLink;
  readonly view: TableView;
}

export function AwaitedPeople({ link, view }: CornerProps) {
  const say = screenWords();
  const names = awaitedFrom(view).map((seat) => nameOf(view.open, seat, words()));
  const { delay } = view.open.options.watching;
  return (
    <div class="screen-panel screen-awaits" role="status">
      <Clock link={link} view={view} />
      {names.length > 0 && <p>{say.waitingFor(names)}</p>}
      {delay > 0 && <p class="screen-small">{say.delayed(delay)}</p>}
    </div>
  );
}

/** Talk and offers are private: only events are shown here. */
export function Last({ link, view }: CornerProps) {
  const entries = logOf(link).entries.value.filter(({ event }) => event.type === 'game');
  const latest = entries.at(-1)?.event;
  if (latest?.type === 'game' && latest.event.type === 'revealed')
    return <Revealed tiles={latest.event.choices.flat()} />;
  const lastSentence = entries
    .map(({ event, change }) => sentenceOf(event, view, { words: logSpeech(), change }))
    .findLast((text) => text !== undefined);
  if (lastSentence === undefined) return null;
  return (
    <div class="screen-panel screen-last">
      <b>{screenWords().last}</b>
      <p>{lastSentence}</p>
    </div>
  );
}

/** The tiles themselves are beside their players: here they are counted by type. */
function Revealed({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { terms } = words().game.scores;
  return (
    <div class="screen-panel screen-last">
      <b>{screenWords().newTiles(tiles.length)}</b>
      <ul class="screen-tally">
        {laidTypes(tiles).map(
          ({ type, buildings }) =>
            buildings.length > 0 && (
              <li key={type}>
                <TermBadge term={type} size={24} />
                <span class="unseen">{sentence(terms[type])}</span> {buildings.length}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
