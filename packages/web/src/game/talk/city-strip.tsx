/** Under a city where there is little room: its open offer in one line, or the last message. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Link } from '../link/link.ts';
import { layout } from '../players/screen-layout.ts';
import type { Turn } from '../turn/turn.ts';
import { CityQuestion, hasQuestion } from './city-question.tsx';
import { FoldedTalk } from './folded-talk.tsx';
import './city-strip.css';

interface StripProps {
  readonly link: Link;
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly isTalking: boolean;
  readonly onTalk: () => void;
}

export function CityStrip({ link, turn, view, city, isTalking, onTalk }: StripProps) {
  const { broad } = layout.value;
  const isAsked = hasQuestion(turn, view, city);
  const look = broad ? 'whole' : 'strip';
  return (
    <div class="city-strip">
      {isAsked && (
        <CityQuestion
          link={link}
          turn={turn}
          view={view}
          city={city}
          look={look}
          onTalk={broad ? undefined : onTalk}
        />
      )}
      {(broad || !isAsked) && <FoldedTalk view={view} channel={city} isOpen={isTalking} onToggle={onTalk} />}
    </div>
  );
}
