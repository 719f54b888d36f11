/** U2 and U7: why a score changed, and what comes after the last turn, in every language. */
import type { OpenGame, RoundName } from '@duopolis/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { changesOf } from '../../../src/game/motion/changes.ts';
import type { Language } from '@duopolis/words/language';
import { wordsIn } from '../../words-in.ts';
import { openPage } from '../../kit/page.ts';
import { cityOf, placing } from '../turn/turn-games.ts';

beforeEach(() => vi.resetModules());

const TOKENS = ['eiffel-tower', 'pyramids', 'taj-mahal'];

const factories = (count: number) =>
  cityOf(...Array.from({ length: count }, (_, column) => ['F', [0, column]] as const));

const BEFORE = { ...placing([], [factories(2), factories(2), cityOf()]), tokens: TOKENS };
const AFTER: OpenGame = { ...BEFORE, cities: BEFORE.cities.with(1, factories(3)) };

test.each<readonly [Language, string]>([
  ['en', 'Eiffel Tower: factories −2, rivals built factories'],
  ['fr', 'Tour Eiffel : usines -2, des rivaux ont bâti des usines'],
  ['ru', 'Эйфелева башня: фабрики −2, у других новые фабрики'],
])('U2: the log says in %s why a city lost points', async (language, said) => {
  openPage('/', {}, [language]);
  const { sayChange } = await import('../../../src/game/motion/say-change.ts');
  const all = await wordsIn(language);
  const [change] = changesOf(BEFORE, AFTER);
  expect(change).toBeDefined();
  expect(sayChange(change as NonNullable<typeof change>, BEFORE, all).replaceAll('−', '-')).toBe(
    said.replaceAll('−', '-'),
  );
});

/** In a window 1,024 wide the column of a cause is about nine letters wide. */
test('in Russian a cause fits three short lines beside its row', async () => {
  openPage('/', {}, ['ru']);
  const { causes } = (await wordsIn('ru')).motion;
  for (const cause of [causes.factory, causes.district].flatMap(({ rivals, ...more }) => [
    rivals,
    more['rivals-lost'],
  ])) {
    const lines = cause.match(/\S{9,}|.{1,9}(?= |$)/gu) ?? [];
    expect([cause, lines.length <= 3 && !/\S{10}/u.test(cause)]).toEqual([cause, true]);
  }
});

const at = (round: RoundName, turn: number): OpenGame => ({ ...BEFORE, round, turn });

test.each([
  ['1', 1, undefined],
  ['1', 2, undefined],
  ['1', 3, 'Last turn of this round. Next: 3 duplexes each'],
  ['2', 1, 'Last turn of this round. Next: 7 tiles each'],
  ['3', 2, undefined],
  ['3', 3, 'Last turn of the game'],
] as const)('U7: in round %s, turn %i, the words about passing give way to %s', async (round, turn, said) => {
  openPage();
  const { afterRound } = await import('../../../src/game/motion/after-round.ts');
  const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
  await wordsLoaded();
  expect(afterRound(at(round, turn))).toBe(said);
});
