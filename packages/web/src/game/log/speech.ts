/** The words of the log and of announcements, in the language on the screen. */
import { boardWords } from '../board/words/board-words.ts';
import { handWords } from '../hand/words/hand-words.ts';
import { talkWords } from '../talk/words/talk-words.ts';
import { words } from '../words/shared-words.ts';
import type { Announced } from './announcement.ts';
import type { LogSpeech } from './event-sentence.ts';
import { logWords } from './words/log-words.ts';

export const logSpeech = (): LogSpeech => ({ ...words(), log: logWords(), talk: talkWords() });

export const announced = (): Announced => ({ ...logSpeech(), board: boardWords(), hand: handWords() });
