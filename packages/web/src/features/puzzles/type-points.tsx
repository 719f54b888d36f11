/** Points type by type, for one city or several side by side. */
import { BUILDING_TYPES } from '@duopolis/rules';
import type { CityScore } from '@duopolis/rules/scoring';
import { sentence } from '../../kit/words/sentence.ts';
import { TermBadge } from '../../game/score/term-badge.tsx';
import './type-points.css';
import { words } from '../../game/words/shared-words.ts';

export type TypeColumns = readonly { readonly name: string; readonly score: CityScore }[];

interface TypePointsProps {
  readonly title: string;
  readonly columns: TypeColumns;
  /** A single column needs no visible heading. */
  readonly plain?: boolean;
}

export function TypePoints({ title, columns, plain = false }: TypePointsProps) {
  const { terms } = words().game.scores;
  return (
    <table class="type-points">
      <caption class="unseen">{title}</caption>
      <thead class={plain ? 'unseen' : undefined}>
        <tr>
          <td />
          {columns.map(({ name }, nth) => (
            <th key={nth} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BUILDING_TYPES.map((type) => (
          <tr
            key={type}
            class={isLevel(columns.map(({ score }) => score[type])) ? undefined : 'type-differs'}
          >
            <th scope="row">
              <TermBadge term={type} size={22} />
              {sentence(terms[type])}
            </th>
            {columns.map(({ score }, nth) => (
              <td key={nth}>{score[type]}</td>
            ))}
          </tr>
        ))}
        <tr class="type-total">
          <th scope="row">{sentence(terms.total)}</th>
          {columns.map(({ score }, nth) => (
            <td key={nth}>{score.total}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const isLevel = (points: readonly number[]): boolean => new Set(points).size === 1;
