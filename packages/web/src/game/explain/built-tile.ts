/** What the table on the screen adds to an explanation: why the tile that is pointed at scores. */
import { useEffect } from 'preact/hooks';
import { sentence } from '../../kit/words/sentence.ts';
import type { Explained } from './explanation-text.ts';
import { explainWords } from './words/explain-words.ts';

/** The reasons for the points of a tile, the closest ones first. */
type Reasons = (target: Element) => readonly string[];

/** More would hide the board. */
const MOST = 2;

let told: Reasons | undefined;

/** Tells these reasons until the table closes. */
export function useReasons(reasons: Reasons): void {
  useEffect(() => {
    told = reasons;
    return () => {
      told = undefined;
    };
  }, [reasons]);
}

export function reasonsFor(target: Element): readonly Explained[] {
  const reasons = told?.(target) ?? [];
  if (reasons.length === 0) return [];
  const text = reasons.slice(0, MOST).map((reason) => `${sentence(reason)}.`);
  return [{ name: explainWords().here, text: text.join(' ') }];
}
