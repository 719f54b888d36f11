/** Says plainly when this device does not keep what is played on it. */
import { words } from '../../kit/words/words.ts';
import { keeping } from '../../kit/store/device.ts';
import './keeping-note.css';

export function KeepingNote() {
  const state = keeping.value;
  return state === 'kept' ? null : (
    <p class="keeping-note" role="alert">
      {words().device.keeping[state]}
    </p>
  );
}
