/** The button that hides a hand before the device is passed on; only where several people share one. */
import { signal } from '@preact/signals';
import { Button } from '../../kit/controls/index.ts';
import './hide-hand.css';
import { deviceWords } from '../saves/words/device-words.ts';

/** Hides the visible hand, if possible. */
export const hiding = signal<(() => void) | undefined>(undefined);

export function HideHand() {
  const hide = hiding.value;
  const device = deviceWords();
  return hide === undefined ? null : (
    <Button class="hide-hand" kind="plain" size="small" sign="eye" label={device.hide} onClick={hide}>
      <span>{device.hide}</span>
    </Button>
  );
}
