/** The screen of learn. */
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';

export function LearnScreen() {
  const { home } = words();
  return (
    <Frame title={home.learn}>
      <h1>{home.learn}</h1>
    </Frame>
  );
}
