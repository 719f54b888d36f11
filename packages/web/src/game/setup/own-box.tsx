/** Loading, saving and removing the pieces of a custom box, and which lists they replace. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { saveFile } from '../../kit/files/save.ts';
import { Button, LinkButton } from '../../kit/controls/index.ts';
import { boxFile, boxText, changedLists, loadBox, removeBox } from './saved-box.ts';
import { setupWords } from './words/setup-words.ts';
import { words } from '../words/shared-words.ts';
import './own-box.css';

async function describe(): Promise<string> {
  const { game } = words();
  const setup = setupWords();
  const lists = await changedLists();
  return lists.length === 0
    ? setup.box.nothingNew
    : setup.box.loaded(lists.map((list) => game.boxes.lists[list]));
}

interface OwnBoxProps {
  /** After a file was loaded, or the box removed. */
  readonly onLoad?: () => void;
  /** Links to the editor, except in the editor itself. */
  readonly editor?: boolean;
}

export function OwnBox({ onLoad, editor = false }: OwnBoxProps) {
  const { box } = setupWords();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const text = boxText.value;
  useEffect(() => {
    if (text !== undefined) void describe().then(setSaid);
  }, [text]);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const problem = await loadBox(await file.text());
    if (problem === undefined) onLoad?.();
    setSaid(problem === undefined ? await describe() : box.wrong(words().game.boxes.problem(problem)));
  };
  return (
    <div>
      <p class="field-label">{box.title}</p>
      <p class="field-hint">{box.about}</p>
      <p class="setup-box">
        {editor && (
          <LinkButton size="small" to={{ name: 'box' }} sign="pencil">
            {box.edit}
          </LinkButton>
        )}
        <Button size="small" onClick={() => input.current?.click()}>
          {box.load}
        </Button>
        <Button
          size="small"
          kind="quiet"
          onClick={() => void boxFile().then((file) => saveFile('duopolis-box.json', file))}
        >
          {box.save}
        </Button>
        {text !== undefined && (
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              removeBox();
              onLoad?.();
              setSaid('');
            }}
          >
            {box.remove}
          </Button>
        )}
      </p>
      <BoxFileInput input={input} onFile={(file) => void open(file)} />
      <p class="field-hint" role="status">
        {said}
      </p>
    </div>
  );
}

interface BoxFileInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File | undefined) => void;
}

/** The button beside it opens the system's dialog; the same file can be picked again. */
const BoxFileInput = ({ input, onFile }: BoxFileInputProps) => (
  <input
    ref={input}
    class="unseen"
    type="file"
    accept=".json,application/json"
    tabIndex={-1}
    aria-hidden="true"
    onChange={({ currentTarget }) => {
      onFile(currentTarget.files?.[0]);
      currentTarget.value = '';
    }}
  />
);
