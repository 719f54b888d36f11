/** Under a city where there is little room: its open offer in one line, the last message, or what a bot could be suggested. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { layout } from '../players/screen-layout.ts';
import type { Turn } from '../turn/turn.ts';
import { BotTalk, isBotTalk, talkItems } from './bot-talk.tsx';
import { CityQuestion, hasQuestion } from './city-question.tsx';
import { DeclinedNote } from './declined-note.tsx';
import type { Aside } from './fold-button.tsx';
import { FoldedTalk } from './folded-talk.tsx';
import './city-strip.css';

interface StripProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly isTalking: boolean;
  readonly onTalk: () => void;
  /** Where offers open in another place. */
  readonly aside?: Aside | undefined;
}

export function CityStrip({ turn, view, city, isTalking, onTalk, aside }: StripProps) {
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
          aside={aside}
        />
      )}
      {(broad || !isAsked) &&
        (isBotTalk(view, city) ? (
          <BotTalk turn={turn} view={view} city={city} />
        ) : (
          <div class="strip-row">
            {!isAsked && <DeclinedNote turn={turn} view={view} city={city} />}
            <FoldedTalk link={turn.link} view={view} channel={city} isOpen={isTalking} onToggle={onTalk} />
          </div>
        ))}
    </div>
  );
}
