/** The drawing board: a city to try things on, scored and explained as it is drawn, with its notation in the address. */
import type { Route } from '../app/route.ts';
import { Frame } from '../app/frame.tsx';
import { Loading } from '../app/states.tsx';
import { words } from '../app/words.ts';
import { Around } from './around.tsx';
import { Desk } from './desk.tsx';
import { BadAddress, Notation } from './notation.tsx';
import { editorWords } from './editor-words.ts';
import { Reasons } from './reasons.tsx';
import { useEditor } from './use-editor.ts';
import { useEditorKeys } from './keys.ts';
import './editor.css';

type CityRoute = Extract<Route, { readonly name: 'city' }>;

export function EditorScreen({ route: { notation } }: { readonly route: CityRoute }) {
  return editorWords.here() ? <Drawing notation={notation} /> : <Loading />;
}

function Drawing({ notation }: { readonly notation: string | undefined }) {
  const { home } = words();
  const editor = useEditor(notation);
  useEditorKeys(editor);
  return (
    <Frame title={home.city} wide>
      <header class="editor-head">
        <h1>{home.city}</h1>
        <p>{editorWords.say().about}</p>
      </header>
      <BadAddress editor={editor} />
      <div class="editor">
        <div class="editor-side">
          <Desk editor={editor} />
          <Notation editor={editor} />
        </div>
        <div class="editor-side">
          <Reasons editor={editor} />
          <Around editor={editor} />
        </div>
      </div>
    </Frame>
  );
}
