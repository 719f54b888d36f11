/** The city as text: to copy, to send, to paste; an invalid text shows what is wrong and where. */
import { LETTERS } from '@duopolis/rules';
import { makeCity } from '@duopolis/rules/notation';
import { useEffect, useState } from 'preact/hooks';
import { Button, TextField, toast } from '../../kit/controls/index.ts';
import { type AddressProblem, makeSketch, shortNotation } from '../../game/sketch/sketch-link.ts';
import { addressOf, type Editor } from './use-editor.ts';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { words } from '../../game/words/shared-words.ts';
import './notation-field.css';

function sayProblem(problem: AddressProblem): string {
  const { problems } = editorWords();
  if (problem.code === 'bad-part') return problems['bad-part'](problem);
  if (problem.code === 'unknown-part') return problems['unknown-part'](problem);
  return words().game.refusals.notation(problem);
}

const copy = (text: string, message: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast(message, 'good'),
    () => toast(text),
  );

/** The text with the invalid character marked. */
function Where({ text, problem }: { readonly text: string; readonly problem: AddressProblem }) {
  if (!('position' in problem) || problem.code === 'too-large') return null;
  const at = Math.min(problem.position, text.length);
  const length = problem.code === 'bad-civic' ? problem.found.length : 1;
  return (
    <code class="editor-where" lang="en" aria-hidden="true">
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length) || '…'}</mark>
      {text.slice(at + length)}
    </code>
  );
}

/** After a wrong letter, the list of letters opens. */
function Key({ problem }: { readonly problem: AddressProblem }) {
  if (problem.code !== 'unknown-letter' && problem.code !== 'empty') return null;
  const { pieces } = words().game;
  return <p class="editor-note">{LETTERS.map((letter) => `${letter} ${pieces.tile(letter)}`).join(' · ')}</p>;
}

/** Over everything, so that it is not overlooked: the address was not a city. */
export function BadAddress({ editor }: { readonly editor: Editor }) {
  const unread = editor.unread.value;
  if (unread === undefined) return null;
  return (
    <p class="editor-unread" role="alert">
      {editorWords().badAddress}
    </p>
  );
}

export function Notation({ editor }: { readonly editor: Editor }) {
  const said = editorWords();
  const sketch = editor.history.now.value;
  const unread = editor.unread.value;
  const drawn = makeSketch(sketch);
  const [text, setText] = useState(unread?.text ?? makeCity(sketch.grid));
  const [problem, setProblem] = useState<AddressProblem | undefined>(unread?.problem);
  useEffect(() => {
    if (editor.unread.peek() !== undefined) return;
    setText(drawn);
    setProblem(undefined);
  }, [drawn, unread]);
  const read = (): void => {
    const done = editor.read(text.trim());
    setProblem(done.ok ? undefined : done.error);
  };
  return (
    <section class="sheet-of-paper editor-panel" aria-labelledby="editor-notation">
      <h2 id="editor-notation">{said.notation}</h2>
      <div class="editor-field">
        <TextField
          label={said.notation}
          quiet
          value={text}
          onInput={(value) => {
            setText(value);
            setProblem(undefined);
          }}
          onEnter={read}
          hint={said.notationHint}
          problem={problem && `${sayProblem(problem).replace(/^./, (letter) => letter.toUpperCase())}.`}
        />
        {text.trim() !== drawn && <Button onClick={read}>{said.draw}</Button>}
      </div>
      {problem !== undefined && <Where text={text.trim()} problem={problem} />}
      {problem !== undefined && <Key problem={problem} />}
      <div class="editor-copies">
        <Button size="small" sign="copy" onClick={() => copy(shortNotation(sketch), said.copied)}>
          {said.copyNotation}
        </Button>
        <Button
          size="small"
          sign="link"
          onClick={() => copy(`${location.origin}${addressOf(sketch)}`, said.linkCopied)}
        >
          {said.copyLink}
        </Button>
      </div>
    </section>
  );
}
