/** The screen of statistics. */
import { Frame } from '../app/frame.tsx';
import { words } from '../app/words.ts';

export function StatisticsScreen() {
  const { home } = words();
  return (
    <Frame title={home.statistics}>
      <h1>{home.statistics}</h1>
    </Frame>
  );
}
