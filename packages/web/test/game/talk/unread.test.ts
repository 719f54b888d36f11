/** What has been said since one last looked. */
import { firstView, type Message, type Offer, type TableView } from '@duopolis/table';
import { expect, test } from 'vitest';
import { firstPhrases, otherPhrases } from '../../../src/game/talk/phrases.ts';
import { markRead, unreadIn, wantsMe } from '../../../src/game/talk/unread.ts';

const said = (at: number, by: string): Message => ({ at, by, content: { kind: 'phrase', phrase: 'yes' } });

const viewWith = (...messages: readonly Message[]): TableView => {
  const view = firstView('me');
  return { ...view, asides: { ...view.asides, talk: { table: messages, cities: [] } } };
};

test('what others said is unread until it is looked at; what I said never is', () => {
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
    const all = [...firstPhrases(channel), ...otherPhrases(channel)];
    expect(new Set(all).size).toEqual(all.length);
    expect(all.includes('want-park')).toEqual(channel !== 'table');
  },
);

test('an offer wants me until I agree to it or decline it', () => {
  const offer: Offer = { city: 0, id: 1, by: 1, owner: 1, tile: 'S', cell: [0, 0], agreed: [1] };
  const wants = (changed: Partial<Offer>): number => {
    const { asides, open, ...view } = firstView('me');
    const chairs = [{ holder: { kind: 'person', member: 'me' }, ready: true, answered: false }] as const;
    return wantsMe(
      { ...view, open: { ...open, chairs }, asides: { ...asides, offers: [{ ...offer, ...changed }] } },
      0,
    );
  };
  expect(wants({})).toBe(1);
  expect(wants({ agreed: [1, 0] })).toBe(0);
  expect(wants({ answer: { by: 0, agrees: false, reasons: [] } })).toBe(0);
});
