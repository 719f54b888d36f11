/** Short messages that disappear by themselves; screen readers announce them too. */
import { signal } from '@preact/signals';
import { announce } from './announce.tsx';
import { IconButton } from './button.tsx';
import { appWords } from '../words/app-words.ts';

export const TOAST_TONES = ['plain', 'good', 'alert'] as const;
export type Tone = (typeof TOAST_TONES)[number];

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

interface ToastMessageProps {
  readonly text: string;
  readonly tone: Tone;
  readonly onClose: () => void;
}

export const ToastMessage = ({ text, tone, onClose }: ToastMessageProps) => (
  <div class={`toast toast-${tone}`}>
    <p>{text}</p>
    <IconButton sign="cross" label={appWords().close} onClick={onClose} />
  </div>
);

export function Toasts() {
  return (
    // A landmark of its own on the page, though the text was announced already.
    <div class="toasts" role="log" aria-live="off">
      {shown.value.map(({ id, text, tone }) => (
        <ToastMessage key={id} text={text} tone={tone} onClose={() => drop(id)} />
      ))}
    </div>
  );
}
