/** The pieces of a custom box, list by list: a valid box is stored at once, an invalid one shows its problems. */
import { keysOf } from '@duopolis/rules/lists';
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { Frame } from '../../kit/page/page-frame.tsx';
import { Button } from '../../kit/controls/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { words } from '../../game/words/shared-words.ts';
import { boxComponents, boxText, loadBox, removeBox } from '../../game/setup/saved-box.ts';
import { OwnBox } from '../../game/setup/own-box.tsx';
import { AutomaCards, TieBreaks } from './box-automas.tsx';
import { boxWords } from './words/box-words.ts';
import { Civics, DistrictCards, Mats } from './box-capitals.tsx';
import { type BoxDraft, boxOf, checked, draftOf, isOurs, type ListName, OURS } from './box-draft.ts';
import { reportOn } from './box-report.ts';
import {
  BaseTokens,
  Buildings,
  CapitalTokens,
  Duplexes,
  type EditorProps,
  SeatingCards,
} from './box-tiles.tsx';
import './box.css';

const EDITORS = {
  buildings: Buildings,
  duplexes: Duplexes,
  tokens: BaseTokens,
  seatingCards: SeatingCards,
  automaCards: AutomaCards,
  tieBreaks: TieBreaks,
  civics: Civics,
  mats: Mats,
  districtCards: DistrictCards,
  capitalTokens: CapitalTokens,
} as const satisfies { readonly [list in ListName]: ComponentType<EditorProps> };

const LISTS = keysOf(EDITORS);

/** Stores a box that the rules accept; our own box is not stored as a custom one. */
async function keep(draft: BoxDraft): Promise<void> {
  if (LISTS.every((list) => isOurs(draft, list))) removeBox();
  else await loadBox(`${JSON.stringify(boxOf(draft), undefined, 2)}\n`);
}

export function BoxScreen() {
  const [draft, setDraft] = useState<BoxDraft | undefined>(undefined);
  useEffect(() => {
    void boxComponents().then((own) => setDraft(own === undefined ? OURS : draftOf(own)));
  }, []);
  if (draft === undefined) return null;
  const say = boxWords();
  return (
    <Frame title={say.title} wide>
      <h1 class="page-title">{say.title}</h1>
      <p class="page-about">{say.about}</p>
      <div class="box sheet-of-paper">
        <OwnBox
          onLoad={() => void boxComponents().then((own) => setDraft(own === undefined ? OURS : draftOf(own)))}
        />
        <Lists draft={draft} onChange={setDraft} />
      </div>
    </Frame>
  );
}

interface ListsProps {
  readonly draft: BoxDraft;
  readonly onChange: (draft: BoxDraft) => void;
}

function Lists({ draft, onChange }: ListsProps) {
  const say = boxWords();
  const read = checked(draft);
  const change = (some: Partial<BoxDraft>): void => {
    const next = { ...draft, ...some };
    onChange(next);
    if (checked(next).ok) void keep(next);
  };
  const status = read.ok
    ? boxText.value === undefined
      ? say.ours
      : say.saved
    : say.notSaved(words().game.boxes.problem(read.error));
  return (
    <>
      <p class={read.ok ? 'box-status' : 'box-status box-wrong'} role="status">
        {status}
      </p>
      {LISTS.map((list) => (
        <List key={list} list={list} draft={draft} change={change} />
      ))}
    </>
  );
}

function List({ list, draft, change }: EditorProps & { readonly list: ListName }) {
  const say = boxWords();
  const [open, setOpen] = useState(false);
  const { have, printed, twice } = reportOn(draft, list);
  const Editor = EDITORS[list];
  const ours = isOurs(draft, list);
  return (
    <details class="box-list" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{sentence(words().game.boxes.lists[list])}</b> <span>{say.count(have, printed)}</span>
        {!ours && <em>{say.changed}</em>}
      </summary>
      {open && (
        <div class="box-editor">
          {have < printed && <p class="box-wrong">{sentence(say.missing(printed - have))}</p>}
          {have > printed && <p class="box-wrong">{sentence(say.extra(have - printed))}</p>}
          {twice.length > 0 && <p class="box-wrong">{say.twice(twice)}</p>}
          <Editor draft={draft} change={change} />
          {!ours && (
            <Button size="small" kind="quiet" onClick={() => change({ [list]: OURS[list] })}>
              {say.reset}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
