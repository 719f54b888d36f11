/** What one takes along from a game, in English. */
import { countEn } from '@duopolis/words/language';
import type { ShareWords } from './share-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const tilesForms = { one: 'tile', other: 'tiles' };
const cardForms = { one: 'Automa card', other: 'Automa cards' };
const point = { one: 'point', other: 'points' };

export const share: ShareWords = {
  title: 'Replay & share',
  replay: 'Replay',
  review: 'Review this game',
  save: 'Save the record',
  saved: (file) => `Saved as ${file}.`,
  verify: 'Verify the deal',
  picture: 'Share a picture',
  noRecord: 'The record of this game isn’t available right now.',
  proof: {
    title: 'The deal of this game',
    right: 'The deal is proven.',
    wrong: 'The deal could not be confirmed.',
    noSeed: 'There is no seed to check.',
    seed: 'Seed',
    commitment: 'Commitment',
    committed: (commitment) =>
      `The seed was fixed before the first tile: its SHA-256 is the commitment ${commitment}…, computed again in this browser.`,
    remembered: 'This device was shown the same commitment when the game began.',
    notRemembered:
      'This device didn’t see the game begin, so it can’t tell whether this is the commitment that was shown then. Compare it with someone who was there.',
    otherPromise: (shown, now) =>
      `When the game began, this device was shown the commitment ${shown}…; the record now says ${now}…`,
    dealt: (tiles, cards) =>
      `${countEn(tiles, tilesForms)}${cards === 0 ? '' : ` and ${countEn(cards, cardForms)}`} were dealt exactly as the seed says, in the same order.`,
    landscapes: 'The landscape mats and the districts follow from the seed too.',
    played: (entries) => `All ${entries} entries of the log follow the rules, and the result is right.`,
    unproven:
      'What this can’t prove: that the host didn’t try several seeds before the game, or didn’t peek at yours.',
    withoutSeed:
      'This record has neither seed nor commitment, so nobody can tell how its tiles were drawn. All its moves follow the rules, and the result is right.',
    foul: (rule, why, entry) => `${rule}${entry === undefined ? '' : `, entry ${entry} of the log`}: ${why}.`,
    ownTiles: 'It was played with the host’s own pieces.',
  },
  card: {
    title: 'A postcard of a city',
    city: 'City',
    light: 'Theme',
    lights: { day: 'Light', night: 'Dark' },
    send: 'Share',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    gif: 'Save as animation (GIF)',
    builtBy: (names) => `Built by ${list.format(names)}`,
    points: (points) => countEn(points, point),
    alt: ({ city, names, points, date }) =>
      `${city}, built by ${list.format(names)}, ${countEn(points, point)}${date === '' ? '' : `, ${date}`}`,
    failed: 'The picture could not be made.',
  },
  embed: {
    open: 'Embed',
    title: 'Embed on another site',
    what: 'What to show',
    game: 'The whole game',
    code: 'HTML for your page',
    copy: 'Copy the code',
    copied: 'Copied. Paste it into your page.',
    look: 'See how it looks',
    notPublic:
      'Only games of open tables that anybody may watch can be shown as a whole. A city can always be shown.',
  },
};
