/** The settings: name, portrait, theme, language, help while placing, signals, another device. */
import { cleanName, LONGEST_NAME } from '@duopolis/protocol';
import { languageName, LANGUAGES } from '@duopolis/words/language';
import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Button, Choice, Dialog, Switch, TextField } from '../kit/controls/index.ts';
import { canVibrate, play } from '../kit/sound/sound.ts';
import { mayNotify, wantNotifications } from '../kit/notify/browser-notification.ts';
import { Move } from './move-device.tsx';
import { ownChoice, PortraitPicker } from '../game/players/portrait-picker.tsx';
import { rename } from '../kit/account/account-session.ts';
import { closeOverlay, openShortcuts } from '../kit/routing/overlays.ts';
import { CEREMONIES, pace, PACES, settings, THEMES } from '../kit/settings/settings.ts';
import { appWords } from '../kit/words/app-words.ts';

function NameField() {
  const app = appWords();
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
  const app = appWords();
  const may = mayNotify();
  const about = { yes: app.notifyAbout, no: app.notifyRefused, missing: app.notifyMissing }[may];
  return (
    <Switch
      label={app.notify}
      about={about}
      on={settings.notify.value && may === 'yes'}
      disabled={may !== 'yes'}
      onChange={(on) => {
        if (on) void wantNotifications();
        else settings.notify.value = false;
      }}
    />
  );
}

/** A switch that turns the keys off, and a link to change them. */
function KeySettings() {
  const app = appWords();
  return (
    <div class="settings-keys">
      <Switch
        label={app.keys}
        about={app.keysAbout}
        on={settings.keys.value}
        onChange={(on) => {
          settings.keys.value = on;
        }}
      />
      <Button size="small" sign="keyboard" onClick={openShortcuts}>
        {app.showKeys}
      </Button>
    </div>
  );
}

interface SettingSwitchProps {
  readonly label: string;
  readonly about: string;
  readonly setting: Signal<boolean>;
}

const SettingSwitch = ({ label, about, setting }: SettingSwitchProps) => (
  <Switch
    label={label}
    about={about}
    on={setting.value}
    onChange={(on) => {
      setting.value = on;
    }}
  />
);

/** Theme and language. */
function LookSettings() {
  const app = appWords();
  const { theme, language } = settings;
  return (
    <>
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
        options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
        value={language.value}
        onChange={(value) => {
          language.value = value;
        }}
      />
    </>
  );
}

/** What is shown during a game, and how fast. */
function GameSettings() {
  const app = appWords();
  const { gains, still, ceremony } = settings;
  return (
    <>
      <SettingSwitch label={app.gains} about={app.gainsAbout} setting={gains} />
      <Choice
        label={app.pace}
        hint={app.paceAbout}
        options={PACES.map((value) => ({ value, label: app.paces[value] }))}
        value={pace.value}
        onChange={(value) => {
          settings.pace.value = value;
        }}
      />
      <Choice
        label={app.ceremony}
        hint={app.ceremonyAbout}
        options={CEREMONIES.map((value) => ({ value, label: app.ceremonies[value] }))}
        value={ceremony.value}
        onChange={(value) => {
          ceremony.value = value;
        }}
      />
      <SettingSwitch label={app.still} about={app.stillAbout} setting={still} />
    </>
  );
}

function SoundSettings() {
  const app = appWords();
  const { sound, volume, haptics } = settings;
  return (
    <>
      <Switch
        label={app.sound}
        about={app.soundAbout}
        on={sound.value}
        onChange={(on) => {
          sound.value = on;
          play({ kind: 'turn' });
        }}
      />
      <label class="settings-volume">
        <span class="field-label">{app.volume}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume.value}
          disabled={!sound.value}
          onInput={({ currentTarget }) => {
            volume.value = Number(currentTarget.value);
          }}
          onChange={() => play({ kind: 'turn' })}
        />
      </label>
      {canVibrate() && <SettingSwitch label={app.haptics} about={app.hapticsAbout} setting={haptics} />}
    </>
  );
}

export function SettingsDialog() {
  return (
    <Dialog title={appWords().settings} onClose={closeOverlay}>
      <div class="settings">
        <NameField />
        <PortraitPicker {...ownChoice()} />
        <LookSettings />
        <GameSettings />
        <SoundSettings />
        <NotifySwitch />
        <KeySettings />
        <Move />
      </div>
    </Dialog>
  );
}
