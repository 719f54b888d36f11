/** A link to the past: the table goes through the steps of a recap, shown by the same components as when they happened. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { refuse } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Link, Step } from '../link/link.ts';

export interface RecapLink extends Link {
  /** How many steps have been shown. */
  readonly at: ReadonlySignal<number>;
  /** Shows one more step as it happened. */
  readonly forward: () => void;
  /** Sets the table to its state after a step, without motion. */
  readonly jump: (at: number) => void;
  /** Events that arrive meanwhile come at the end. */
  readonly add: (step: Step) => void;
  readonly steps: ReadonlySignal<readonly Step[]>;
}

export function recapLink(link: Link, begin: readonly Step[]): RecapLink {
  const steps = signal(begin);
  const at = signal(0);
  const view = signal<TableView | undefined>(begin[0]?.before);
  const listeners = new Set<(step: Step) => void>();
  const viewAt = (nth: number): TableView | undefined =>
    nth === 0 ? steps.peek()[0]?.before : steps.peek()[nth - 1]?.after;
  return {
    // Its own id: drafts at the table itself stay there.
    table: `${link.table}/recap`,
    you: link.you,
    isRecap: true,
    view,
    state: link.state,
    now: link.now,
    at,
    steps,
    onStep: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    past: async () => [],
    ask: async () => refuse({ code: 'gone' }),
    close: () => {},
    forward: () => {
      const step = steps.peek()[at.peek()];
      if (step === undefined) return;
      at.value++;
      view.value = step.after;
      for (const listener of listeners) listener(step);
    },
    jump: (nth) => {
      at.value = Math.max(0, Math.min(nth, steps.peek().length));
      view.value = viewAt(at.peek());
    },
    add: (step) => {
      steps.value = [...steps.peek(), step];
    },
  };
}
