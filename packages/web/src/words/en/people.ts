/** Being somebody, in English. */
import type { PeopleWords } from '../people.ts';

export const people: PeopleWords = {
  move: 'Move to another device',
  moveAbout:
    'A code makes another device you, with your tables on this server. It works once, for ten minutes.',
  getCode: 'Get a code',
  yourCode: 'Your code',
  codeUntil: (time) => `Good until ${time}. Enter it there in the settings.`,
  haveCode: 'I have a code',
  enterCode: 'Code from the other device',
  claim: 'Be who I am there',
  whoAreYou: 'What shall we call you?',
  whoAbout: 'No account. The name is what others see at the table.',
  goOn: 'Go on',
  noServer: 'The server does not answer. Games on this device work without it.',
  problems: {
    'bad-request': 'The server did not understand that.',
    'bad-name': 'This name cannot be used.',
    'bad-options': 'A table cannot have these options.',
    'no-session': 'The server does not know this device yet.',
    'no-such-code': 'There is no such code, or it has been used.',
    'no-such-table': 'There is no such table.',
    'no-such-deal': 'There is no such deal.',
    'deal-still-played': 'Others are still playing this deal: its games are shown when nobody does any more.',
    'no-such-page': 'There is no such page.',
    'not-allowed': 'That is not allowed.',
    'wrong-origin': 'This page does not belong to the server.',
    unsupported: 'This page is older than the server: load it again.',
    'too-large': 'That is too much at once.',
    'too-many-requests': 'That was a lot in a short time. Wait a minute.',
    'too-many-tables': 'You are at many tables already. Leave one first.',
    'not-ready': 'The server is restarting. Try again in a moment.',
    busy: 'The server has all the tables it can carry. Try again in a moment.',
    'not-stored': 'The server could not save this. What was saved before is safe; try again in a moment.',
    internal: 'Something went wrong on the server.',
  },
};
