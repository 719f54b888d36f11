/** The screen of rules. */
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';

export function RulesScreen() {
  const { home } = words();
  return (
    <Frame title={home.rules}>
      <h1>{home.rules}</h1>
    </Frame>
  );
}
