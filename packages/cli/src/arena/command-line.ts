/** A program in the value of --bots: split into words like a shell does, but run without one. */
import { itemAt } from '@duopolis/rules/lists';

/** Splits at blanks; quotes keep blanks in a word, a backslash takes the next character literally. */
export function wordsOf(line: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const sign = itemAt(line, at);
    if (sign === '\\' && quote !== "'") {
      word = (word ?? '') + (line[++at] ?? '');
    } else if (quote !== '') {
      if (sign === quote) quote = '';
      else word = (word ?? '') + sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + sign;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** `hard,greedy*6,"python3 my bot.py"`: splits at commas, but not within quotes. */
export function partsOf(list: string): readonly string[] {
  const parts = [''];
  let quote = '';
  for (const sign of list) {
    if (quote === '' && sign === ',') {
      parts.push('');
      continue;
    }
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === quote) quote = '';
    parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim());
}
