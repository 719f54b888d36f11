/** A primer: what is new, in one minute of reading. */
import { useEffect } from 'preact/hooks';
import { closeOverlay } from '../../kit/routing/overlays.ts';
import { type Primer, stopOffering } from '../../kit/settings/primers.ts';
import { Button, Dialog, LinkButton } from '../../kit/controls/index.ts';
import { primerWords } from './words/primer-words.ts';
import { words } from '../words/shared-words.ts';
import './primer-dialog.css';

function PrimerDialog({ primer }: { readonly primer: Primer }) {
  useEffect(() => stopOffering(primer), []);
  const { titles, points, gotIt } = primerWords();
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
