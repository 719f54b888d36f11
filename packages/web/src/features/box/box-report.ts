/** The missing, extra and repeated pieces of a list, compared with the printed box. */
import { type BoxDraft, type ListName, OURS } from './box-draft.ts';

export interface ListReport {
  readonly have: number;
  readonly printed: number;
  /** Pieces that the printed box has once, and this one several times. */
  readonly twice: readonly string[];
}

const sum = (counts: BoxDraft['buildings']): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Whether two pieces of a list are the same. */
function keysOf(draft: BoxDraft, list: ListName): readonly string[] {
  switch (list) {
    case 'buildings':
      return [];
    case 'tieBreaks':
      return [...draft.tieBreaks.types, ...draft.tieBreaks.taverns];
    case 'automaCards':
    case 'seatingCards':
      return draft[list].map(({ number }) => `${number}`);
    case 'civics':
    case 'mats':
      return draft[list].map(({ name }) => name);
    case 'duplexes':
    case 'tokens':
    case 'capitalTokens':
    case 'districtCards':
      return draft[list];
  }
}

const sizeOf = (draft: BoxDraft, list: ListName): number =>
  list === 'buildings' ? sum(draft.buildings) : keysOf(draft, list).length;

export function reportOn(draft: BoxDraft, list: ListName): ListReport {
  const keys = keysOf(draft, list);
  return {
    have: sizeOf(draft, list),
    printed: sizeOf(OURS, list),
    twice: [...new Set(keys.filter((key, nth) => keys.indexOf(key) < nth))],
  };
}
