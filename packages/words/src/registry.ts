/**
 * The languages of Duopolis. A new language is one line here and one file per feature: docs/LANGUAGES.md shows how, and
 * `npm run words -- --missing de` lists the files that German still lacks.
 */

interface Registered {
  /** As its own speakers call it. */
  readonly name: string;
}

export const REGISTRY = {
  en: { name: 'English' },
  fr: { name: 'Français' },
  ru: { name: 'Русский' },
} as const satisfies { readonly [language: string]: Registered };
