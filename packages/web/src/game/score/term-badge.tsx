/** The symbol of a scored term: a type's badge, or for districts a region outlined on the plan. */
import type { BuildingType } from '@duopolis/rules';
import { TypeBadge } from '../../kit/art/index.ts';

interface TermBadgeProps {
  readonly term: BuildingType | 'civic' | 'district';
  readonly size: number;
}

export const TermBadge = ({ term, size }: TermBadgeProps) =>
  term === 'district' ? (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" stroke-width="1.8" aria-hidden="true">
      <path d="M3.500 3.500h10v7h7v10h-17Z" />
      <path d="M3.500 10.500h10v10" stroke-dasharray="2.200 2.600" />
    </svg>
  ) : (
    <TypeBadge type={term} size={size} />
  );
