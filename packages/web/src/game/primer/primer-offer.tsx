/** The line that offers a primer, once: reading or dismissing it ends the offer. */
import { openPrimer } from '../../kit/routing/overlays.ts';
import { isOffered, type Primer, stopOffering } from '../../kit/settings/primers.ts';
import { Button } from '../../kit/controls/index.ts';
import { primerWords } from './words/primer-words.ts';
import './primer-offer.css';

export function PrimerOffer({ primer }: { readonly primer: Primer }) {
  if (!isOffered(primer)) return null;
  const { offers, notNow } = primerWords();
  return (
    <div class="primer-offer">
      <Button size="small" sign="book" onClick={() => openPrimer(primer)}>
        {offers[primer]}
      </Button>
      <Button size="small" kind="quiet" onClick={() => stopOffering(primer)}>
        {notNow}
      </Button>
    </div>
  );
}

/** From the reference card, as often as one likes. */
export function PrimerButtons({ primers }: { readonly primers: readonly Primer[] }) {
  if (primers.length === 0) return null;
  const { titles } = primerWords();
  return (
    <div class="primer-offer">
      {primers.map((primer) => (
        <Button key={primer} size="small" sign="book" onClick={() => openPrimer(primer)}>
          {titles[primer]}
        </Button>
      ))}
    </div>
  );
}
