/** The first page in English. */
import type { HomeWords } from './home-words.ts';

const MODES = { table: 'Table', duel: 'Duel', solo: 'Solo', duo: 'Duo with an Automa' };

export const home: HomeWords = {
  title: 'Two cities, two neighbours, one score',
  claim:
    'One city with the neighbour on your left, one with the neighbour on your right. Only the weaker one counts.',
  yourName: 'Your name',
  guest: 'Guest',
  playNow: 'Play now',
  playWithFriends: 'Play with friends',
  noAccount: 'No account needed. Bots fill the empty seats; a game takes about twenty minutes.',
  unofficial:
    'An unofficial, free implementation of Between Two Cities and its Capitals expansion. Words and drawings are our own.',
  ways: 'More ways to play',
  solo: 'Solo',
  soloAbout: 'Against two rivals run by cards',
  device: 'Same device',
  deviceAbout: 'Pass it around the table',
  bots: 'Your own table',
  botsAbout: 'Seats, bots, Capitals',
  lobby: 'Open tables',
  lobbyAbout: 'Join or watch',
  campaign: 'Campaign',
  campaignAbout: 'A series of games, one running total',
  newHere: 'New here? Learn by playing',
  learn: 'Learn',
  learnAbout: 'A first game, five minutes',
  puzzle: 'City of the day',
  puzzleAbout: 'Same puzzles for everyone, three tries',
  duplicate: 'Duplicate',
  duplicateAbout: 'Same tiles for all: compare scores',
  rules: 'Rules',
  city: 'Drawing board',
  scorepad: 'Score pad',
  statistics: 'Statistics',
  scores: 'High scores',
  replays: 'Replays',
  goOn: 'Pick up where you left off',
  table: ({ mode, seats, capitals }) =>
    `${mode === 'table' ? `Table of ${seats}` : MODES[mode]}${capitals ? ', Capitals' : ''}`,
  onServer: 'online',
  notStarted: 'not started yet',
  over: 'finished',
  withPeople: (names) => `with ${names.join(', ')}`,
  notMade: (why) => `The table could not be created: ${why}`,
};
