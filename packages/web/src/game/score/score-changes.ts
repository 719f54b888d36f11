/** What a placement or another answer changes in a city's score, term by term. */
import { type CityScore, SCORED } from '@duopolis/rules/scoring';
import { signed } from '../board/gain-text.ts';
import { words } from '../words/shared-words.ts';

/** 'offices +1, districts +7' */
export function changesOf(before: CityScore, after: CityScore): string {
  const { terms } = words().game.scores;
  return SCORED.flatMap((term) => {
    const change = (after[term] ?? 0) - (before[term] ?? 0);
    return change === 0 ? [] : `${terms[term]} ${signed(change)}`;
  }).join(', ');
}
