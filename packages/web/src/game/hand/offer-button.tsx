/** Asking my partner first, while I try a tile: it is never in a menu, but beside the main button where there is one. */
import { partnerIn } from '@duopolis/table';
import { Button, type MenuItem } from '../../kit/controls/index.ts';
import { nameOf } from '../players/seat-names.ts';
import type { Turn } from '../turn/turn.ts';
import { words } from '../words/shared-words.ts';
import { handWords } from './words/hand-words.ts';
import './offer-button.css';

/** The partner who would be asked; nobody in particular if there are two. */
function askedBy({ seat, effects }: Turn): string | undefined {
  const [view, own] = [seat.view.value, seat.game.value];
  if (view === undefined || own === undefined) return undefined;
  const partners = effects.offerable.value.map(({ city }) => partnerIn(own.open.options, city, own.viewer));
  const [first, ...others] = partners;
  if (first === undefined || others.some((other) => other !== first)) return undefined;
  return nameOf(view.open, first, words());
}

/** Nothing while no tried tile has a partner to ask. */
export function offering(turn: Turn): MenuItem | undefined {
  if (!turn.actions.canOffer.value) return undefined;
  const label = handWords().offer(askedBy(turn));
  return { label, sign: 'offer', onPick: () => void turn.actions.offer() };
}

export const OfferButton = ({ label, sign, onPick }: MenuItem) => (
  <Button class="hand-offer" sign={sign} label={label} onClick={onPick}>
    <span class="hand-offer-words">{label}</span>
  </Button>
);
