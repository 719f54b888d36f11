/** English words for the table. */
import { countEn as count } from '../language.ts';
import { type TableMessages, tableWords } from '../table-words.ts';
import { refusals } from '../refusals/en.ts';

const PHASES = {
  none: 'there is no table yet',
  gathering: 'the game has not begun',
  playing: 'the game is running',
  over: 'the game is over',
  closed: 'the table is closed',
};

const SETTINGS = {
  choose: 'seconds to choose',
  place: 'seconds to place',
  hours: 'hours for a phase',
  delay: 'seconds of delay for spectators',
  grace: 'seconds of grace for a lost connection',
};

const seconds = (number: number): string => count(number, { one: 'second', other: 'seconds' });
const characters = (number: number): string => count(number, { one: 'character', other: 'characters' });

const MESSAGES: TableMessages = {
  rejection: {
    'no-such-table': () => 'there is no such table',
    'table-exists': () => 'there is a table of that name already',
    'bad-message': () =>
      'the server did not understand this; the client and the server may have different versions',
    'too-many-messages': () => 'too many messages at once; wait a moment',
    'too-many-tables': () => 'too many tables at once; leave one first',
    gone: () => 'you are no longer at this table',
    'not-stored': () => 'this could not be saved; try again',
    'wrong-table-phase': ({ phase }) => `this can't be done now: ${PHASES[phase]}`,
    'not-a-member': () => 'you are not at this table',
    'no-such-member': () => 'there is nobody of that name at the table',
    'not-the-host': () => 'only the host of the table can do this',
    'bad-name': ({ most }) => `a name has 1 to ${characters(most)}`,
    'wrong-code': () => 'this table needs an invitation, and the code is not right',
    barred: () => 'the host has removed you from this table',
    'no-watching': () => 'nobody may watch this game',
    'too-many-members': ({ most }) => `the table is full: ${count(most, { one: 'person', other: 'people' })}`,
    'too-many-games': ({ most }) =>
      `this table has played ${count(most, { one: 'game', other: 'games' })}; open a new table`,
    'table-too-long': () => 'too much has happened at this table; finish the game, then open a new table',
    'too-many-bot-tables': ({ most }) =>
      `you have ${count(most, { one: 'running table', other: 'running tables' })} with bots only; wait for one to finish`,
    'bots-too-fast': ({ seconds: wait }) => `a game with bots only can start once in ${seconds(wait)}`,
    'no-such-chair': ({ seat, seats }) => `there is no seat ${seat}; the seats are 0 to ${seats - 1}`,
    'chair-taken': () => 'this seat is taken',
    'no-bot-there': () => 'no bot sits there',
    'not-seated': () => 'you have no seat in this game',
    'no-card': () => 'there is no question to answer; seats are drawn by number',
    'answer-too-long': ({ most }) => `an answer has at most ${characters(most)}`,
    'empty-chairs': () => 'not every seat is taken yet',
    'not-ready': () => 'not everyone is ready yet',
    'not-answered': () => 'not everyone has answered the card yet',
    'not-your-seat': () => 'this seat is not yours',
    'not-your-city': () => 'this city is not yours',
    'no-partner': () => 'you have no partner in this city',
    stale: () => 'the game has moved on since; look again',
    'city-changed': () => 'this city has changed since; look again',
    'nobody-stands-in': () => 'nobody plays for you',
    'not-due': () => 'this player still has time',
    'not-awaited': () => 'nobody is waiting for this player',
    'nudged-already': () => 'this player was nudged just now',
    'nothing-to-offer': () => 'there are no tiles to offer now',
    'tile-not-there': ({ seat, tile }) => `seat ${seat} has no ${tile} to place`,
    'tile-elsewhere': () => 'this tile can only go to the other city',
    'not-both': () => 'an offer of both tiles has one for each city',
    'too-many-offers': ({ most }) =>
      `you have ${count(most, { one: 'offer', other: 'offers' })} here already`,
    'no-such-offer': () => 'this offer is gone',
    'offer-moved': () => 'the offer has been moved; look again',
    'agreed-already': () => 'you have agreed already',
    'declined-already': () => 'you have declined it already',
    'your-own-offer': () => 'this is your own offer; withdraw it instead',
    'not-your-offer': () => 'only the player who made an offer can withdraw it',
    'not-this-turn': () => 'this tile can no longer be taken back',
    'not-your-tile': () => 'only the player who placed a tile can take it back',
    'built-next-to-it': () => 'something was built next to this tile',
    'built-on-it': () => 'a later tile could not stand without this one',
    'no-such-ask': () => 'nobody has asked to take this tile back',
    'asked-already': () => 'your partner has been asked already',
    'choice-is-final': () => 'this choice is final: the table plays by the printed rules',
    'placed-for-good': () => 'a placed tile never moves: the table plays by the printed rules',
    'silent-until-reveal': () =>
      'no talk until the choices are revealed: the table plays by the printed rules',
    'talk-openly': () => 'at this table everyone hears what is said',
    'phrases-only': () => 'at this table there are only ready phrases',
    'empty-text': () => 'there is nothing to say',
    'text-too-long': ({ length, most }) => `${characters(length)} are too many; at most ${most}`,
    'too-fast': ({ messages, seconds: within }) =>
      `at most ${count(messages, { one: 'message', other: 'messages' })} in ${seconds(within)}`,
    'only-players-talk': () => 'spectators can talk when the game is over',
    'no-such-phrase': ({ phrase }) => `'${phrase}' is not a ready phrase`,
    'no-such-cell': () => 'there is no such cell',
    'mute-yourself': () => "you can't mute yourself",
  },
  options: {
    'out-of-range': ({ setting, given, least, most }) =>
      `${SETTINGS[setting]}: ${given}; expected ${least} to ${most}`,
    'no-such-bot': ({ strength, strengths }) =>
      `there is no bot '${strength}'; there are ${strengths.join(', ')}`,
    'bad-deal': () => 'this is not a deal: a deal is named by 22 to 43 random letters and digits',
    'deal-watched': () => "a deal that several tables play can't be watched",
  },
  death: {
    'made-real': () => 'placed as offered',
    'placed-elsewhere': () => 'the tile was placed elsewhere',
    'bound-elsewhere': () => 'the tile can only go to the other city now',
    'phase-over': () => 'everyone has placed',
  },
  cellLost: { taken: 'that space is taken', closed: 'that space is no longer possible' },
  strict: 'printed rules',
  standIn: { dropped: 'lost the connection', late: 'ran out of time', left: 'has left' },
  phrases: {
    hello: 'Hello!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    yes: 'Yes',
    no: 'No',
    maybe: 'Maybe',
    'good-idea': 'Good idea!',
    'better-elsewhere': 'Better elsewhere',
    'your-choice': 'Up to you',
    'you-first': 'You first',
    'me-first': 'Let me go first',
    'one-moment': 'One moment, please',
    'take-your-time': 'Take your time',
    'want-shop': 'I would like a shop here',
    'want-factory': 'I would like a factory here',
    'want-tavern': 'I would like a tavern here',
    'want-office': 'I would like an office here',
    'want-park': 'I would like a park here',
    'want-house': 'I would like a house here',
    'behind-here': 'This city is behind',
    'ahead-here': 'This city is ahead',
    'well-played': 'Well played!',
    'good-game': 'Good game!',
    'once-more': 'Another game?',
    'have-to-go': 'I have to go',
  },
};

export const table = tableWords(MESSAGES, refusals);
