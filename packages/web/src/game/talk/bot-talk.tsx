/** Under a city shared with a bot, which reads no messages: what I could suggest, in one row below the offer. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { MenuItem } from '../../kit/controls/index.ts';
import { act } from '../link/act.ts';
import { tableWords } from '../players/words/table-words.ts';
import './bot-talk.css';
import { emptyNote, onlyBots } from './channel.tsx';
import { exchangeIn, lastBesideOffer } from './exchange.ts';
import { suggestedIn, Suggestions, type SuggestionsProps } from './suggest.tsx';
import { TalkLine } from './talk-line.tsx';
import { silenceIn } from './silence.ts';
import { messagesIn } from './unread.ts';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

/** A bot that plays for a person may have their messages above. */
export const isBotTalk = (view: TableView, city: CityIndex): boolean =>
  onlyBots(view, city) && messagesIn(view, city).length === 0;

export const BotTalk = (props: SuggestionsProps) => (
  <div class="bot-talk">
    {suggestedIn(props).length === 0 ? (
      <LastLine {...props} />
    ) : (
      <div class="talk-phrases">
        <Suggestions {...props} />
      </div>
    )}
  </div>
);

/** What the bot has said or done last, if anything. */
function LastLine({ turn, view, city }: SuggestionsProps) {
  const last = lastBesideOffer(exchangeIn(turn.link, view, city));
  return (
    <p class={last === undefined ? '' : 'bot-said'}>
      {last === undefined ? talkWords()[emptyNote(view, city)] : <TalkLine view={view} line={last} />}
    </p>
  );
}

/** The same in the menu of an offer, where there is no room below it; people are talked with elsewhere. */
export const talkItems = (props: SuggestionsProps, onTalk: () => void): readonly MenuItem[] =>
  isBotTalk(props.view, props.city)
    ? suggestedIn(props).filter(({ disabled }) => disabled !== true)
    : [{ label: tableWords().talk, sign: 'chat', onPick: onTalk }, ...elsewhere(props)];

/** The ready phrase that answers an offer. */
const ANSWER = 'better-elsewhere';

/** To say it at once; nothing where only bots listen, and while the table is silent. */
export function elsewhere({ turn, view, city }: SuggestionsProps): readonly MenuItem[] {
  if (onlyBots(view, city) || silenceIn(view, city) !== undefined) return [];
  const content = { kind: 'phrase', phrase: ANSWER } as const;
  return [
    {
      label: words().game.table.phrases[ANSWER],
      sign: 'chat',
      onPick: () => void act(turn.link, { type: 'say', channel: city, content }),
    },
  ];
}
