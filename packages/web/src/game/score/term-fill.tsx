/** The fill of a bar of points: the wash and pattern of its type; districts and the level have none. */
import { patternFill } from '../../kit/art/index.ts';
import type { CountedTerm } from './ceremony.ts';

const PLAIN = {
  district: { wash: 'var(--act-soft)', ink: 'var(--act-line)' },
  difficulty: { wash: 'var(--sunk)', ink: 'var(--ink2)' },
} as const;

/** Of the edge, and of the number on it. */
export const inkOf = (term: CountedTerm): string =>
  term === 'district' || term === 'difficulty' ? PLAIN[term].ink : `var(--${term}-d)`;

export function TermFill({ term, edge }: { readonly term: CountedTerm; readonly edge: string }) {
  const plain = term === 'district' || term === 'difficulty';
  return (
    <>
      <rect width="100%" height="100%" fill={plain ? PLAIN[term].wash : `var(--${term}-m)`} />
      {!plain && <rect width="100%" height="100%" fill={patternFill(term)} />}
      <rect class={edge} width="100%" height="100%" fill="none" stroke={inkOf(term)} />
    </>
  );
}
