/** What a person has set on this device: kept in the browser, read once, each a signal. */
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { type Language, languageOfLocale } from '@duopolis/words/language';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'duopolis.settings';

interface Kept {
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Show on each legal cell what it would change. */
  readonly gains: boolean;
  readonly sound: boolean;
  readonly notify: boolean;
  /** Less motion than the system asks for. */
  readonly still: boolean;
  /** The first game was played, or skipped: this is nobody new. */
  readonly learned: boolean;
}

const ownLanguage = (): Language =>
  navigator.languages.map(languageOfLocale).find((language) => language !== undefined) ?? 'en';

function read(): Kept {
  const first: Kept = {
    name: '',
    language: ownLanguage(),
    theme: 'auto',
    gains: true,
    sound: false,
    notify: false,
    still: false,
    learned: false,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return first;
  }
}

const kept = read();

export const settings: { readonly [key in keyof Kept]: Signal<Kept[key]> } = {
  name: signal(kept.name),
  language: signal(kept.language),
  theme: signal(kept.theme),
  gains: signal(kept.gains),
  sound: signal(kept.sound),
  notify: signal(kept.notify),
  still: signal(kept.still),
  learned: signal(kept.learned),
};

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([key, { value }]) => [key, value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

/** What is set in one tab holds in all of them. */
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  const now = read();
  batch(() => {
    for (const name of Object.keys(settings) as (keyof Kept)[])
      (settings[name] as Signal<unknown>).value = now[name];
  });
});

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = signal<'day' | 'night'>(systemIsDark.matches ? 'night' : 'day');
systemIsDark.addEventListener('change', ({ matches }) => {
  systemTheme.value = matches ? 'night' : 'day';
});

/** The light as it is, whoever chose it. */
export const light = computed<'day' | 'night'>(() =>
  settings.theme.value === 'auto' ? systemTheme.value : settings.theme.value,
);

effect(() => {
  const { dataset } = document.documentElement;
  dataset['theme'] = light.value;
  if (settings.still.value) dataset['still'] = '';
  else delete dataset['still'];
});
