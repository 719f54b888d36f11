/**
 * Tells the server when nobody looks at a table that lasts several days: then its notices are sent, as if the page were
 * closed.
 */
import type { TableView } from '@duopolis/table';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** Milliseconds: a short look elsewhere is not worth an event in the table's log. */
export const HIDDEN_AFTER = 30_000;

/** With a short clock, a person with a hidden page still sits at the table. */
const isSlow = (view: TableView | undefined): boolean =>
  view?.open.phase === 'playing' && view.open.options.pace.kind === 'days';

export function reportVisibility(
  view: ReadonlySignal<TableView | undefined>,
  show: (page: 'visible' | 'hidden') => void,
): () => void {
  const hidden = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turned = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') hidden.value = false;
    else timer = setTimeout(() => (hidden.value = true), HIDDEN_AFTER);
  };
  turned();
  document.addEventListener('visibilitychange', turned);
  const stop = effect(() => show(hidden.value && isSlow(view.value) ? 'hidden' : 'visible'));
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turned);
  };
}
