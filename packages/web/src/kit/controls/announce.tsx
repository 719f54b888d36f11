/** Announcements for screen readers: two live regions, one polite and one assertive. */
import { type Signal, signal } from '@preact/signals';

interface Said {
  readonly id: number;
  readonly text: string;
}

/** Sentences of one moment stay side by side: a new one never replaces one that was not read yet. */
const soon = signal<readonly Said[]>([]);
const now = signal<readonly Said[]>([]);

/** Milliseconds: screen readers have taken the sentence long before, and nobody should find an old one. */
const STAYS = 4_000;

/** Milliseconds in which events count as one moment. */
export const MOMENT = 250;

let last = 0;

export function announce(text: string, when: 'soon' | 'now' = 'soon'): void {
  if (text === '') return;
  const region: Signal<readonly Said[]> = when === 'now' ? now : soon;
  const id = ++last;
  region.value = [...region.peek(), { id, text }];
  setTimeout(() => {
    region.value = region.peek().filter((said) => said.id !== id);
  }, STAYS);
}

/** Clears what was said to one person before the next one uses this device. */
export function forgetAnnouncements(): void {
  soon.value = [];
  now.value = [];
}

/** Only additions are read, each sentence once. */
const Region = ({ said }: { readonly said: readonly Said[] }) => (
  <>
    {said.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </>
);

export function Announcements() {
  return (
    <div class="unseen unseen-news">
      <div role="status" aria-live="polite" aria-atomic="false">
        <Region said={soon.value} />
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        <Region said={now.value} />
      </div>
    </div>
  );
}
