/** The big screen in English. */
import type { BigScreenWords } from './screen-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const screen: BigScreenWords = {
  title: 'Big screen',
  name: 'Big screen',
  sitDown: 'Scan to sit',
  comeBack: 'Sit down or come back',
  scan: 'Scan with a phone, enter your name, take a seat.',
  noCode: 'Ask somebody at the table for the link.',
  chairs: 'Seats',
  free: 'free',
  ready: 'ready',
  ofSeats: (seats) => `of ${seats} seats taken`,
  host: (name) => `${name} starts the game from the phone. Bots can take free seats.`,
  onlyHere:
    'Phones can’t reach this address. Start the server for your network and open the address that it prints.',
  done: 'done',
  choosing: 'choosing',
  toPlace: (tiles) => (tiles === 1 ? 'one to place' : `${tiles} to place`),
  away: 'away',
  waitingFor: (names) => `Waiting for ${list.format(names)}`,
  last: 'Just now',
  newTiles: (tiles) => `${tiles} new tiles`,
  offline: 'Reconnecting. Phones keep working.',
  sitsHere: 'This browser sits at the table',
  sitsHereAbout:
    'A big screen shows only what everyone may see. Open this address on the television, in another browser or in a private window.',
  toTable: 'Go to the table',
  delayed: (seconds) => `This table is shown ${seconds} seconds late.`,
  stayAwake: 'This device may turn its screen off by itself.',
};
