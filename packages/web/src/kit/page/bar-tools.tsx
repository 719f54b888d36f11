/** At the end of the bar: the language, the light, the settings. */
import { LANGUAGES } from '@duopolis/words/language';
import { IconButton } from '../controls/button.tsx';
import { OWN_NAMES } from '../words/languages.ts';
import { openSettings } from '../routing/overlays.ts';
import { light, settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';

function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={words().app.language}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          class="languages-one"
          aria-pressed={settings.language.value === language}
          aria-label={`${language.toUpperCase()}, ${OWN_NAMES[language]}`}
          title={OWN_NAMES[language]}
          onClick={() => {
            settings.language.value = language;
          }}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** Day or night at a press; following the system is in the settings. */
function LightSwitch() {
  const { app } = words();
  const other = light.value === 'day' ? 'night' : 'day';
  return (
    <IconButton
      sign={other === 'day' ? 'sun' : 'moon'}
      label={`${app.theme}: ${app.themes[other]}`}
      onClick={() => {
        settings.theme.value = other;
      }}
    />
  );
}

export function BarTools() {
  return (
    <div class="bar-tools">
      <LanguageSwitch />
      <LightSwitch />
      <IconButton sign="gear" label={words().app.settings} onClick={openSettings} />
    </div>
  );
}
