/** What the main button would make of my cities, the left one first: '30 → 35 · 33 → 37'. */
import { Fragment } from 'preact';
import { words } from '../../kit/words/words.ts';
import { cityName } from '../players/people.ts';
import type { Turn } from '../turn/turn.ts';

export function EffectLine({ turn }: { readonly turn: Turn }) {
  const open = turn.game.value?.open;
  if (open === undefined) return null;
  return (
    <span class="hand-effect">
      {turn.outcome.value.map(({ city, before, after }, nth) => (
        <Fragment key={city}>
          {nth > 0 && <span aria-hidden="true"> · </span>}
          <span class="unseen"> {cityName(open, city, words())}: </span>
          <span>{before === after ? before : `${before} → ${after}`}</span>
        </Fragment>
      ))}
    </span>
  );
}
