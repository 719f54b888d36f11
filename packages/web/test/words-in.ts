/** All words of the client in one language, for tests of functions that take them. */
import type { Vocabulary } from '@duopolis/words';
import type { Language } from '@duopolis/words/language';
import { loadVocabulary } from '@duopolis/words/vocabulary';
import type { BoardWords } from '../src/game/board/words/board-words.ts';
import type { HandWords } from '../src/game/hand/words/hand-words.ts';
import type { LogWords } from '../src/game/log/words/log-words.ts';
import type { MotionWords } from '../src/game/motion/words/motion-words.ts';
import type { TableScreenWords } from '../src/game/players/words/table-words.ts';
import type { TalkWords } from '../src/game/talk/words/talk-words.ts';
import type { SharedWords } from '../src/game/words/shared-words.ts';

export interface AllWords extends SharedWords {
  readonly game: Vocabulary;
  readonly board: BoardWords;
  readonly hand: HandWords;
  readonly log: LogWords;
  readonly motion: MotionWords;
  readonly table: TableScreenWords;
  readonly talk: TalkWords;
}

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../src/**/words/??.ts',
  '!../src/embed/**',
]);

/** Each file exports the words of its part under the part's name. */
export async function wordsIn(language: Language): Promise<AllWords> {
  const files = Object.entries(FILES).filter(([file]) => file.endsWith(`/${language}.ts`));
  const parts = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({ language, game: await loadVocabulary(language) }, ...parts);
}
