/** The first page in English. */
import type { HomeWords } from '../home.ts';

export const home: HomeWords = {
  claim:
    'One city with the neighbour on your left, one with the neighbour on your right. Only the weaker one counts.',
  yourName: 'Your name',
  playNow: 'Play now',
  playWithFriends: 'Play with friends',
  noAccount: 'No account. Bots fill the empty seats; a game takes about twenty minutes.',
  unofficial:
    'An unofficial, free implementation of Between Two Cities and its Capitals expansion. Words and drawings are our own.',
};
