/** Keys for my tiles that work anywhere on the table: numbers pick, letters confirm, undo and offer. */
import { announce } from '../../kit/controls/announce.tsx';
import { actionOf, characterOf } from '../../kit/keys/key-map.ts';
import { useShortcuts, useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { focusBestCell } from '../board/board-input.ts';
import { elementAt } from '../motion/element-registry.ts';
import type { Turn } from '../turn/turn.ts';
import { doNextStep } from './main-button.tsx';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';

/** The focus is elsewhere, so the pressed state of the tile is not read out. */
function announcePicked({ game: played, hand: tiles, picked }: Turn, index: number): void {
  const { game } = words();
  const hand = handWords();
  const tile = tiles.value[index];
  if (tile === undefined) return;
  const name = game.pieces.tile(tile, played.value?.open.box);
  announce(picked.value.includes(index) ? hand.picked(name) : hand.putBack(name));
}

function announceSelected({ game: played, slots }: Turn, index: number): void {
  const { game } = words();
  const hand = handWords();
  const tile = slots.value[index]?.tile;
  if (tile !== undefined) announce(hand.selected(game.pieces.tile(tile, played.value?.open.box)));
}

/** Whether the key was for my tiles. */
function press(turn: Turn, event: KeyboardEvent): boolean {
  const index = Number(characterOf(event)) - 1;
  const { phase } = turn;
  if (index >= 0 && index < 9) {
    if (phase.value === 'placing' || phase.value === 'waiting') {
      if (index >= turn.slots.value.length) return false;
      turn.select({ kind: 'slot', slot: index });
      announceSelected(turn, index);
    } else if (phase.value === 'choosing') {
      turn.pick(index);
      announcePicked(turn, index);
    } else turn.pick(index);
    return true;
  }
  const action = actionOf(event);
  switch (action) {
    case 'confirm':
      if (phase.value === 'locked') turn.changeMind();
      else doNextStep(turn);
      return true;
    case 'undo':
      if (turn.canUndo.value) turn.undo();
      return true;
    case 'offer':
      if (turn.canOffer.value) void turn.offer();
      return true;
    case 'left':
    case 'right':
      return focusBestCell(elementAt(`board-${turn.cities.value[action === 'left' ? 0 : 1] ?? 0}`));
    default:
      return false;
  }
}

export function useHandKeys(turn: Turn): void {
  const { keys, keyGroup } = handWords();
  useShortcuts({
    title: keyGroup,
    shortcuts: [
      { keys: ['1', '…', '9'], does: keys.pick },
      { actions: ['confirm'], does: keys.confirm },
      { actions: ['undo'], does: keys.undo },
      { actions: ['offer'], does: keys.offer },
      { actions: ['left', 'right'], does: keys.board },
    ],
  });
  useSingleKeys((event) => !turn.link.isRecap && press(turn, event), [turn]);
}
