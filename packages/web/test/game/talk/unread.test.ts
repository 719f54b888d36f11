/** What has been said since one last looked. */
import { firstView, type Message, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { firstPhrases, otherPhrases } from '../../../src/game/talk/ready-phrases.ts';
import { markRead, unreadIn } from '../../../src/game/talk/unread.ts';

const said = (at: number, by: string): Message => ({ at, by, content: { kind: 'phrase', phrase: 'yes' } });

const viewWith = (...messages: readonly Message[]): TableView => {
  const view = firstView('me');
  return { ...view, asides: { ...view.asides, talk: { table: messages, cities: [] } } };
};

test('messages of others are unread until seen; my own never are', () => {
  const view = viewWith(said(1, 'ann'), said(2, 'me'), said(3, 'ben'));
  expect(unreadIn(view, 'table')).toEqual(2);
  markRead(view, 'table');
  expect(unreadIn(view, 'table')).toEqual(0);
  expect(unreadIn(viewWith(said(3, 'ben'), said(4, 'ann')), 'table')).toEqual(1);
});

test('a message of somebody muted is not counted', () => {
  expect(unreadIn(viewWith({ at: 9, by: 'ann', content: { kind: 'unheard' } }), 'table')).toEqual(0);
});

test.each(['table', 0] as const)(
  'in channel %s every phrase is offered once, and wishes only about a city',
  (channel) => {
    const all = [...firstPhrases(channel, 'playing'), ...otherPhrases(channel, 'playing')];
    expect(new Set(all).size).toEqual(all.length);
    expect(all.includes('want-park')).toEqual(channel !== 'table');
  },
);

test('before the game nobody has played well yet: that phrase comes later', () => {
  expect(firstPhrases('table', 'gathering')).toEqual(['hello', 'one-moment', 'take-your-time', 'thanks']);
  expect(otherPhrases('table', 'gathering')).toContain('well-played');
});
