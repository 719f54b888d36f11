/** A part that is fetched later changes its language in the same moment as everything else. */
import { expect, test } from 'vitest';
import { computed, effect } from '@preact/signals';
import type { Language } from '@duopolis/words/language';
import { openPage } from '../page.ts';

const slowly = (language: Language) => async (): Promise<Language> => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return language;
};

test('no sentence is made of two languages while the language is switched', async () => {
  openPage();
  const { settings } = await import('../../../src/kit/settings/settings.ts');
  const { language: shown, wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
  const { partWords } = await import('../../../src/kit/words/part-words.ts');
  const part = partWords<Language>({
    './en.ts': slowly('en'),
    './fr.ts': slowly('fr'),
    './ru.ts': slowly('ru'),
  });
  await wordsLoaded();
  const said = computed(() => `${shown()} ${part()}`);
  const received: string[] = [];
  const stop = effect(() => void received.push(said.value));
  for (const language of ['ru', 'fr'] as const) {
    settings.language.value = language;
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    await expect.poll(() => said.value).toBe(`${language} ${language}`);
  }
  stop();
  expect(received).toEqual(['en en', 'ru ru', 'fr fr']);
});

test('a lazily imported module loads its words too', async () => {
  openPage();
  const { withWords } = await import('../../../src/kit/words/shown-language.ts');
  const { partWords } = await import('../../../src/kit/words/part-words.ts');
  const module = { part: partWords<Language>({ './en.ts': slowly('en'), './fr.ts': slowly('fr') }) };
  expect(() => module.part()).toThrow('not loaded yet');
  const { part } = await withWords(Promise.resolve(module));
  expect(part()).toMatch(/^(en|fr)$/);
});
