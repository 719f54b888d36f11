/** The screen of duplicate. */
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';

export function DuplicateScreen() {
  const { home } = words();
  return (
    <Frame title={home.duplicate}>
      <h1>{home.duplicate}</h1>
    </Frame>
  );
}
