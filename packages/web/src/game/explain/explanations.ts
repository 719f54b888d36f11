/** Loads the explanations when an explained element is first pointed at or focused. */
import { isFocusMoved } from './move-focus.ts';
import { withWords } from '../../kit/words/shown-language.ts';

/** Explains the focused element. */
type ExplainFocused = () => void;

let fetched: Promise<ExplainFocused> | undefined;

/** What happened last while they were loading: a finger comes over an element before it goes down on it. */
let latest: Event | undefined;

const fetchWatch = (): Promise<ExplainFocused> =>
  (fetched ??= withWords(import('./watch.ts')).then(({ watchExplanations }) => watchExplanations(latest)));

/** A failed load is retried at the next explained element. */
const failed = (): void => {
  fetched = undefined;
};

const STARTS = ['pointerover', 'focusin', 'pointerdown', 'click'] as const;
/** A finger that has left meanwhile asks for nothing any more. */
const ENDS = ['pointerup', 'pointercancel'] as const;

const listener = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-explain]') === null || isFocusMoved()) return;
  latest = event;
  fetchWatch().then(() => {
    for (const type of STARTS) document.removeEventListener(type, listener);
    for (const type of ENDS) document.removeEventListener(type, forget);
  }, failed);
};

const forget = ({ pointerType }: PointerEvent): void => {
  if (pointerType !== 'mouse') latest = undefined;
};

export function listenForExplanations(): void {
  for (const type of STARTS) document.addEventListener(type, listener);
  for (const type of ENDS) document.addEventListener(type, forget);
}

export const explainNow = (): void => void fetchWatch().then((explainFocused) => explainFocused(), failed);
