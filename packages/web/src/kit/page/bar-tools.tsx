/** At the end of the bar: language, theme, settings. */
import { LANGUAGES } from '@duopolis/words/language';
import { IconButton } from '../controls/button.tsx';
import { languageName } from '@duopolis/words/language';
import { openSettings } from '../routing/overlays.ts';
import { light, settings } from '../settings/settings.ts';
import { appWords } from '../words/app-words.ts';
import { withColon } from '../words/with-colon.ts';

function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={appWords().language}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          class="languages-one"
          aria-pressed={settings.language.value === language}
          aria-label={`${language.toUpperCase()}, ${languageName(language)}`}
          title={languageName(language)}
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

/** Toggles day and night; following the system is in the settings. */
function LightSwitch() {
  const app = appWords();
  const other = light.value === 'day' ? 'night' : 'day';
  return (
    <IconButton
      sign={other === 'day' ? 'sun' : 'moon'}
      label={withColon(app.theme, app.themes[other])}
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
      <IconButton sign="gear" label={appWords().settings} onClick={openSettings} />
    </div>
  );
}
