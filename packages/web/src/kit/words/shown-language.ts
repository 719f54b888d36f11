/** The language on the screen: every part loads its words in it, and all parts switch at the same moment. */
import { batch, effect, signal } from '@preact/signals';
import type { Language } from '@duopolis/words/language';
import { marks } from '../art/marks.ts';
import { settings } from '../settings/settings.ts';

/** The words of one part of the client. */
export interface Part {
  readonly isLoaded: () => boolean;
  /** Loads the words in a language; the returned function shows them. */
  readonly load: (language: Language) => Promise<() => void>;
}

const parts = signal<readonly Part[]>([]);
const shown = signal<Language>(settings.language.peek());

/** The language of the words on the screen; it follows the setting as soon as the words are loaded. */
export const language = (): Language => shown.value;

/** Whether every part has its words. */
export const hasWords = (): boolean => parts.value.every(({ isLoaded }) => isLoaded());

/** Resolves when every part has its words. */
export const wordsLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (!hasWords()) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

/** A lazily imported module, once its words are loaded too. */
export async function withWords<Module>(imported: Promise<Module>): Promise<Module> {
  const module = await imported;
  await wordsLoaded();
  return module;
}

const RETRY = 3_000;

/** Shows these parts in a language, all at once. A failed load is retried while the language is wanted. */
function load(wanted: Language, which: readonly Part[], onLoaded?: () => void): void {
  const isWanted = (): boolean => settings.language.peek() === wanted;
  Promise.all(which.map((part) => part.load(wanted))).then(
    (loaded) => {
      if (!isWanted()) return;
      batch(() => {
        for (const show of loaded) show();
        onLoaded?.();
      });
    },
    () => setTimeout(() => isWanted() && load(wanted, which, onLoaded), RETRY),
  );
}

/** Adds a part, which starts to load its words. */
export function addPart(part: Part): void {
  parts.value = [...parts.peek(), part];
  load(settings.language.peek(), [part]);
}

function switchTo(wanted: Language): void {
  load(wanted, parts.peek(), () => {
    shown.value = wanted;
    // The letters on tiles are those of the English names.
    marks.value = wanted === 'en' ? 'letters' : 'signs';
    document.documentElement.lang = wanted;
  });
}

effect(() => switchTo(settings.language.value));
