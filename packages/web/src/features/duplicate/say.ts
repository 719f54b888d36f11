/** The words of duplicate, which come with it, and a deal in a few of them. */
import { partWords } from '../../kit/words/part-words.ts';
import { words } from '../../kit/words/words.ts';
import type { DuplicateWords } from './words/duplicate-words.ts';
import { type Deal, nameOfDeal } from './deal.ts';

export const duplicateWords = partWords<DuplicateWords>({
  en: async () => (await import('./words/en.ts')).duplicate,
  fr: async () => (await import('./words/fr.ts')).duplicate,
  ru: async () => (await import('./words/ru.ts')).duplicate,
});

export const titleOf = (deal: Deal): string => duplicateWords.say().deal(nameOfDeal(deal));

export function sayDeal({ game: { mode, seats, capitals, solo }, strength, people }: Deal): string {
  const { home, setup, game } = words();
  const say = duplicateWords.say();
  const many = people > 1 ? `, ${say.people(people)}` : '';
  if (people === seats) return `${home.table(mode, seats, capitals)}${many}`;
  const whom =
    solo === undefined
      ? `${say.againstBots}: ${setup.strengths[strength].toLocaleLowerCase()}`
      : `${game.automas.kinds[solo.kind]}, ${game.automas.level(solo.difficulty)}`;
  return `${home.table(mode, seats, capitals)}${many}, ${whom}`;
}
