/** The keys of the drawing board: the letters of city notation build on the focused cell. */
import { LETTERS } from '@duopolis/rules';
import { useLayoutEffect } from 'preact/hooks';
import { isDialogOpen, isWriting, useShortcuts } from '../../kit/keys/shortcuts.ts';
import { cellOf } from '../../game/board/board-input.ts';
import { put } from '../../game/sketch/sketch-pieces.ts';
import { onBoard } from '../../game/sketch/on-board.ts';
import type { Editor } from './use-editor.ts';
import { editorWords } from '../../game/sketch/words/editor-words.ts';

/** By the key's position, so that they work with any alphabet. */
const LETTER_AT = new Map(LETTERS.map((letter) => [`Key${letter.toUpperCase()}`, letter]));
const CLEARS: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

function onCell(editor: Editor, event: KeyboardEvent): boolean {
  const shown = cellOf(event.target);
  if (shown === undefined) return false;
  const sketch = editor.history.now.peek();
  const cell = onBoard(sketch.grid, [], { box: editor.box.peek() }).toGrid(shown);
  const letter = LETTER_AT.get(event.code);
  if (letter !== undefined) editor.change({ ...sketch, grid: put(sketch.grid, letter, cell) });
  else if (CLEARS.has(event.key)) editor.erase(cell);
  else return false;
  return true;
}

/** The usual undo and redo. */
function onHistory({ history }: Editor, { code, shiftKey }: KeyboardEvent): boolean {
  if (code === 'KeyZ') (shiftKey ? history.redo : history.undo)();
  else if (code === 'KeyY') history.redo();
  else return false;
  return true;
}

export function useEditorKeys(editor: Editor): void {
  const said = editorWords();
  useShortcuts({
    title: said.keys,
    shortcuts: [
      { keys: LETTERS, does: said.keyPut },
      { keys: ['Del'], does: said.keyClear },
      { keys: ['Ctrl+Z'], does: said.undo },
      { keys: ['Ctrl+Shift+Z'], does: said.redo },
    ],
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event) || isDialogOpen()) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey || !(isCommand ? onHistory(editor, event) : onCell(editor, event))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [editor]);
}
