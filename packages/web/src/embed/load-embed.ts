/** Loads the content and the words of an embed in one language. */
import type { EmbedAnswer } from '@duopolis/protocol';
import type { Language } from '@duopolis/words/language';
import type { EmbedWords } from './words/embed-words.ts';

const WORDS = import.meta.glob<EmbedWords>('./words/??.ts', { import: 'embed' });

const wordsIn = (language: Language): Promise<EmbedWords> | undefined =>
  (WORDS[`./words/${language}.ts`] ?? WORDS['./words/en.ts'])?.();

export interface Loaded {
  readonly words: EmbedWords;
  /** Nothing if there is no such public game or city. */
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
  const [words, answer] = await Promise.all([wordsIn(language), fetchAnswer(path, language)]);
  if (words === undefined) throw new Error('an embed without English words');
  return { words, answer };
}
