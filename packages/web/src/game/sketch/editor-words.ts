/** The words of the drawing board, fetched with it. */
import { partWords } from '../../kit/words/part-words.ts';
import type { EditorWords } from './words/editor-words.ts';

export const editorWords = partWords<EditorWords>({
  en: async () => (await import('./words/en.ts')).editor,
  fr: async () => (await import('./words/fr.ts')).editor,
  ru: async () => (await import('./words/ru.ts')).editor,
});
