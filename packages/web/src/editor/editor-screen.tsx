/** The screen of editor. */
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';

export function EditorScreen() {
  const { home } = words();
  return (
    <Frame title={home.city}>
      <h1>{home.city}</h1>
    </Frame>
  );
}
