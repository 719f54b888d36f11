/** Pasted links in English. */
import { countEn } from '../language.ts';
import type { Players, PreviewWords, TableKind } from '../preview-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const bot = { one: 'bot', other: 'bots' };
const automa = { one: 'Automa', other: 'Automas' };
const chair = { one: 'seat', other: 'seats' };
const point = { one: 'point', other: 'points' };

const playersOf = ({ names, bots, automas }: Players): string =>
  list.format([
    ...names,
    ...(bots > 0 ? [countEn(bots, bot)] : []),
    ...(automas > 0 ? [countEn(automas, automa)] : []),
  ]);

const MODES = { table: 'a table', duel: 'a duel', solo: 'a solo game', duo: 'a duo with an Automa' };

const kindOf = ({ mode, seats, capitals }: TableKind): string =>
  `${mode === 'table' ? `a table of ${seats}` : MODES[mode]}${capitals ? ' with Capitals' : ''}`;

export const preview: PreviewWords = {
  locale: 'en_GB',
  image: 'Two cities with their landmarks, and the bridge between them',
  gameImage: 'The cities at the end of this game',
  plain: {
    about: 'An unofficial digital version of Between Two Cities. This server has no browser client.',
    tables: 'Open tables',
    rules: 'Rules data',
    api: 'Programming interface',
    terminal: 'Play from a terminal:',
  },
  pages: {
    home: {
      title: 'Duopolis: two cities, two neighbours, one score',
      description:
        'Build one city with the neighbour on your left and one with the neighbour on your right. Only the weaker one counts. Play in the browser: alone, with bots, with friends.',
    },
    table: {
      title: 'A table of Duopolis',
      description:
        'Two cities, two neighbours, one score. No account needed: open the link and enter your name.',
    },
    lobby: {
      title: 'Open tables · Duopolis',
      description: 'Tables that anyone can join or watch right now.',
    },
    new: { title: 'A new table · Duopolis', description: 'With bots, with friends, alone or on one device.' },
    learn: {
      title: 'Learn Duopolis by playing',
      description: 'A first game of about five minutes with partners who tell you what to do.',
    },
    rules: {
      title: 'The rules of Duopolis',
      description: 'All rules, numbered and searchable, with examples to click and change.',
    },
    city: {
      title: 'A city of Duopolis',
      description: 'Build a city, and see why every tile scores what it scores.',
    },
    puzzles: {
      title: 'City of the day · Duopolis',
      description:
        'Three puzzles, the same for everyone today: find the best placement, choice and arrangement.',
    },
    duplicate: {
      title: 'Duplicate · Duopolis',
      description: 'The same deal for everyone, the results side by side: luck cancels out.',
    },
    replay: {
      title: 'A game of Duopolis, step by step',
      description:
        'Hands, choices, placements and scores of a finished game, with a review of every decision.',
    },
    scorepad: {
      title: 'Score pad · Duopolis',
      description:
        'Count a game played with the box: tap the tiles, see every point explained, export the result.',
    },
    statistics: { title: 'Statistics · Duopolis', description: 'My games, scores and partners.' },
    campaign: {
      title: 'Campaign · Duopolis',
      description: 'A series of games against the Automas, one running total.',
    },
    scores: { title: 'High scores · Duopolis', description: 'The best games on this device.' },
  },
  invitation: (host, table, free) => ({
    title: `${host} invites you to ${kindOf(table)}`,
    description: `${free === 0 ? 'All seats are taken, but you can watch.' : `${countEn(free, chair)} free.`} Two cities, two neighbours, one score. No account needed.`,
  }),
  game: ({ players, table, winners, points }) => ({
    title: `${playersOf(players)} · Duopolis`,
    description: `${winners.length === 0 ? 'Won' : `${list.format(winners)} ${winners.length > 1 ? 'win' : 'wins'}`} with ${countEn(points, point)} at ${kindOf(table)}. See the whole game step by step.`,
  }),
};
