/** Why a score changed, in words. */
import type { OpenGame } from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import { signed } from '../board/gain-text.ts';
import { cityName } from '../players/seat-names.ts';
import type { SharedWords } from '../words/shared-words.ts';
import type { ScoreChange } from './changes.ts';
import type { MotionWords } from './words/motion-words.ts';

interface ChangeWords extends SharedWords {
  readonly motion: MotionWords;
}

export function sayCause(
  { term, cause }: Pick<ScoreChange, 'term' | 'cause'>,
  { motion, game }: ChangeWords,
  box?: OwnBox,
): string {
  const { causes } = motion;
  switch (cause.kind) {
    case 'built':
      return causes.built(game.pieces.tile(cause.tile, box));
    case 'removed':
      return causes.removed;
    case 'rivals':
    case 'rivals-lost':
      return causes[term === 'district' ? 'district' : 'factory'][cause.kind];
  }
}

/** A gain by a tile of one's own city needs no explanation; a loss always does. */
export const needsCause = ({ points, cause }: ScoreChange): boolean => points < 0 || cause.kind !== 'built';

/** For the log: 'Eiffel Tower: factories −2, rivals built factories'. */
export const sayChange = (change: ScoreChange, open: OpenGame, words: ChangeWords): string =>
  words.motion.change({
    city: cityName(open, change.city, words),
    term: words.game.scores.terms[change.term],
    points: signed(change.points),
    cause: sayCause(change, words, open.box),
  });
