/** Under a city where there is little room: its open offer in one line, the last message, or what a bot could be suggested. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { Button } from '../../kit/controls/index.ts';
import { layout } from '../players/screen-layout.ts';
import { partnerOf } from '../players/ring.ts';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import type { Turn } from '../turn/turn.ts';
import { BotTalk, isBotTalk, talkItems } from './bot-talk.tsx';
import { CityQuestion, hasQuestion } from './city-question.tsx';
import { FoldedTalk } from './folded-talk.tsx';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';
import './city-strip.css';

interface StripProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly isTalking: boolean;
  readonly onTalk: () => void;
}

export function CityStrip({ turn, view, city, isTalking, onTalk }: StripProps) {
  const { broad } = layout.value;
  const isAsked = hasQuestion(turn, view, city);
  const look = broad ? 'whole' : 'strip';
  return (
    <div class="city-strip">
      {isAsked && (
        <CityQuestion
          turn={turn}
          view={view}
          city={city}
          look={look}
          more={broad ? [] : talkItems({ turn, view, city }, onTalk)}
        />
      )}
      {(broad || !isAsked) &&
        (isBotTalk(view, city) ? (
          <BotTalk turn={turn} view={view} city={city} />
        ) : (
          <FoldedTalk link={turn.link} view={view} channel={city} isOpen={isTalking} onToggle={onTalk} />
        ))}
      {!isAsked && <OfferHere turn={turn} view={view} city={city} />}
    </div>
  );
}

/** Beside the talk with the partner: what is tried here can be offered. */
function OfferHere({ turn, view, city }: Pick<StripProps, 'turn' | 'view' | 'city'>) {
  const own = ownSeat(view.open, view.you);
  const partner = own === undefined ? undefined : partnerOf(view.open.options.game, city, own);
  const isTried = turn.effects.offerable.value.some((one) => one.city === city);
  if (partner === undefined || !isTried || !turn.actions.canOffer.value) return null;
  return (
    <Button class="city-strip-offer" size="small" sign="offer" onClick={() => void turn.actions.offer()}>
      {talkWords().offerTo(nameOf(view.open, partner, words()))}
    </Button>
  );
}
