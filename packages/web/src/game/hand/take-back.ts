/** Taking back what I have placed since the reveal, at a friendly table (STRICT-2). */
import type { MenuItem } from '../../kit/controls/index.ts';
import { cityName } from '../players/seat-names.ts';
import { justPlaced } from '../turn/city-state.ts';
import type { Turn } from '../turn/turn.ts';
import { handWords } from './words/hand-words.ts';
import { words } from '../words/shared-words.ts';

export function takeBacks(turn: Turn): readonly MenuItem[] {
  const own = turn.seat.game.value;
  if (own === undefined || turn.seat.strict.value) return [];
  const { open, viewer } = own;
  const asks = turn.seat.view.value?.asides.asks ?? [];
  // One request at a time for a city.
  const cities = turn.seat.cities.value.filter((city) => asks.every((ask) => ask.city !== city));
  return cities.flatMap((city) =>
    justPlaced(open, city)
      .filter(({ seat }) => seat === viewer)
      .map(({ tile, at }) => ({
        label: handWords().takeBack(words().game.pieces.name(tile, open.box), cityName(open, city, words())),
        sign: 'undo' as const,
        onPick: () => void turn.actions.askUndo(city, at),
      })),
  );
}
