/** A primer: what is new, in as many sentences as a minute holds. */
import { useEffect } from 'preact/hooks';
import { closeOverlay } from '../../kit/routing/overlays.ts';
import { type Primer, stopOffering } from '../../kit/settings/primers.ts';
import { words } from '../../kit/words/words.ts';
import { Button, Dialog, LinkButton } from '../../kit/controls/index.ts';
import { primerWords } from './primer-words.ts';
import './primer.css';

function PrimerDialog({ primer }: { readonly primer: Primer }) {
  useEffect(() => stopOffering(primer), []);
  if (!primerWords.here()) return null;
  const { titles, points, gotIt } = primerWords.say();
  return (
    <Dialog
      title={titles[primer]}
      onClose={closeOverlay}
      foot={
        <>
          <LinkButton to={{ name: 'rules', chapter: primer }}>{words().home.rules}</LinkButton>
          <Button kind="main" onClick={closeOverlay}>
            {gotIt}
          </Button>
        </>
      }
    >
      <ol class="primer">
        {points[primer].map(({ what, text }) => (
          <li key={what}>
            <b>{what}</b> {text}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

export const CapitalsPrimer = () => <PrimerDialog primer="capitals" />;
export const SoloPrimer = () => <PrimerDialog primer="solo" />;
