/** The sentence beside the options says what will be played, in every language. */
import { expect, test } from 'vitest';
import { FIRST_PLAN, type Plan, tableOptions } from '../../../src/game/setup/setup-options.ts';
import { sayOptions } from '../../../src/game/setup/describe-plan.ts';
import { setup as en } from '../../../src/game/setup/words/en.ts';
import { setup as fr } from '../../../src/game/setup/words/fr.ts';
import { setup as ru } from '../../../src/game/setup/words/ru.ts';

const friends = (some: Partial<Plan>) => tableOptions('friends', { ...FIRST_PLAN, ...some });

test.each([
  [
    { seats: 4 },
    '4 seats in a ring and 4 cities between them; each builds with both neighbours, and the weaker city counts. No clock. Only people with the link can play or watch.',
  ],
  [
    { seats: 2, capitals: true, pace: 'quick', open: true, watching: 'nobody' },
    'Two players with two cities each. Every round is played twice, and both cities count. With Capitals: landscape, civic buildings, districts. 45 seconds to choose, 1 minute to place. Anyone can sit down. Nobody can watch.',
  ],
  [
    { seats: 2, two: 'duo', pace: 'day', watching: 'everyone', delay: 60, phrasesOnly: true },
    'Two players and an Automa in a ring of three; the weaker city counts. 24 hours for each move. Only people with the link can sit down. Anyone can watch. Spectators see it 1 minute later. Talk is by ready phrases only.',
  ],
] as const)('%j', (plan, said) => {
  expect(sayOptions({ setup: en }, friends(plan))).toBe(said);
});

test('on one device the sentence names only the game', () => {
  const options = tableOptions('solo', { ...FIRST_PLAN, solo: 'simple' });
  expect(sayOptions({ setup: en }, options, 'here')).toBe(
    'You build Leftville and Rightown from three tiles a turn, against Automacity.',
  );
});

test.each([
  [3, '3 места по кругу и 3 города между ними'],
  [5, '5 мест по кругу и 5 городов между ними'],
])('a table of %i counts right in Russian', (seats, said) => {
  expect(sayOptions({ setup: ru }, friends({ seats }))).toContain(said);
});

test.each([
  [{ pace: 'quick' }, fr, '45 secondes pour sélectionner, 1 minute pour placer.'],
  [{ pace: 'days' }, fr, '72 heures par coup.'],
  [{ pace: 'quick' }, ru, 'На выбор 45 секунд, на строительство 1 минута.'],
  [{ pace: 'day' }, ru, 'На каждый шаг 24 часа.'],
  [{ watching: 'everyone', delay: 60 }, ru, 'Зрители видят партию на 1 минуту позже.'],
] as const)('%j is said with the right forms', (plan, setup, said) => {
  expect(sayOptions({ setup }, friends(plan))).toContain(said);
});

test.each([
  [1, -6, 'Automacity gets 6 points less.'],
  [2, -4, 'Automacity gets 4 points less. Start here; once you win steadily, try level 4.'],
  [4, 0, 'Automacity as it is.'],
  [7, 6, 'Automacity gets 6 points more.'],
] as const)('SOLO-4: level %i is explained by its points', (level, points, said) => {
  expect(en.levelAbout(level, points)).toBe(said);
});
