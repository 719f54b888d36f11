/** The button that hides a hand before the device goes on; only where several people share one. */
import { signal } from '@preact/signals';
import { words } from '../../kit/words/words.ts';
import { Button } from '../../kit/controls/index.ts';
import './hide-hand.css';

/** What hides the hand that is shown now, if it can be hidden. */
export const hiding = signal<(() => void) | undefined>(undefined);

export function HideHand() {
  const hide = hiding.value;
  const { device } = words();
  return hide === undefined ? null : (
    <Button class="hide-hand" kind="plain" size="small" sign="eye" label={device.hide} onClick={hide}>
      <span>{device.hide}</span>
    </Button>
  );
}
