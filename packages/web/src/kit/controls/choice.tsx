/** A choice of a few options: radio buttons, drawn as chips or, with a line about each, as cards. */
import { useId } from 'preact/hooks';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly about?: string;
  readonly disabled?: boolean;
  /** The language of the label, if not the reader's own. */
  readonly lang?: string;
}

interface ChoiceProps<T> {
  readonly label: string;
  /** A line about the whole group. */
  readonly hint?: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly cards?: boolean;
  /** Hides the label visually: something nearby says the same. */
  readonly quiet?: boolean;
}

/** One more would be alone in the second row of a phone. */
const MOST_WRAPPED = 6;

export function Choice<T extends string | number | boolean>(props: ChoiceProps<T>) {
  const { label, hint, options, value, onChange, cards = false, quiet = false } = props;
  const name = useId();
  const isRow = !cards && options.length > MOST_WRAPPED;
  return (
    <fieldset class={`choice${cards ? ' choice-cards' : ''}${isRow ? ' choice-row' : ''}`}>
      <legend class={quiet ? 'unseen' : 'field-label'}>{label}</legend>
      {hint !== undefined && <p class="field-hint">{hint}</p>}
      <div class="choice-options">
        {options.map((option) => (
          <label key={`${option.value}`} class="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
            {option.about !== undefined && <span class="choice-about">{option.about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
