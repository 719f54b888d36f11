/** My hand: my tiles, what to do with them now, and the buttons for it. */
import type { ComponentType } from 'preact';
import { DraggedInTurn } from '../turn/dragged-tile.tsx';
import type { TurnPhase } from '../turn/turn-draft.ts';
import type { Turn } from '../turn/turn.ts';
import { AssigningPanel } from './assigning-panel.tsx';
import { ChoosingPanel } from './choosing-panel.tsx';
import { useAnswerKeys } from '../talk/answer-keys.ts';
import { useHandKeys } from './hand-keys.ts';
import { MainButton } from './main-button.tsx';
import { PlacingPanel } from './placing-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import './hand.css';
import './hand-room.css';
import { handWords } from './words/hand-words.ts';

const PANELS: { readonly [phase in TurnPhase]: ComponentType<{ readonly turn: Turn }> } = {
  watching: WaitingPanel,
  choosing: ChoosingPanel,
  locked: ChoosingPanel,
  assigning: AssigningPanel,
  placing: PlacingPanel,
  waiting: PlacingPanel,
  done: WaitingPanel,
};

export function HandPanel({ turn }: { readonly turn: Turn }) {
  useHandKeys(turn);
  useAnswerKeys(turn);
  const Panel = PANELS[turn.draft.phase.value];
  return (
    <section class="hand" aria-label={handWords().title}>
      <div class="hand-room" data-phase={turn.draft.phase.value}>
        <Panel turn={turn} />
        <MainButton turn={turn} />
      </div>
      <DraggedInTurn turn={turn} />
    </section>
  );
}
