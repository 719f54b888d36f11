/** Everything in French. */
import { game } from './fr/game.ts';
import { pieces } from './fr/pieces.ts';
import { records } from './fr/records.ts';
import { refusals } from './fr/refusals.ts';
import { scores } from './fr/scores.ts';
import type { Vocabulary } from './vocabulary.ts';

export const fr: Vocabulary = { game, pieces, records, refusals, scores };
