/** What my draft would do: to my cities, to offers, and to my partners. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { legalFor } from '@duopolis/rules';
import { drafted, type Offer, type Staged, withGhost } from '@duopolis/table';
import { agreedPlaces } from './agreed.ts';
import { brokenBy } from './clash.ts';
import type { TurnDraft } from './turn-draft.ts';
import { type CityEffect, effectsIn } from './turn-outlook.ts';
import { offerable as offerableOf } from './turn-requests.ts';
import type { TurnSeat } from './turn-seat.ts';
import type { TurnTargets } from './turn-targets.ts';

export interface TurnEffects {
  /** My cities as they are, and as the draft and the pointer would make them. */
  readonly ofDraft: ReadonlySignal<readonly CityEffect[]>;
  /** My cities as they are, and as the main button would make them. */
  readonly outcome: ReadonlySignal<readonly CityEffect[]>;
  /** My tiles where my partners and I have agreed to put them. */
  readonly agreed: ReadonlySignal<readonly Staged[]>;
  /** An agreement that would lose its cell to a tried or pointed-at tile. */
  readonly broken: ReadonlySignal<Offer | undefined>;
  /** Tried tiles that can be offered to a partner. */
  readonly offerable: ReadonlySignal<readonly Staged[]>;
  readonly mayWait: ReadonlySignal<boolean>;
}

export function turnEffectsOf(
  { game, cities, offers }: TurnSeat,
  { tried, staged }: TurnDraft,
  { legal, preview }: TurnTargets,
): TurnEffects {
  const ofDraft = computed((): readonly CityEffect[] => {
    const [own, meant, looked] = [game.value, tried.value, preview.value];
    if (own === undefined || meant === undefined) return [];
    const room = looked && legal.value.get(looked.city);
    const after = looked && room ? withGhost(room.open, looked) : meant.open;
    return effectsIn(cities.value, own.open, after);
  });
  const agreed = computed(() => {
    const own = game.value;
    return own?.open.phase === 'placing' ? agreedPlaces(own.open, own.viewer, offers.value) : [];
  });
  const outcome = computed((): readonly CityEffect[] => {
    const [own, meant] = [game.value, tried.value];
    if (own === undefined || meant === undefined) return [];
    const isAgreed = staged.value.length === 0 && agreed.value.length > 0;
    const after = isAgreed ? drafted(own.open, own.viewer, agreed.value) : meant;
    return effectsIn(cities.value, own.open, after.open);
  });
  const broken = computed(() =>
    brokenBy(offers.value, {
      seat: game.value?.viewer,
      moves: [...staged.value, ...(preview.value === undefined ? [] : [preview.value])],
    }),
  );
  const mayWait = computed(() => {
    const own = game.value;
    return own?.open.phase === 'placing' && legalFor(own).some(({ type }) => type === 'wait');
  });
  const offerable = computed(() => {
    const own = game.value;
    return own === undefined ? [] : offerableOf(own.open, own.viewer, staged.value);
  });
  return { ofDraft, outcome, agreed, broken, offerable, mayWait };
}
