/** On a phone on its side: the points of both my cities by type, left and right of each sign, in one line of the middle. */
import { itemAt } from '@duopolis/rules/lists';
import { SCORED } from '@duopolis/rules/scoring';
import { TermBadge } from '../score/term-badge.tsx';
import type { ShownResult } from '../players/result-in.ts';
import type { Ring } from '../players/ring.ts';
import { words } from '../words/shared-words.ts';
import './type-line.css';

interface TypeLineProps {
  readonly ring: Ring;
  readonly shownResult: ShownResult;
}

export function TypeLine({ ring, shownResult }: TypeLineProps) {
  const { cities } = shownResult();
  const [left, right] = [itemAt(cities, ring.own[0]), itemAt(cities, ring.own[1])];
  return (
    <ul class="type-line">
      {SCORED.filter((term) => left[term] !== undefined).map((term) => (
        <li key={term} data-explain={term}>
          {left[term]} <TermBadge term={term} size={18} />
          <span class="unseen">{words().game.scores.terms[term]}</span> {right[term]}
        </li>
      ))}
    </ul>
  );
}
