/** The main button for the next step: always visible, always in the same place; only its words change. */
import { TILES_A_TURN } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { announce } from '../../kit/controls/announce.tsx';
import { Button } from '../../kit/controls/index.ts';
import { elementRef } from '../motion/element-registry.ts';
import { awaitedFrom } from '../players/pending-work.ts';
import { nameOf, ownSeat } from '../players/seat-names.ts';
import { nextStep, type NextStep } from '../turn/next-step.ts';
import type { Turn } from '../turn/turn.ts';
import { EffectLine, effectText } from './effect-on-cities.tsx';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';
import './main-button.css';

/** The others whom the table waits for; a long list isn't shown. */
function waitingFor(view: TableView | undefined): string {
  const hand = handWords();
  const own = view && ownSeat(view.open, view.you);
  const names = view === undefined ? [] : awaitedFrom(view).filter((seat) => seat !== own);
  const [first] = names;
  if (view === undefined || first === undefined || names.length > 1) return hand.waitFor();
  return hand.waitFor(nameOf(view.open, first, words()));
}

function labelOf(step: NextStep, view: TableView | undefined): string {
  const hand = handWords();
  switch (step.kind) {
    case 'lock':
      return step.isAgain ? hand.relock : hand.lock;
    case 'confirm':
      return step.tiles === undefined ? hand.confirm : hand.confirmSome(step.tiles);
    case 'agreed':
      return step.tiles > 1 ? hand.placeBoth : hand.placeOffer;
    case 'pick-tile':
      return hand.pickTile;
    case 'pick-cell':
      return hand.pickCell;
    case 'pick-city':
      return hand.pickCity;
    case 'wait':
      return waitingFor(view);
    case 'sending':
      return hand.sending;
  }
}

function press(turn: Turn, { kind }: NextStep): void {
  if (kind === 'lock') void turn.actions.lock();
  else if (kind === 'confirm') void turn.actions.confirm();
  else if (kind === 'agreed') void turn.actions.placeAgreed();
}

const isPossible = (step: NextStep): boolean =>
  step.kind === 'lock' ? step.isReady : step.kind === 'confirm' || step.kind === 'agreed';

/** What to do first; the sentence beside the button has it too, but was read before. */
function todo({ seat, draft }: Turn, step: NextStep): string {
  const left = TILES_A_TURN - draft.picked.value.length;
  return step.kind === 'lock' && left > 0 ? handWords().choose(left) : labelOf(step, seat.view.value);
}

/** Does the next step; a press that does nothing yet is answered with what to do. */
export function doNextStep(turn: Turn): void {
  const step = nextStep(turn);
  if (isPossible(step)) press(turn, step);
  else announce(todo(turn, step), 'now');
}

export function MainButton({ turn }: { readonly turn: Turn }) {
  const step = nextStep(turn);
  const changes =
    (step.kind === 'confirm' && turn.draft.phase.value !== 'assigning') || step.kind === 'agreed';
  const label = labelOf(step, turn.seat.view.value);
  return (
    <Button
      buttonRef={elementRef('hand-main')}
      kind="main"
      class="hand-main"
      unavailable={!isPossible(step)}
      onClick={() => doNextStep(turn)}
      onRefused={() => doNextStep(turn)}
    >
      {changes && <span class="unseen">{withColon(label, effectText(turn))}</span>}
      <span class="hand-main-words" aria-hidden={changes}>
        <b>{label}</b>
        {changes && <EffectLine turn={turn} />}
      </span>
    </Button>
  );
}
