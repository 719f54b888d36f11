/** The words of the reader's language: loaded when chosen, and switched without a reload. */
import { batch, effect, signal } from '@preact/signals';
import type { Language } from '@duopolis/words/language';
import { marks } from '../art/marks.ts';
import type { Words } from '../../app/words/words.ts';
import { settings } from '../settings/settings.ts';

const LOADERS: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => (await import('../../app/words/en.ts')).en,
  fr: async () => (await import('../../app/words/fr.ts')).fr,
  ru: async () => (await import('../../app/words/ru.ts')).ru,
};

const current = signal<Words | undefined>(undefined);

/** Whether there is anything to say yet. */
export const hasWords = (): boolean => current.value !== undefined;

/** To be read while drawing: whoever reads it is drawn again in the new language. */
export function words(): Words {
  if (current.value === undefined) throw new Error('the words are not loaded');
  return current.value;
}

const RETRY = 3_000;

/** Fetches what a part says in a language; what it answers makes it speak that language. */
type Part = (language: Language) => Promise<(() => void) | undefined>;
const parts = new Set<Part>();

/** From now on this part changes its language in the same moment as all the others. */
export const joinWords = (part: Part): void => void parts.add(part);

/** A language that does not come is asked for again, as long as it is wanted. */
function load(language: Language): void {
  Promise.all([LOADERS[language](), Promise.all([...parts].map((part) => part(language)))]).then(
    ([loaded, followed]) => {
      if (settings.language.peek() !== language) return;
      batch(() => {
        current.value = loaded;
        // The letters on tiles are those of the English names.
        marks.value = language === 'en' ? 'letters' : 'signs';
        for (const speak of followed) speak?.();
      });
      document.documentElement.lang = language;
    },
    () => setTimeout(() => settings.language.peek() === language && load(language), RETRY),
  );
}

effect(() => load(settings.language.value));
