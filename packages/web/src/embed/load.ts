/** Fetches what an embed shows, and its words, in one language. */
import type { EmbedAnswer } from '@duopolis/protocol';
import type { Language } from '@duopolis/words/language';
import type { EmbedWords } from './words/embed-words.ts';

const WORDS: { readonly [language in Language]: () => Promise<{ readonly embed: EmbedWords }> } = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  ru: () => import('./words/ru.ts'),
};

export interface Loaded {
  readonly words: EmbedWords;
  /** Nothing if there is no such game or city for everybody. */
  readonly answer: EmbedAnswer | 'unknown' | 'failed';
}

async function fetchAnswer(path: string, language: Language): Promise<Loaded['answer']> {
  try {
    const answer = await fetch(`/api${path}?lang=${language}`);
    if (answer.ok) return (await answer.json()) as EmbedAnswer;
    return answer.status === 404 || answer.status === 400 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function load(path: string, language: Language): Promise<Loaded> {
  const [{ embed }, answer] = await Promise.all([WORDS[language](), fetchAnswer(path, language)]);
  return { words: embed, answer };
}
