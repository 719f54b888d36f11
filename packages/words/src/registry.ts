/**
 * The languages of Duopolis. A new language is one line here and one file per feature: docs/LANGUAGES.md shows the way,
 * and `npm run words -- --missing de` lists the files that German still lacks.
 */
import type { Vocabulary } from './vocabulary.ts';

interface Registered {
  /** As its own speakers call it. */
  readonly name: string;
  readonly vocabulary: () => Promise<Vocabulary>;
}

export const REGISTRY = {
  en: { name: 'English', vocabulary: async () => (await import('./en.ts')).en },
  fr: { name: 'Français', vocabulary: async () => (await import('./fr.ts')).fr },
  ru: { name: 'Русский', vocabulary: async () => (await import('./ru.ts')).ru },
} as const satisfies { readonly [language: string]: Registered };
