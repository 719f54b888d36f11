/** Choosing a portrait: all of them as radio buttons, or a button that opens them. */
import { type Portrait as Chosen, PORTRAITS } from '@duopolis/table';
import { useId, useRef, useState } from 'preact/hooks';
import { peopleWords } from '../../kit/account/words/people-words.ts';
import { Portrait } from '../../kit/art/index.ts';
import { Dialog, Sign } from '../../kit/controls/index.ts';
import { settings } from '../../kit/settings/settings.ts';
import { portraitNamed } from '../link/own-portrait.ts';
import './portrait-picker.css';
import { withColon } from '../../kit/words/with-colon.ts';

interface PickerProps {
  /** None until a person chooses. */
  readonly value: Chosen | undefined;
  /** Those of others at the table. */
  readonly taken?: readonly Chosen[];
  readonly onChange: (portrait: Chosen) => void;
}

export function PortraitPicker({ value, taken = [], onChange }: PickerProps) {
  const people = peopleWords();
  const name = useId();
  return (
    <fieldset class="choice portraits">
      <legend class="field-label">{people.portrait}</legend>
      <p class="field-hint">{people.portraitAbout}</p>
      <div class="choice-options">
        {PORTRAITS.map((portrait) => (
          <label key={portrait} class="choice-option">
            <input
              type="radio"
              name={name}
              aria-label={people.portraits[portrait]}
              checked={portrait === value}
              disabled={taken.includes(portrait)}
              onChange={() => onChange(portrait)}
            />
            <Portrait of={portrait} label="" size={48} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For every table to come. */
export const ownChoice = (): Pick<PickerProps, 'value' | 'onChange'> => ({
  value: portraitNamed(settings.portrait.value),
  onChange: (portrait) => {
    settings.portrait.value = portrait;
  },
});

interface PortraitDialogProps extends PickerProps {
  readonly onClose: () => void;
}

/** Closes when a portrait is pressed; arrow keys only move the choice. */
export function PortraitDialog({ onClose, onChange, ...picker }: PortraitDialogProps) {
  const isPressed = useRef(false);
  return (
    <Dialog title={peopleWords().choosePortrait} onClose={onClose}>
      <div
        onPointerDown={() => {
          isPressed.current = true;
        }}
        onKeyDown={() => {
          isPressed.current = false;
        }}
      >
        <PortraitPicker
          {...picker}
          onChange={(portrait) => {
            onChange(portrait);
            if (isPressed.current) onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

interface PortraitButtonProps extends PickerProps {
  /** The person's name, where there are several. */
  readonly of?: string;
}

export function PortraitButton({ of, ...picker }: PortraitButtonProps) {
  const people = peopleWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="portrait-button"
        aria-haspopup="dialog"
        aria-label={of === undefined ? people.choosePortrait : withColon(people.choosePortrait, of)}
        onClick={() => setOpen(true)}
      >
        {picker.value === undefined ? (
          <Sign name="person" size={22} />
        ) : (
          <Portrait of={picker.value} label="" size={44} />
        )}
      </button>
      {open && <PortraitDialog {...picker} onClose={() => setOpen(false)} />}
    </>
  );
}
