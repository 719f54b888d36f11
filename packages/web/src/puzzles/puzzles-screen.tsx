/** The screen of puzzles. */
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';

export function PuzzlesScreen() {
  const { home } = words();
  return (
    <Frame title={home.puzzle}>
      <h1>{home.puzzle}</h1>
    </Frame>
  );
}
