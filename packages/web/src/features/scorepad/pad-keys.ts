/** The keys of the score pad: letters place tiles, even where they mean something else elsewhere. */
import { isLandscapeCell } from '@duopolis/rules/cities';
import { LETTERS } from '@duopolis/rules';
import { useLayoutEffect } from 'preact/hooks';
import { isDialogOpen, isSingleKey, useShortcuts } from '../../kit/keys/shortcuts.ts';
import type { Desk } from './pad-state.ts';
import { appWords } from '../../kit/words/app-words.ts';
import { scorepadWords } from './words/scorepad-words.ts';

/** By the key's position, so that they work with any alphabet. */
const LETTER_AT = new Map(LETTERS.map((letter) => [`Key${letter.toUpperCase()}`, letter]));
const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The next cell in that direction that is not landscape. */
function moveMark(desk: Desk, [down, across]: readonly [number, number]): void {
  const { pad, city, mark } = desk.draft.peek();
  const grid = pad.cities[city];
  if (grid === undefined) return;
  let [row, column] = [Math.floor(mark / grid.width) + down, (mark % grid.width) + across];
  while (row >= 0 && row < grid.height && column >= 0 && column < grid.width) {
    const cell = row * grid.width + column;
    const sign = grid.cells[cell];
    if (sign !== undefined && !isLandscapeCell(sign)) return desk.mark(cell);
    [row, column] = [row + down, column + across];
  }
}

function handleKey(desk: Desk, event: KeyboardEvent): boolean {
  const letter = LETTER_AT.get(event.code);
  const step = STEPS[event.key];
  if (letter !== undefined) desk.put(letter);
  else if (event.key === 'Backspace' || event.key === 'Delete') desk.erase();
  else if (step !== undefined) moveMark(desk, step);
  else return false;
  return true;
}

export function usePadKeys(desk: Desk): void {
  const say = scorepadWords();
  useShortcuts({
    title: say.keys,
    shortcuts: [
      { keys: LETTERS.map((letter) => letter.toUpperCase()), does: say.keyPut },
      { keys: [appWords().keyNames.backspace ?? 'Backspace'], does: say.keyErase },
      { keys: ['← ↑ ↓ →'], does: say.keyMove },
      { keys: ['Ctrl+Z'], does: say.undo },
    ],
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isDialogOpen()) return;
      const undoes = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (undoes) desk.undo();
      else if (!isSingleKey(event) || !handleKey(desk, event)) return;
      event.preventDefault();
    };
    // While the pad is open its letters take precedence over those of the whole client, such as M for the sound.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [desk]);
}
