/** What the button of a ceremony by hand shows next: a type, a city, or the result. */
import type { Ceremony } from './ceremony.ts';
import { scoreWords } from './words/score-words.ts';

export function nextText({ said, isLast }: Pick<Ceremony, 'said' | 'isLast'>): string {
  const score = scoreWords();
  if (isLast) return score.nextResult;
  return said === undefined ? score.next : score.nextCity;
}
