/** Nothing to do now: waiting for others, or only watching; what I placed can still be asked back. */
import { cityName } from '../players/people.ts';
import { justPlaced } from '../turn/city-state.ts';
import type { Turn } from '../turn/turn.ts';
import { Others } from './others.tsx';
import { Passing } from './passing.tsx';
import { Saying } from './saying.tsx';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/words.ts';

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
          label: hand.takeBack(game.pieces.tile(tile), cityName(own.open, city, words())),
          sign: 'undo',
          onPick: () => void turn.askUndo(city, at),
        }))}
      />
      <Passing turn={turn} />
    </div>
  );
}
