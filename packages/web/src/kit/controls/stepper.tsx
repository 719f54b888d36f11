/** A number out of a few sensible ones, with buttons for less and more. */
import { useId } from 'preact/hooks';
import { Sign } from './sign.tsx';
import { appWords } from '../words/app-words.ts';

interface StepperProps {
  readonly label: string;
  /** The available values, in rising order. */
  readonly steps: readonly number[];
  readonly value: number;
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, steps, value, say, onChange }: StepperProps) {
  const id = useId();
  const less = steps.findLast((step) => step < value);
  const more = steps.find((step) => step > value);
  const app = appWords();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} class="field-label">
        {label}
      </div>
      <div class="stepper">
        <button
          type="button"
          aria-label={app.less}
          disabled={less === undefined}
          onClick={() => less !== undefined && onChange(less)}
        >
          <Sign name="minus" />
        </button>
        <output>{say(value)}</output>
        <button
          type="button"
          aria-label={app.more}
          disabled={more === undefined}
          onClick={() => more !== undefined && onChange(more)}
        >
          <Sign name="plus" />
        </button>
      </div>
    </div>
  );
}
