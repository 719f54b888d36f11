/** Under a city where there is little room: its open offer in one line, or the last message. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { layout } from '../players/screen-layout.ts';
import type { Turn } from '../turn/turn.ts';
import { CityQuestion, hasQuestion } from './city-question.tsx';
import { FoldedTalk } from './folded-talk.tsx';
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
        <CityQuestion turn={turn} view={view} city={city} look={look} onTalk={broad ? undefined : onTalk} />
      )}
      {(broad || !isAsked) && <FoldedTalk view={view} channel={city} isOpen={isTalking} onToggle={onTalk} />}
    </div>
  );
}
