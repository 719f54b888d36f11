/** Says plainly when this device does not store its games. */
import { keeping } from '../../kit/store/device-store.ts';
import './storage-note.css';
import { deviceWords } from './words/device-words.ts';

export function StorageNote() {
  const state = keeping.value;
  return state === 'kept' ? null : (
    <p class="storage-note" role="alert">
      {deviceWords().keeping[state]}
    </p>
  );
}
