/** The words of duplicate, loaded with it, and a deal in a few words. */
import { lobbyWords } from '../../game/gathering/words/lobby-words.ts';
import { type Deal, nameOfDeal } from './deal-link.ts';
import { setupWords } from '../../game/setup/words/setup-words.ts';
import { duplicateWords } from './words/duplicate-words.ts';
import { words } from '../../game/words/shared-words.ts';
import { withColon } from '../../kit/words/with-colon.ts';

export const titleOf = (deal: Deal): string => lobbyWords().deal(nameOfDeal(deal));

export function sayDeal({ game: { mode, seats, capitals, solo }, strength, people }: Deal): string {
  const { home, game } = words();
  const setup = setupWords();
  const say = duplicateWords();
  const many = people > 1 ? `, ${say.people(people)}` : '';
  if (people === seats) return `${home.table({ mode, seats, capitals })}${many}`;
  const whom =
    solo === undefined
      ? withColon(say.againstBots, setup.strengths[strength].toLocaleLowerCase())
      : `${game.automas.kinds[solo.kind]}, ${game.automas.level(solo.difficulty)}`;
  return `${home.table({ mode, seats, capitals })}${many}, ${whom}`;
}
