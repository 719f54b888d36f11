/** What a person can set: the name, the light, the language, help while placing, signals, another device. */
import { cleanName, LONGEST_NAME } from '@duopolis/protocol';
import { LANGUAGES } from '@duopolis/words/language';
import { useState } from 'preact/hooks';
import { Choice, Dialog, Switch, TextField } from '../controls/index.ts';
import { playTone } from '../notify/sound.ts';
import { mayNotify, wantNotifications } from '../notify/browser.ts';
import { Move } from '../people/move.tsx';
import { rename } from '../people/session.ts';
import { OWN_NAMES } from './languages.ts';
import { closeOverlay } from './overlays.ts';
import { settings, THEMES } from './settings.ts';
import { words } from './words.ts';

function NameField() {
  const { app } = words();
  const [name, setName] = useState(settings.name.value);
  const clean = cleanName(name);
  return (
    <TextField
      label={app.name}
      hint={app.nameHint}
      value={name}
      most={LONGEST_NAME}
      autocomplete="nickname"
      problem={name !== '' && clean === undefined ? app.badName : undefined}
      onInput={(typed) => {
        setName(typed);
        rename(typed);
      }}
    />
  );
}

function NotifySwitch() {
  const { app } = words();
  const may = mayNotify();
  const about = { yes: app.notifyAbout, no: app.notifyRefused, missing: app.notifyMissing }[may];
  return (
    <Switch
      label={app.notify}
      about={about}
      on={settings.notify.value && may === 'yes'}
      disabled={may !== 'yes'}
      onChange={(on) => void wantNotifications(on)}
    />
  );
}

export function SettingsDialog() {
  const { app } = words();
  const { theme, language, gains, still, sound } = settings;
  return (
    <Dialog title={app.settings} onClose={closeOverlay}>
      <div class="settings">
        <NameField />
        <Choice
          label={app.theme}
          options={THEMES.map((value) => ({ value, label: app.themes[value] }))}
          value={theme.value}
          onChange={(value) => {
            theme.value = value;
          }}
        />
        <Choice
          label={app.language}
          options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value], lang: value }))}
          value={language.value}
          onChange={(value) => {
            language.value = value;
          }}
        />
        <Switch
          label={app.gains}
          about={app.gainsAbout}
          on={gains.value}
          onChange={(on) => {
            gains.value = on;
          }}
        />
        <Switch
          label={app.still}
          about={app.stillAbout}
          on={still.value}
          onChange={(on) => {
            still.value = on;
          }}
        />
        <Switch
          label={app.sound}
          about={app.soundAbout}
          on={sound.value}
          onChange={(on) => {
            sound.value = on;
            if (on) playTone();
          }}
        />
        <NotifySwitch />
        <Move />
      </div>
    </Dialog>
  );
}
