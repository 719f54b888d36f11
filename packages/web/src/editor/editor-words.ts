/** The words of the drawing board, fetched with it. */
import { partWords } from '../app/part-words.ts';
import type { EditorWords } from '../words/editor.ts';

export const editorWords = partWords<EditorWords>({
  en: async () => (await import('../words/en/editor.ts')).editor,
  fr: async () => (await import('../words/fr/editor.ts')).editor,
  ru: async () => (await import('../words/ru/editor.ts')).editor,
});
