/** English words for the pieces of the reader's own box. */
import { countEn as count } from '@duopolis/words';
import type { ComponentsWords } from './components-words.ts';

const pieces = (number: number): string => count(number, { one: 'piece', other: 'pieces' });

export const components: ComponentsWords = {
  command: 'check a file of pieces from your own box',
  argument: 'a JSON file with any of the lists of docs/COMPONENTS.md',
  option:
    'play with the pieces in FILE instead of ours: our Automa cards, their tie-break list, mats and civic types are not the printed ones (see duopolis components)',
  sameFile: 'the file, as for other commands; instead of the argument',
  onlyChecked: 'the pieces from your own box; here they are only checked',
  sound: (file, paint) => `${file}: ${paint('ok')}`,
  nothing: '  replaces nothing: every list is the same as ours',
  replaced: (list, number, ours) => `${list}: ${pieces(number)} instead of ${ours}`,
};
