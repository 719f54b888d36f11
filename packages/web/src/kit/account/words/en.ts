/** Being somebody, in English. */
import type { PeopleWords } from './people-words.ts';

export const people: PeopleWords = {
  move: 'Move to another device',
  moveAbout:
    'Use a code to continue on another device, with your tables on this server. It works once, within ten minutes.',
  getCode: 'Get a code',
  yourCode: 'Your code',
  codeUntil: (time) => `Valid until ${time}. Enter it in the settings of the other device.`,
  haveCode: 'I have a code',
  enterCode: 'Code from the other device',
  claim: 'Continue as that player',
  whoAreYou: 'What should we call you?',
  whoAbout: 'No account needed. Others see this name at the table.',
  former: 'a former player',
  goOn: 'Continue',
  noServer: 'The server doesn’t respond. Games on this device work without it.',
  problems: {
    'bad-request': 'The server did not understand that.',
    'bad-name': 'This name can’t be used.',
    'bad-options': 'A table can’t have these options.',
    'no-session': 'The server does not know this device yet.',
    'no-such-code': 'There is no such code, or it has been used.',
    'no-such-table': 'There is no such table.',
    'no-such-device': 'That device is no longer signed in.',
    'no-such-deal': 'There is no such deal.',
    'deal-still-played':
      'Others are still playing this deal. Its games are shown when everyone has finished.',
    'deal-played-by-you': 'You are still playing this deal at another table. Finish that game first.',
    'no-such-page': 'There is no such page.',
    'not-allowed': 'That is not allowed.',
    'wrong-origin': 'This page does not belong to the server.',
    unsupported: 'This page is older than the server. Please reload it.',
    'too-large': 'That is too large.',
    'too-many-requests': 'Too many requests. Please wait a minute.',
    'too-many-tables': 'You are at too many tables. Leave one first.',
    'not-ready': 'The server is restarting. Try again in a moment.',
    busy: 'The server is full right now. Try again in a moment.',
    'not-stored': 'The server could not save this. What was saved before is safe; try again in a moment.',
    internal: 'Something went wrong on the server.',
  },
};
