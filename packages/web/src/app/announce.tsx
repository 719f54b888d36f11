/** What readers hear when something happens: two live regions, one polite and one that interrupts. */
import { signal } from '@preact/signals';

const soon = signal('');
const now = signal('');

/** The same sentence twice in a row is still news: an unseen mark makes it another text. */
const afresh = (before: string, text: string): string => (before === text ? `${text}\u200b` : text);

export function announce(text: string, when: 'soon' | 'now' = 'soon'): void {
  const region = when === 'now' ? now : soon;
  region.value = afresh(region.peek(), text);
}

export function Announcements() {
  return (
    <div class="unseen unseen-news">
      <div role="status" aria-live="polite">
        {soon.value}
      </div>
      <div role="alert" aria-live="assertive">
        {now.value}
      </div>
    </div>
  );
}
