/** The text to paste: the same in every language, and nothing of the solution in it. */
import { expect, test } from 'vitest';
import { newDay, type Try, withTry } from '../../../src/game/saves/puzzle-results.ts';
import { resultText } from '../../../src/features/puzzles/result-text.ts';
import { puzzles as en } from '../../../src/features/puzzles/words/en.ts';
import { puzzles as fr } from '../../../src/features/puzzles/words/fr.ts';
import { puzzles as ru } from '../../../src/features/puzzles/words/ru.ts';

const tried = (best: boolean, ...worth: readonly number[]): Try => ({ answer: [], worth, best });

const DAY = (
  [
    ['placement', tried(false, 46)],
    ['placement', tried(true, 54)],
    ['choice', tried(false, 33, 43)],
    ['choice', tried(false, 34, 40)],
    ['choice', tried(false, 31, 40)],
    ['arrangement', tried(true, 53)],
  ] as const
).reduce((day, [kind, one]) => withTry(day, kind, { tried: one, now: 0 }), newDay('2026-11-16'));

const BEST = { placement: [54], choice: [34, 41], arrangement: [53] };

test.each([
  [
    en,
    'November 16, 2026',
    21,
    'Placement 54/54 ○●|Choice 34+40/34+41 ○○○|Arrangement 53/53 ●|2 of 3 solved · streak: 21 days',
  ],
  [
    fr,
    '16 novembre 2026',
    1,
    'Placement 54/54 ○●|Sélection 34+40/34+41 ○○○|Agencement 53/53 ●|2 énigmes résolues sur 3 · série : 1 jour',
  ],
  [
    ru,
    '16 ноября 2026 г.',
    22,
    'Строительство 54/54 ○●|Выбор 34+40/34+41 ○○○|Расстановка 53/53 ●|решено 2 из 3 · серия: 22 дня',
  ],
  [
    en,
    'November 16, 2026',
    undefined,
    'Placement 54/54 ○●|Choice 34+40/34+41 ○○○|Arrangement 53/53 ●|2 of 3 solved · practice',
  ],
] as const)('%#', (say, date, streak, lines) => {
  const text = resultText(say, DAY, {
    best: BEST,
    about: { date, streak, link: 'https://example.org/puzzles/2026-11-16' },
  });
  expect(text.split('\n')).toEqual([
    `Duopolis, ${date}`,
    ...lines.split('|'),
    'https://example.org/puzzles/2026-11-16',
  ]);
});
