/** What confirming would make of my cities: 'Eiffel Tower 30 → 35, Colosseum 33 → 34'. */
import { Fragment } from 'preact';
import { words } from '../../kit/words/words.ts';
import { cityName } from '../players/people.ts';
import type { Turn } from '../turn/turn.ts';

export function EffectLine({ turn }: { readonly turn: Turn }) {
  const open = turn.game.value?.open;
  if (open === undefined) return null;
  const all = turn.outcome.value;
  const changed = all.filter(({ before, after }) => before !== after);
  const told = changed.length > 0 ? changed : all;
  return (
    <span class="hand-effect">
      {told.map(({ city, before, after }, nth) => (
        <Fragment key={city}>
          {nth > 0 && ' '}
          <span>
            {cityName(open, city, words())} {before === after ? before : `${before} → ${after}`}
            {nth < told.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
