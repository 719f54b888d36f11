/** Everything in English. */
import { game } from './en/game.ts';
import { pieces } from './en/pieces.ts';
import { records } from './en/records.ts';
import { refusals } from './en/refusals.ts';
import { scores } from './en/scores.ts';
import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = { game, pieces, records, refusals, scores };
