/** A table on this device, in English. */
import type { DeviceWords } from './device-words.ts';

export const device: DeviceWords = {
  opening: 'Opening the table…',
  passTo: (name) => `Pass the device to ${name}`,
  passToOne: 'Pass the device on',
  actions: {
    choose: 'chooses two tiles',
    assign: 'assigns the tiles',
    place: 'places tiles',
    consent: 'is asked to let a partner take a tile back',
  },
  secret: 'Hands are hidden until you say who you are.',
  iAm: (name) => `I am ${name}, show my hand`,
  changeMind: 'Changed your mind?',
  changeMindOf: (name) => `${name}, once more`,
  waiting: 'The bots are playing…',
  hide: 'Hide my hand',
  cardAbout: 'Everyone answers; the answers decide who sits where, clockwise. Ties are broken by lot.',
  elsewhereTitle: 'This game is open in another tab',
  elsewhere:
    'One tab plays a table at a time, so that nothing is lost. You can continue here; the other tab then stops.',
  playHere: 'Play here',
  missingTitle: 'This table is not on this device',
  missing: 'It was deleted, or it is kept in another browser.',
  brokenTitle: 'This table can’t be opened',
  broken: 'Its saved data can’t be read. Other tables are not affected.',
  home: 'Home',
  forget: (table) => `Delete ${table}`,
  forgetTitle: 'Delete this game?',
  forgetAbout: 'It is kept on this device only, and can’t be brought back.',
  forgetIt: 'Delete',
  keepIt: 'Keep it',
  keeping: {
    full: 'This device is full: the game goes on, but is only kept until you close this page. Free some space and it will be saved.',
    nothing: 'This browser saves nothing (private window?): the game is lost when you close this page.',
  },
};
