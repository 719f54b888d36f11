/** The words of a part that most visits never see: fetched with it, in the reader's language, so that they don't weigh on the first page. */
import { computed, signal } from '@preact/signals';
import type { Language } from '@duopolis/words/language';
import { settings } from '../settings/settings.ts';
import { joinWords } from './words.ts';

export interface PartWords<Part> {
  /** Whether there is anything to say yet; asking begins to fetch it. */
  readonly here: () => boolean;
  /** To be read while drawing, once they are here. */
  readonly say: () => Part;
}

type Loaders<Part> = { readonly [language in Language]: () => Promise<Part> };

const RETRY = 3_000;

/** While the next language is on its way, the last one is still said. */
export function partWords<Part>(loaders: Loaders<Part>): PartWords<Part> {
  const current = signal<Part | undefined>(undefined);
  const isHere = computed(() => current.value !== undefined);
  const fetchIn = async (language: Language): Promise<() => void> => {
    const loaded = await loaders[language]();
    return () => {
      current.value = loaded;
    };
  };
  const later = (language: Language): undefined => {
    setTimeout(() => settings.language.peek() === language && load(language), RETRY);
  };
  const load = (language: Language): void => {
    fetchIn(language).then(
      (speak) => settings.language.peek() === language && speak(),
      () => later(language),
    );
  };
  let asked = false;
  return {
    here: () => {
      if (!asked) {
        asked = true;
        joinWords((language) => fetchIn(language).catch(() => later(language)));
        load(settings.language.peek());
      }
      return isHere.value;
    },
    say: () => {
      if (current.value === undefined) throw new Error('the words of this part are not loaded');
      return current.value;
    },
  };
}
