/** The planned game in sentences. */
import type { TableOptions } from '@duopolis/table';
import type { SetupWords } from './words/setup-words.ts';

function sayGame(setup: SetupWords, { mode, seats, solo }: TableOptions['game']): string {
  switch (mode) {
    case 'table':
      return setup.sayTable(seats);
    case 'duel':
      return setup.sayDuel;
    case 'duo':
      return setup.sayDuo;
    case 'solo':
      return setup.saySolo[solo?.kind ?? 'full'];
  }
}

function sayPace(setup: SetupWords, pace: TableOptions['pace']): string {
  switch (pace.kind) {
    case 'live':
      return setup.sayLive(pace.choose, pace.place);
    case 'relaxed':
      return setup.sayRelaxed;
    case 'days':
      return setup.sayDays(pace.hours);
  }
}

function sayPeople(setup: SetupWords, { access, watching }: TableOptions): readonly string[] {
  if (access === 'private' && watching.who === 'invited') return [setup.sayLinkOnly];
  return [access === 'open' ? setup.sayOpen : setup.sayPrivate, setup.sayWatched[watching.who]];
}

/** The game alone is enough for a table on this device. */
export function sayOptions(
  { setup }: { readonly setup: SetupWords },
  options: TableOptions,
  among: 'people' | 'here' = 'people',
) {
  const { game, pace, watching, phrasesOnly } = options;
  const what = [
    sayGame(setup, game),
    ...(game.capitals ? [setup.sayCapitals] : []),
    ...(options.strict === true ? [setup.sayStrict] : []),
    ...(options.components === undefined ? [] : [setup.box.say]),
  ];
  if (among === 'here') return what.join(' ');
  return [
    ...what,
    sayPace(setup, pace),
    ...sayPeople(setup, options),
    ...(watching.who !== 'nobody' && watching.delay > 0 ? [setup.sayDelay(watching.delay)] : []),
    ...(phrasesOnly ? [setup.sayPhrases] : []),
  ].join(' ');
}
