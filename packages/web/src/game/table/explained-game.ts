/** What the explanations on a table know of its game: its parts of Capitals, and why a built tile scores. */
import type { OpenGame } from '@duopolis/rules';
import { useCallback } from 'preact/hooks';
import { cellInCity } from '../board/board-input.ts';
import { useReasons } from '../explain/built-tile.ts';
import { useInPlay } from '../explain/in-play.ts';
import { partsAt, partsOf } from '../score/score-reasons.ts';
import { words } from '../words/shared-words.ts';

export function useExplainedGame(open: OpenGame): void {
  useInPlay(open);
  const reasons = useCallback(
    (target: Element): readonly string[] => {
      const place = cellInCity(target);
      if (place === undefined) return [];
      return partsAt(partsOf(open, place.city, words()), place.cell).map(({ text }) => text);
    },
    [open],
  );
  useReasons(reasons);
}
