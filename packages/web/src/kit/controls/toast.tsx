/** Short messages that come and go by themselves; readers hear them too. */
import { signal } from '@preact/signals';
import { announce } from './announce.tsx';
import { IconButton } from './button.tsx';
import { appWords } from '../words/app-words.ts';

const TONES = ['plain', 'good', 'alert'] as const;
export type Tone = (typeof TONES)[number];

interface Shown {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

const STAYS = 6_000;
const MOST = 3;

const shown = signal<readonly Shown[]>([]);
let last = 0;

const drop = (id: number): void => {
  shown.value = shown.value.filter((one) => one.id !== id);
};

export function toast(text: string, tone: Tone = 'plain'): void {
  const id = ++last;
  shown.value = [...shown.value.filter((one) => one.text !== text), { id, text, tone }].slice(-MOST);
  announce(text, tone === 'alert' ? 'now' : 'soon');
  setTimeout(() => drop(id), STAYS);
}

export function Toasts() {
  return (
    // A place of its own on the page, though what it says was announced already.
    <div class="toasts" role="log" aria-live="off">
      {shown.value.map(({ id, text, tone }) => (
        <div key={id} class={`toast toast-${tone}`}>
          <p>{text}</p>
          <IconButton sign="cross" label={appWords().close} onClick={() => drop(id)} />
        </div>
      ))}
    </div>
  );
}
