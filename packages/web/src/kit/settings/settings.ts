/** The settings on this device: stored in the browser, read once, each a signal. */
import { keysOf } from '@duopolis/rules/lists';
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { type Language, languageOfLocale } from '@duopolis/words/language';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** How long the moments of a game are shown, and how fast bots act at tables on this device. */
export const PACES = ['instant', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];

/** The end of a game: all cities at once, or city by city as printed. */
export const CEREMONIES = ['quick', 'printed'] as const;
export type CeremonyKind = (typeof CEREMONIES)[number];

const KEY = 'duopolis.settings';

interface Kept {
  readonly name: string;
  /** Empty until a person chooses one. */
  readonly portrait: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Shows on each legal cell what it would change. */
  readonly gains: boolean;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  readonly haptics: boolean;
  readonly notify: boolean;
  /** Less motion than the system asks for. */
  readonly still: boolean;
  /** Undefined until a person chooses: then it depends on reduced motion. */
  readonly pace: Pace | undefined;
  readonly ceremony: CeremonyKind;
  /** The first game was played or skipped: this person is not new. */
  readonly learned: boolean;
  /** Primers that were read or dismissed. */
  readonly primed: readonly string[];
  /** Single keys act at once. */
  readonly keys: boolean;
  /** Keys that were changed, by what they do. */
  readonly keyMap: { readonly [action: string]: string };
}

/** Handheld devices are silent by default. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

const ownLanguage = (): Language =>
  navigator.languages.map(languageOfLocale).find((language) => language !== undefined) ?? 'en';

function read(): Kept {
  const first: Kept = {
    name: '',
    portrait: '',
    language: ownLanguage(),
    theme: 'auto',
    gains: true,
    sound: !isTouch(),
    volume: 60,
    haptics: true,
    notify: false,
    still: false,
    pace: undefined,
    ceremony: 'quick',
    learned: false,
    primed: [],
    keys: true,
    keyMap: {},
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
  portrait: signal(kept.portrait),
  language: signal(kept.language),
  theme: signal(kept.theme),
  gains: signal(kept.gains),
  sound: signal(kept.sound),
  volume: signal(kept.volume),
  haptics: signal(kept.haptics),
  notify: signal(kept.notify),
  still: signal(kept.still),
  pace: signal(kept.pace),
  ceremony: signal(kept.ceremony),
  learned: signal(kept.learned),
  primed: signal(kept.primed),
  keys: signal(kept.keys),
  keyMap: signal(kept.keyMap),
};

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([key, { value }]) => [key, value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the game still works.
  }
});

/** A setting changed in one tab applies in all of them. */
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  const now = read();
  batch(() => {
    for (const name of keysOf(settings)) (settings[name] as Signal<unknown>).value = now[name];
  });
});

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = signal<'day' | 'night'>(systemIsDark.matches ? 'night' : 'day');
systemIsDark.addEventListener('change', ({ matches }) => {
  systemTheme.value = matches ? 'night' : 'day';
});

/** The current theme, chosen by the person or the system. */
export const light = computed<'day' | 'night'>(() =>
  settings.theme.value === 'auto' ? systemTheme.value : settings.theme.value,
);

const systemReduces = matchMedia('(prefers-reduced-motion: reduce)');
const systemMoves = signal(!systemReduces.matches);
systemReduces.addEventListener('change', ({ matches }) => {
  systemMoves.value = !matches;
});

/** Reduced motion: elements fade instead of moving. */
export const lessMotion = computed<boolean>(() => settings.still.value || !systemMoves.value);

/** The pace of a screen that nobody has chosen one for. */
export const usualPace = signal<Pace>('brisk');

/** The chosen pace, or the one that suits reduced motion. */
export const pace = computed<Pace>(
  () => settings.pace.value ?? (lessMotion.value ? 'instant' : usualPace.value),
);

effect(() => {
  const { dataset } = document.documentElement;
  dataset['theme'] = light.value;
  if (settings.still.value) dataset['still'] = '';
  else delete dataset['still'];
});
