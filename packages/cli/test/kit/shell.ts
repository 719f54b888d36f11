/** A shell for tests: no colours, and everything written kept. */
import { Readable } from 'node:stream';
import { type Language, vocabularyOf } from '@duopolis/words';
import { paintWith } from '../../src/drawing/colours.ts';
import type { Shell } from '../../src/shell.ts';
import { cliWordsOf } from '../../src/cli-words.ts';

export const shellIn = (language: Language, colour = false): Shell => ({
  language,
  words: cliWordsOf(language),
  vocabulary: vocabularyOf(language),
  paint: paintWith({ on: colour }),
  print: () => {},
  note: () => {},
  redraw: () => {},
  input: Readable.from([]),
  environment: {},
});
