/** Names as people write them, and as others see them. */
import { expect, test } from 'vitest';
import { cleanName, LONGEST_NAME } from '../src/name.ts';

test.each([
  ['as it is', 'Ann', 'Ann'],
  ['Russian', 'Анна Каренина', 'Анна Каренина'],
  ['French', 'Zoé-Noël', 'Zoé-Noël'],
  ['a smile', 'Ann 😀', 'Ann 😀'],
  ['spaces', '  Ann \t\n  Lee ', 'Ann Lee'],
  ['control characters', 'A\u0000n\u001bn', 'Ann'],
  ['written from right to left', 'A\u202Enn\u2066', 'Ann'],
  ['zero width', 'A\u200Bn\u200Dn\uFEFF', 'Ann'],
  ['full width', 'Ａｎｎ', 'Ann'],
  ['mathematical', '𝐀𝐧𝐧', 'Ann'],
  ['a Cyrillic letter in a Latin word', '\u0410nn', 'Ann'],
  ['a Greek letter in a Latin word', '\u0391nn', 'Ann'],
  ['both scripts, each in its word', 'Ann Анна', 'Ann Анна'],
  ['piled marks', 'A\u0300\u0301\u0302\u0303\u0304nn', 'À\u0301\u0302nn'.normalize('NFC')],
  ['too long', 'a'.repeat(100), 'a'.repeat(LONGEST_NAME)],
  ['nothing', '', undefined],
  ['only spaces', ' \u3000 ', undefined],
  ['only invisible', '\u200B\u3164\u2800', undefined],
])('%s', (_, name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned);
});
