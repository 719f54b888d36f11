/** The score of a drawn city: the total, and the points of every type that has any. */
import { type CityExplanation, SCORED } from '@duopolis/rules/scoring';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from '../score/term-badge.tsx';
import './sketch-tally.css';
import { words } from '../words/shared-words.ts';

export function Tally({ explanation }: { readonly explanation: CityExplanation }) {
  const { scores } = words().game;
  const total = scores.points(explanation.total);
  const [figure = '', ...unit] = total.split(' ');
  return (
    <div class="tally">
      <p class="tally-total">
        <b>{figure}</b> {unit.join(' ')}
      </p>
      <ul class="tally-terms">
        {SCORED.flatMap((term) => {
          const points = explanation[term]?.points ?? 0;
          if (points === 0) return [];
          return (
            <li key={term} title={sentence(scores.terms[term])}>
              <TermBadge term={term} size={22} />
              <span class="unseen">{sentence(scores.terms[term])}</span> {points}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
