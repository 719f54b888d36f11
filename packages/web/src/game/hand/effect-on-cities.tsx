/** The effect of the main button on my cities, in the order of the tiles beside it: '30 → 35 · 33 → 37'. */
import { LandmarkArt } from '../../kit/art/index.ts';
import { cityName } from '../players/seat-names.ts';
import type { CityEffect } from '../turn/turn-outlook.ts';
import type { Turn } from '../turn/turn.ts';
import { words } from '../words/shared-words.ts';

const change = ({ before, after }: CityEffect): string =>
  before === after ? `${before}` : `${before} → ${after}`;

/** Cities in the order of the tiles that go there; those without a tile come last. */
function effectsInOrder({ effects, draft }: Turn): readonly CityEffect[] {
  const agreed = effects.agreed.value;
  const order = draft.slots.value.flatMap(
    ({ tile, staged }) => staged?.city ?? agreed.find((one) => one.tile === tile)?.city ?? [],
  );
  const placeOf = ({ city }: CityEffect): number =>
    order.includes(city) ? order.indexOf(city) : order.length;
  return effects.outcome.value.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Each city by its mark: names are too long for a button. */
export function EffectLine({ turn }: { readonly turn: Turn }) {
  const tokens = turn.seat.game.value?.open.tokens ?? [];
  return (
    <span class="hand-effect">
      {effectsInOrder(turn).map((effect, nth) => (
        <span key={effect.city}>
          {nth > 0 && ' · '}
          <LandmarkArt city={tokens[effect.city] ?? ''} size={16} />
          {change(effect)}
        </span>
      ))}
    </span>
  );
}

/** The same with the names of the cities, for screen readers. */
export function effectText(turn: Turn): string {
  const open = turn.seat.game.value?.open;
  if (open === undefined) return '';
  return effectsInOrder(turn)
    .map((effect) => `${cityName(open, effect.city, words())} ${change(effect)}`)
    .join(', ');
}
