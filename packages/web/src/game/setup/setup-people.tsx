/** The players: one name for a table of one's own, several for people around one device. */
import type { Ref } from 'preact';
import { settings } from '../../kit/settings/settings.ts';
import { Button, IconButton, TextField } from '../../kit/controls/index.ts';
import { rename } from '../../kit/account/account-session.ts';
import { type Plan, TABLE_SEATS } from './setup-options.ts';
import type { PartProps } from './setup-groups.tsx';
import type { NewKind } from '../../kit/routing/route.ts';
import type { Portrait } from '@duopolis/table';
import { portraitNamed } from '../link/own-portrait.ts';
import { ownChoice, PortraitButton } from '../players/portrait-picker.tsx';
import { setupWords } from './words/setup-words.ts';
import { words } from '../words/shared-words.ts';
import './setup-people.css';

/** The server's limit. */
const LONGEST_NAME = 24;

interface OwnNameProps {
  readonly kind?: NewKind;
  readonly problem?: string | undefined;
  readonly fieldRef?: Ref<HTMLInputElement>;
}

/** Alone, nobody else sees the name. */
export function OwnName({ kind = 'friends', problem, fieldRef }: OwnNameProps) {
  const { app } = words();
  return (
    <div class="setup-person setup-own">
      <PortraitButton {...ownChoice()} />
      <TextField
        label={app.name}
        {...(kind === 'friends' && { hint: app.nameHint })}
        value={settings.name.value}
        most={LONGEST_NAME}
        autocomplete="nickname"
        problem={problem}
        fieldRef={fieldRef}
        onInput={rename}
      />
    </div>
  );
}

/** With one more person the table grows, if it must. */
const withPeople = (
  plan: Plan,
  names: readonly string[],
  portraits: readonly string[] = plan.portraits,
): Partial<Plan> => ({ names, portraits, seats: Math.max(plan.seats, names.length) });

/** The first one is the person in the settings, unless another portrait is chosen here. */
const portraitIn = ({ portraits }: Plan, nth: number): Portrait | undefined =>
  portraitNamed(portraits[nth] || (nth === 0 ? settings.portrait.value : ''));

const without = (list: readonly string[], at: number): readonly string[] =>
  list.filter((_, nth) => nth !== at);

export function People({ plan, change }: PartProps) {
  const setup = setupWords();
  const { names, seats } = plan;
  const portraits = names.map((_, nth) => portraitIn(plan, nth));
  return (
    <fieldset class="setup-people">
      <legend class="field-label">{setup.names}</legend>
      {names.map((name, nth) => (
        <div key={nth} class="setup-person">
          <PortraitButton
            of={name || setup.nameOf(nth + 1)}
            value={portraits[nth]}
            taken={portraits.flatMap((other, at) => (other === undefined || at === nth ? [] : [other]))}
            onChange={(portrait) =>
              change({ portraits: portraits.map((one) => one ?? '').with(nth, portrait) })
            }
          />
          <TextField
            label={setup.nameOf(nth + 1)}
            quiet
            placeholder={nth === 0 ? settings.name.value || setup.nameOf(1) : setup.nameOf(nth + 1)}
            value={name}
            most={LONGEST_NAME}
            onInput={(typed) => change(withPeople(plan, names.with(nth, typed)))}
          />
          {names.length > 2 && (
            <IconButton
              sign="cross"
              label={setup.removePerson(nth + 1)}
              onClick={() => change(withPeople(plan, without(names, nth), without(plan.portraits, nth)))}
            />
          )}
        </div>
      ))}
      <div class="setup-more-people">
        {names.length < (TABLE_SEATS.at(-1) ?? names.length) && (
          <Button size="small" sign="plus" onClick={() => change(withPeople(plan, [...names, '']))}>
            {setup.addPerson}
          </Button>
        )}
        <span class="field-hint">{setup.botsFill(Math.max(0, seats - names.length))}</span>
      </div>
    </fieldset>
  );
}
