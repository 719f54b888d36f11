/** Nothing to do now: waiting for others, or watching; my placements can still be taken back. */
import { cityName } from '../players/seat-names.ts';
import { justPlaced } from '../turn/city-state.ts';
import type { Turn } from '../turn/turn.ts';
import { Others } from './other-actions.tsx';
import { Passing } from './passing-note.tsx';
import { Saying } from './prompt-line.tsx';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/game-words.ts';

export function Resting({ turn }: { readonly turn: Turn }) {
  const { game } = words();
  const hand = handWords();
  const own = turn.game.value;
  if (own === undefined) return <Saying turn={turn} what={hand.watching} />;
  const placed = turn.cities.value.flatMap((city) =>
    justPlaced(own.open, city)
      .filter(({ seat }) => seat === own.viewer)
      .map(({ tile, at }) => ({ tile, at, city })),
  );
  return (
    <div class="hand-side">
      <Saying turn={turn} what={hand.done} hint={turn.strict.value ? '' : hand.doneHint} />
      <Others
        others={(turn.strict.value ? [] : placed).map(({ tile, at, city }) => ({
          label: hand.takeBack(game.pieces.tile(tile, own.open.box), cityName(own.open, city, words())),
          sign: 'undo',
          onPick: () => void turn.askUndo(city, at),
        }))}
      />
      <Passing turn={turn} />
    </div>
  );
}
