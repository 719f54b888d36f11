/** The drawing board: a city to experiment with, scored and explained as it is drawn, with its notation in the address. */
import type { Route } from '../../kit/routing/route.ts';
import { useProgressiveParts } from '../../kit/page/progressive-rendering.ts';
import { Frame } from '../../kit/page/page-frame.tsx';
import { EditorContext } from './editor-context.tsx';
import { Desk } from './editor-desk.tsx';
import { BadAddress, Notation } from './notation-field.tsx';
import { Reasons } from './score-reasons.tsx';
import { useEditor } from './use-editor.ts';
import { useEditorKeys } from './editor-keys.ts';
import './editor.css';
import { editorWords } from '../../game/sketch/words/editor-words.ts';
import { words } from '../../game/words/shared-words.ts';

type CityRoute = Extract<Route, { readonly name: 'city' }>;

export function EditorScreen({ route: { notation } }: { readonly route: CityRoute }) {
  return <Drawing notation={notation} />;
}

/** The board with its tools, the notation, the score, the context. */
const PARTS = 5;

function Drawing({ notation }: { readonly notation: string | undefined }) {
  const { home } = words();
  const editor = useEditor(notation);
  useEditorKeys(editor);
  const drawn = useProgressiveParts(PARTS);
  return (
    <Frame title={home.city} wide>
      <header class="editor-head">
        <h1>{home.city}</h1>
        <p>{editorWords().about}</p>
      </header>
      <BadAddress editor={editor} />
      <div class="editor">
        <div class="editor-side">
          <Desk editor={editor} isWhole={drawn > 1} />
          {drawn > 2 && <Notation editor={editor} />}
        </div>
        <div class="editor-side">
          {drawn > 3 && <Reasons editor={editor} />}
          {drawn > 4 && <EditorContext editor={editor} />}
        </div>
      </div>
    </Frame>
  );
}
