/** Keys that answer the offer in front: in the city with the focus, else in the left city, then the right one. */
import type { CityIndex } from '@duopolis/rules';
import type { Offer, TableView } from '@duopolis/table';
import { actionOf } from '../../kit/keys/key-map.ts';
import { useShortcuts, useSingleKeys } from '../../kit/keys/shortcuts.ts';
import { elementAt } from '../motion/element-registry.ts';
import type { Turn } from '../turn/turn.ts';
import { hasElsewhere } from './offer-card.tsx';
import { talkWords } from './words/talk-words.ts';

const hasFocus = (city: CityIndex): boolean =>
  ([`board-${city}`, `offer-whole-${city}`, `offer-strip-${city}`] as const).some(
    (name) => elementAt(name)?.contains(document.activeElement) === true,
  );

/** The offer that I am asked about and see: not one behind my own, or behind a request to take a tile back. */
function offerInFront({ seat, cards }: Turn, { asides }: TableView): Offer | undefined {
  const cities = seat.cities.value.toSorted((one, other) => Number(hasFocus(other)) - Number(hasFocus(one)));
  return cities.flatMap((city) => {
    const card = cards.shown(city);
    const isHidden = asides.asks.some((ask) => ask.city === city);
    return card?.state === 'open' && !isHidden ? [card.offer] : [];
  })[0];
}

/** Held down, a key answers no second offer. */
function answer(turn: Turn, event: KeyboardEvent): boolean {
  const action = actionOf(event);
  if (action !== 'agree' && action !== 'counter' && action !== 'decline') return false;
  const view = turn.seat.view.value;
  const offer = view && !event.repeat ? offerInFront(turn, view) : undefined;
  if (view === undefined || offer === undefined) return false;
  if (action !== 'counter') void turn.actions[action](offer);
  else if (hasElsewhere(view, offer)) turn.actions.counter(offer);
  return true;
}

export function useAnswerKeys(turn: Turn): void {
  const { answerKeys, agree, counter, declineOffer } = talkWords();
  useShortcuts({
    title: answerKeys,
    shortcuts: [
      { actions: ['agree'], does: agree },
      { actions: ['counter'], does: counter },
      { actions: ['decline'], does: declineOffer },
    ],
  });
  useSingleKeys((event) => !turn.link.isRecap && answer(turn, event), [turn]);
}
