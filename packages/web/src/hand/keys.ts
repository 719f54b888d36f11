/** Keys for my tiles that work anywhere on the table: numbers pick, letters confirm, undo and offer. */
import { useLayoutEffect } from 'preact/hooks';
import { isWriting, useShortcuts } from '../app/shortcuts.ts';
import { words } from '../app/words.ts';
import type { Turn } from '../turn/turn.ts';

/** Whether the key was meant for my tiles. */
function press(turn: Turn, key: string): boolean {
  const index = Number(key) - 1;
  const { phase } = turn;
  if (index >= 0 && index < 9) {
    if (phase.value === 'placing' || phase.value === 'waiting') {
      if (index >= turn.slots.value.length) return false;
      turn.select({ kind: 'slot', slot: index });
    } else turn.pick(index);
    return true;
  }
  switch (key) {
    case 'c':
      if (phase.value === 'locked') turn.changeMind();
      else if (turn.canLock.value) void turn.lock();
      else if (turn.canConfirm.value) void turn.confirm();
      return true;
    case 'u':
      if (turn.canUndo.value) turn.undo();
      return true;
    case 'o':
      if (turn.canOffer.value) void turn.offer();
      return true;
    case '[':
    case ']':
      return focusBoard(turn.cities.value[key === '[' ? 0 : 1]);
    default:
      return false;
  }
}

const WANTED = ['.board-best', '.board-legal', '[tabindex="0"]'] as const;

/** The focus goes to the best cell of that city, or to a legal one. */
function focusBoard(city: number | undefined): boolean {
  const board = document.querySelector(`.city-board[data-city="${city}"]`);
  const cell = WANTED.map((wanted) => board?.querySelector<HTMLElement>(`[role="gridcell"]${wanted}`)).find(
    (found) => found != null,
  );
  cell?.focus();
  return cell !== undefined;
}

export function useHandKeys(turn: Turn): void {
  const { keys, keyGroup } = words().hand;
  useShortcuts({
    title: keyGroup,
    shortcuts: [
      { keys: ['1', '…', '9'], does: keys.pick },
      { keys: ['C'], does: keys.confirm },
      { keys: ['U'], does: keys.undo },
      { keys: ['O'], does: keys.offer },
      { keys: ['[', ']'], does: keys.board },
    ],
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (isWriting(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (press(turn, event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [turn]);
}
