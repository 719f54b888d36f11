/** On a phone on its side, an opened offer is in the middle, above the main button: under its city it would be below the window. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { useEffect, useRef } from 'preact/hooks';
import type { Turn } from '../turn/turn.ts';
import { talkItems } from './bot-talk.tsx';
import { CityQuestion, hasQuestion } from './city-question.tsx';
import './offer-aside.css';

interface OfferAsideProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly onTalk: () => void;
  readonly onClose: () => void;
}

/** It closes when it is answered, and while I look for another space on the boards. */
function useClosing({ turn, view, city, onClose }: Omit<OfferAsideProps, 'onTalk'>): void {
  const shown = turn.cards.shown(city);
  const before = useRef(shown);
  const isAsked = hasQuestion(turn, view, city);
  const { kind } = turn.draft.selection.value;
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    const now = turn.cards.of(city).find(({ offer }) => offer.id === was?.offer.id);
    const isAnswered = was !== undefined && now?.state !== was.state;
    if (!isAsked || isAnswered || kind === 'offer' || kind === 'theirs') onClose();
  }, [shown?.offer.id, shown?.state, isAsked, kind]);
}

export function OfferAside({ turn, view, city, onTalk, onClose }: OfferAsideProps) {
  useClosing({ turn, view, city, onClose });
  return (
    <div
      class="offer-aside"
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape') onClose();
      }}
    >
      <CityQuestion
        turn={turn}
        view={view}
        city={city}
        look="whole"
        more={talkItems({ turn, view, city }, onTalk)}
      />
    </div>
  );
}
