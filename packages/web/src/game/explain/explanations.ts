/** Fetches the explanations when something is first pointed at or focused that has one. */
import { withWords } from '../../kit/words/shown-language.ts';

/** Explains what has the focus. */
type ExplainFocused = () => void;

let fetched: Promise<ExplainFocused> | undefined;

const fetchWatch = (first?: Event): Promise<ExplainFocused> =>
  (fetched ??= withWords(import('./watch.ts')).then(({ watchExplanations }) => watchExplanations(first)));

/** A failed fetch is tried again with the next thing that is pointed at. */
const failed = (): void => {
  fetched = undefined;
};

const EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

const hear = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-explain]') === null) return;
  fetchWatch(event).then(() => {
    for (const type of EVENTS) document.removeEventListener(type, hear);
  }, failed);
};

export function listenForExplanations(): void {
  for (const type of EVENTS) document.addEventListener(type, hear);
}

export const explainNow = (): void => void fetchWatch().then((explainFocused) => explainFocused(), failed);
