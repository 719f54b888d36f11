/** The names of those who have none of their own. */
import { INITIAL_TABLE, type OpenTable } from '@duopolis/table';
import { expect, test } from 'vitest';
import { nameOf } from '../../../src/game/players/seat-names.ts';
import { wordsIn } from '../../words-in.ts';

const en = await wordsIn('en');

/** P is Nora, Q is Ben, B a bot. */
const tableOf = (chairs: string): OpenTable => ({
  ...INITIAL_TABLE.open,
  members: ['Nora', 'Ben'].map((name) => ({ id: name, name, here: true, since: 0 })),
  chairs: chairs.split('').map((chair) => ({
    holder:
      chair === 'B'
        ? { kind: 'bot', strength: 'easy' }
        : { kind: 'person', member: chair === 'P' ? 'Nora' : 'Ben' },
    ready: true,
    answered: true,
  })),
});

const namesAt = (chairs: string): string =>
  chairs
    .split('')
    .map((_, seat) => nameOf(tableOf(chairs), seat, en))
    .join(' ');

test.each([
  ['PBB', 'Nora Ada Boris'],
  ['BPB', 'Boris Nora Ada'],
  ['BBP', 'Ada Boris Nora'],
  ['PBQB', 'Nora Ada Ben Boris'],
  ['BPBQ', 'Boris Nora Ada Ben'],
  ['BB', 'Ada Boris'],
])('bots keep their names wherever chance seats everyone: %s', (chairs, names) => {
  expect(namesAt(chairs)).toBe(names);
});
