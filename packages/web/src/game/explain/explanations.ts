/** Loads the explanations when an explained element is first pointed at or focused. */
import { withWords } from '../../kit/words/shown-language.ts';

/** Explains the focused element. */
type ExplainFocused = () => void;

let fetched: Promise<ExplainFocused> | undefined;

const fetchWatch = (first?: Event): Promise<ExplainFocused> =>
  (fetched ??= withWords(import('./watch.ts')).then(({ watchExplanations }) => watchExplanations(first)));

/** A failed load is retried at the next explained element. */
const failed = (): void => {
  fetched = undefined;
};

const EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

const listener = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-explain]') === null) return;
  fetchWatch(event).then(() => {
    for (const type of EVENTS) document.removeEventListener(type, listener);
  }, failed);
};

export function listenForExplanations(): void {
  for (const type of EVENTS) document.addEventListener(type, listener);
}

export const explainNow = (): void => void fetchWatch().then((explainFocused) => explainFocused(), failed);
