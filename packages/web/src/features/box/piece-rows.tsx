/** A list of pieces: a row for each with its picture, fields and a remove button, and a button to add another. */
import type { ComponentChildren } from 'preact';
import { LIMITS } from '@duopolis/rules';
import { Button, IconButton } from '../../kit/controls/index.ts';
import { boxWords } from './words/box-words.ts';
import './piece-rows.css';

export interface EditProps<Item> {
  readonly item: Item;
  readonly change: (item: Item) => void;
}

interface RowsProps<Item> {
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  /** A new piece after the existing ones. */
  readonly another: (items: readonly Item[]) => Item;
  /** The accessible name of a piece. */
  readonly name: (item: Item, nth: number) => string;
  readonly picture: (item: Item) => ComponentChildren;
  readonly fields: (props: EditProps<Item>) => ComponentChildren;
}

export function Rows<Item>({ items, onChange, another, name, picture, fields }: RowsProps<Item>) {
  const say = boxWords();
  return (
    <>
      <ol class="box-rows">
        {items.map((item, nth) => (
          <li key={nth}>
            <fieldset class="box-row">
              <legend class="unseen">{name(item, nth)}</legend>
              <span class="box-picture" aria-hidden="true">
                {picture(item)}
              </span>
              <div class="box-fields">
                {fields({ item, change: (next) => onChange(items.with(nth, next)) })}
              </div>
              <IconButton
                sign="cross"
                label={say.remove(name(item, nth))}
                onClick={() => onChange(items.filter((_, other) => other !== nth))}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        sign="plus"
        disabled={items.length >= LIMITS.componentsList}
        onClick={() => onChange([...items, another(items)])}
      >
        {say.add}
      </Button>
    </>
  );
}

interface PickProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few values; an unknown value shows as empty. */
export function Pick<Value extends string>({ label, value, options, onChange }: PickProps<Value>) {
  return (
    <label class="field box-pick">
      <span class="field-label">{label}</span>
      <select
        class="field-box"
        value={value}
        onChange={({ currentTarget }) => {
          const picked = options.find(([one]) => one === currentTarget.value);
          if (picked !== undefined) onChange(picked[0]);
        }}
      >
        {options.map(([one, said]) => (
          <option key={one} value={one}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A whole number; other text counts as 0 and is refused by the rules. */
export function NumberField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label class="field box-number">
      <span class="field-label">{label}</span>
      <input
        class="field-box"
        type="number"
        min={0}
        max={LIMITS.componentNumber}
        value={value}
        onInput={({ currentTarget }) => onChange(Math.trunc(Number(currentTarget.value) || 0))}
      />
    </label>
  );
}
