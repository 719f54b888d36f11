/** A text field with its label and its problem. */
import type { Ref } from 'preact';
import { useId } from 'preact/hooks';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onEnter?: () => void;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly placeholder?: string;
  readonly most?: number;
  readonly large?: boolean;
  readonly readOnly?: boolean;
  /** The label is visually hidden. */
  readonly quiet?: boolean;
  readonly autocomplete?: 'nickname' | 'email' | 'off';
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly fieldRef?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onInput, onEnter, hint, problem, placeholder, most, quiet = false } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div class={props.large === true ? 'field field-large' : 'field'}>
      <label class={quiet ? 'unseen' : 'field-label'} for={id}>
        {label}
      </label>
      <input
        ref={props.fieldRef ?? null}
        id={id}
        class="field-box"
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={most}
        readOnly={props.readOnly}
        autocomplete={props.autocomplete ?? 'off'}
        inputMode={props.inputMode ?? 'text'}
        spellcheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onFocus={({ currentTarget }) => props.readOnly === true && currentTarget.select()}
        onKeyDown={({ key, isComposing }) => {
          if (key === 'Enter' && !isComposing) onEnter?.();
        }}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} class="field-hint">
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span id={`${id}-problem`} class="field-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
