/** The effect of the main button on my cities, left one first: '30 → 35 · 33 → 37'. */
import { cityName } from '../players/seat-names.ts';
import type { CityEffect } from '../turn/turn-outlook.ts';
import type { Turn } from '../turn/turn.ts';
import { words } from '../words/shared-words.ts';

const change = ({ before, after }: CityEffect): string =>
  before === after ? `${before}` : `${before} → ${after}`;

export const EffectLine = ({ turn }: { readonly turn: Turn }) => (
  <span class="hand-effect">{turn.effects.outcome.value.map(change).join(' · ')}</span>
);

/** The same with the names of the cities, for screen readers. */
export function effectText(turn: Turn): string {
  const open = turn.seat.game.value?.open;
  if (open === undefined) return '';
  return turn.effects.outcome.value
    .map((effect) => `${cityName(open, effect.city, words())} ${change(effect)}`)
    .join(', ');
}
