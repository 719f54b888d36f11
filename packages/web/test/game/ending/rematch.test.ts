/**
 * The rematch as an invitation: who is in, who is undecided, who stays out; and nobody is forced away from the end of a
 * game.
 */
import { type Chair, INITIAL_TABLE, type OpenTable, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { rematchOf, staysAtEnd } from '../../../src/game/ending/rematch.ts';

const ENDED: OpenTable = {
  ...INITIAL_TABLE.open,
  phase: 'over',
  host: 'ann',
  members: ['ann', 'ben', 'cleo'].map((id) => ({ id, name: id, here: true, since: 0 })),
  chairs: ['ann', 'ben', 'bot', 'cleo'].map(
    (id): Chair => ({
      holder: id === 'bot' ? { kind: 'bot', strength: 'easy' } : { kind: 'person', member: id },
      ready: id !== 'ann',
      answered: false,
    }),
  ),
};

/** After somebody asked: + is ready, - is not, . has stood up. */
const asked = (answers: string): OpenTable => ({
  ...ENDED,
  phase: 'gathering',
  chairs: ENDED.chairs.map(
    (chair, seat): Chair =>
      answers[seat] === '.'
        ? { ...chair, holder: { kind: 'nobody' }, ready: false }
        : { ...chair, ready: answers[seat] === '+' },
  ),
});

const shown = (now: OpenTable, you = 'ben'): string => {
  const { step, people, mine, empty, complete } = rematchOf(ENDED, now, you);
  const answers = people.map(({ member, answer }) => `${member} ${answer}`).join(', ');
  return `${step}: ${answers}; I ${mine ?? 'watch'}; empty ${empty.join()}; ${complete ? 'starts' : 'waits'}`;
};

test.each([
  [
    'nobody has asked',
    ENDED,
    'unasked: ann deciding, ben deciding, cleo deciding; I deciding; empty ; waits',
  ],
  ['the host asks', asked('+-+-'), 'asked: ann in, ben deciding, cleo deciding; I deciding; empty ; waits'],
  ['a guest asks', asked('-++-'), 'asked: ann deciding, ben in, cleo deciding; I in; empty ; waits'],
  ['one stays', asked('+++.'), 'asked: ann in, ben in, cleo out; I in; empty 3; waits'],
  ['all join', asked('++++'), 'asked: ann in, ben in, cleo in; I in; empty ; starts'],
  [
    'a card has to be answered first (SEAT-2)',
    {
      ...asked('++++'),
      card: { number: 1, order: { by: 'number' } } as unknown as NonNullable<OpenTable['card']>,
    },
    'asked: ann in, ben in, cleo in; I in; empty ; waits',
  ],
])('%s', (_, now, expected) => {
  expect(shown(now)).toBe(expected);
});

const gone = (open: OpenTable): OpenTable => ({
  ...open,
  members: open.members.map((member) => (member.id === 'cleo' ? { ...member, left: true } : member)),
});

test('people who have left do not count, before and after the request', () => {
  expect(shown(gone(ENDED))).toContain('cleo out');
  expect(shown(gone(asked('++++')))).toContain('cleo out');
});

test('spectators only look', () => {
  expect(shown(asked('+---'), 'wim')).toContain('I watch');
});

const viewOf = (you: string): TableView => ({ open: ENDED, you }) as unknown as TableView;

test.each([
  ['the game is over', ENDED, true],
  ['somebody asks for a rematch', asked('+---'), true],
  ['the next game begins with me', { ...asked('++++'), phase: 'playing' }, false],
  ['the next game begins without me', { ...asked('+.++'), phase: 'playing' }, true],
  ['the table is closed', { ...ENDED, phase: 'closed' }, false],
] as const)('whether I still see the end when %s', (_, now, stays) => {
  expect(staysAtEnd(viewOf('ben'), now)).toBe(stays);
});
