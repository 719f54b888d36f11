/** Says plainly when this device does not store its games. */
import { keeping } from '../../kit/store/device-store.ts';
import './keeping-note.css';
import { deviceWords } from './words/device-words.ts';

export function KeepingNote() {
  const state = keeping.value;
  return state === 'kept' ? null : (
    <p class="keeping-note" role="alert">
      {deviceWords().keeping[state]}
    </p>
  );
}
