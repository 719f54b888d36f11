/** Loads words by language. Every feature has one file per language, which exports the words under the feature's name. */
import { type Language, LANGUAGES } from './language.ts';

/** One loader per feature: `(language) => import(`./pieces/${language}.ts`)`. */
export type Loaders<Words> = {
  readonly [Feature in keyof Words]: (
    language: Language,
  ) => Promise<{ readonly [Name in Feature]: Words[Feature] }>;
};

/** Node and the bundler each report a missing file in their own way. A file that failed to arrive is not missing. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') ||
    error.message.startsWith('Unknown variable dynamic import'));

/** The words of several features in one language. A feature without a file in this language uses English. */
export async function loadWords<Words extends object>(
  loaders: Loaders<Words>,
  language: Language,
): Promise<Words> {
  const load = async (feature: keyof Words): Promise<readonly [keyof Words, Words[keyof Words]]> => {
    const loader = loaders[feature];
    const file = await loader(language).catch((error: unknown) => {
      if (isMissing(error) && language !== 'en') return loader('en');
      throw error;
    });
    return [feature, file[feature]];
  };
  const features = Object.keys(loaders) as (keyof Words)[];
  return Object.fromEntries(await Promise.all(features.map(load))) as Words;
}

export type InLanguages<Words> = { readonly [language in Language]: Words };

/** The same in every language of the registry, for servers and terminals. */
export async function loadAllLanguages<Words extends object>(
  loaders: Loaders<Words>,
): Promise<InLanguages<Words>> {
  const load = async (language: Language) => [language, await loadWords(loaders, language)] as const;
  return Object.fromEntries(await Promise.all(LANGUAGES.map(load))) as unknown as InLanguages<Words>;
}
