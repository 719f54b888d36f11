/** Who plays: one name for a table of one's own, several for people around one device. */
import { settings } from '../../kit/settings/settings.ts';
import { Button, IconButton, TextField } from '../../kit/controls/index.ts';
import { rename } from '../../kit/account/session.ts';
import { type Plan, TABLE_SEATS } from './setup-options.ts';
import type { PartProps } from './setup-groups.tsx';
import { setupWords } from './words/setup-words.ts';
import { words } from '../words/game-words.ts';

/** As the server allows. */
const LONGEST_NAME = 24;

export function OwnName() {
  const { app } = words();
  return (
    <TextField
      label={app.name}
      hint={app.nameHint}
      value={settings.name.value}
      most={LONGEST_NAME}
      autocomplete="nickname"
      onInput={rename}
    />
  );
}

/** With one name more the table grows, if it must. */
const withNames = (plan: Plan, names: readonly string[]): Partial<Plan> => ({
  names,
  seats: Math.max(plan.seats, names.length),
});

export function People({ plan, change }: PartProps) {
  const setup = setupWords();
  const { names, seats } = plan;
  const named = (at: number, name: string): readonly string[] => names.with(at, name);
  const without = (at: number): readonly string[] => names.filter((_, nth) => nth !== at);
  return (
    <fieldset class="setup-people">
      <legend class="field-label">{setup.names}</legend>
      {names.map((name, nth) => (
        <div key={nth} class="setup-person">
          <TextField
            label={setup.nameOf(nth + 1)}
            quiet
            placeholder={nth === 0 ? settings.name.value || setup.nameOf(1) : setup.nameOf(nth + 1)}
            value={name}
            most={LONGEST_NAME}
            onInput={(typed) => change(withNames(plan, named(nth, typed)))}
          />
          {names.length > 2 && (
            <IconButton
              sign="cross"
              label={setup.removePerson(nth + 1)}
              onClick={() => change(withNames(plan, without(nth)))}
            />
          )}
        </div>
      ))}
      <div class="setup-more-people">
        {names.length < (TABLE_SEATS.at(-1) ?? names.length) && (
          <Button size="small" sign="plus" onClick={() => change(withNames(plan, [...names, '']))}>
            {setup.addPerson}
          </Button>
        )}
        <span class="field-hint">{setup.botsFill(Math.max(0, seats - names.length))}</span>
      </div>
    </fieldset>
  );
}
