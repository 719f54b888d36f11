/** Keys for my tiles that work anywhere on the table: numbers pick, letters confirm, undo and offer. */
import { announce } from '../../kit/controls/announce.tsx';
import { actionOf, characterOf } from '../../kit/keys/key-map.ts';
import { useShortcuts, useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { focusBestCell } from '../board/board-input.ts';
import { elementAt } from '../motion/element-registry.ts';
import type { Turn } from '../turn/turn.ts';
import { doNextStep } from './main-button.tsx';
import { appWords } from '../../kit/words/app-words.ts';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';

/** The focus is elsewhere, so the pressed state of the tile is not read out. */
function announcePicked({ seat, draft }: Turn, index: number): void {
  const { game } = words();
  const hand = handWords();
  const tile = seat.hand.value[index];
  if (tile === undefined) return;
  const name = game.pieces.tile(tile, seat.game.value?.open.box);
  announce(draft.picked.value.includes(index) ? hand.picked(name) : hand.putBack(name));
}

function announceSelected({ seat, draft }: Turn, index: number): void {
  const { game } = words();
  const hand = handWords();
  const tile = draft.slots.value[index]?.tile;
  if (tile !== undefined) announce(hand.selected(game.pieces.tile(tile, seat.game.value?.open.box)));
}

/** Whether the key was for my tiles. */
function press(turn: Turn, event: KeyboardEvent): boolean {
  const index = Number(characterOf(event)) - 1;
  const { phase } = turn.draft;
  if (index >= 0 && index < 9) {
    if (phase.value === 'placing' || phase.value === 'waiting') {
      if (index >= turn.draft.slots.value.length) return false;
      turn.actions.select({ kind: 'slot', slot: index });
      announceSelected(turn, index);
    } else if (phase.value === 'choosing') {
      turn.actions.pick(index);
      announcePicked(turn, index);
    } else turn.actions.pick(index);
    return true;
  }
  const action = actionOf(event);
  switch (action) {
    case 'confirm':
      if (phase.value === 'locked') turn.actions.changeMind();
      else doNextStep(turn);
      return true;
    case 'undo':
      if (turn.actions.canUndo.value) turn.actions.undo();
      return true;
    case 'offer':
      if (turn.actions.canOffer.value) void turn.actions.offer();
      return true;
    case 'left':
    case 'right':
      return focusBestCell(elementAt(`board-${turn.seat.cities.value[action === 'left' ? 0 : 1] ?? 0}`));
    default:
      return false;
  }
}

/** Where Enter does something of its own. */
const PRESSED_BY_ENTER = 'a, button, input, summary, [role="gridcell"]';

/** On the page or a part of it, such as after a reload, Enter does the next step; held down, it does nothing more. */
function enter(turn: Turn, { key, repeat, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' || repeat) return false;
  if (target instanceof Element && target.closest(PRESSED_BY_ENTER) !== null) return false;
  doNextStep(turn);
  return true;
}

export function useHandKeys(turn: Turn): void {
  const { keys, keyGroup } = handWords();
  useShortcuts({
    title: keyGroup,
    shortcuts: [
      { keys: ['1', '…', '9'], does: keys.pick },
      { actions: ['confirm'], does: keys.confirm },
      { keys: [appWords().keyNames.enter], does: keys.enter },
      { actions: ['undo'], does: keys.undo },
      { actions: ['offer'], does: keys.offer },
      { actions: ['left', 'right'], does: keys.board },
    ],
  });
  useSingleKeys((event) => !turn.link.isRecap && (enter(turn, event) || press(turn, event)), [turn]);
}
