/** English words for a game in the terminal. */
import type { AskWords, PlayWords } from './play-words.ts';

export const play: PlayWords = {
  with: (partners) => `with ${partners}`,
  binds: '◀ counts',
  choose: 'Choose two tiles, then lock.',
  pickTwo: 'CHOOSE-1: pick two tiles before you lock.',
  lay: (tile) => `Where does ${tile} go?`,
  confirm: (tiles) => `Enter places ${tiles === 2 ? 'both' : `all ${tiles}`} tiles for good.`,
  draftLost: (rule, city) => `${rule}: your draft in ${city} no longer fits; lay it again.`,
  waitsFor: (names) => `Waiting for ${names}…`,
  changeable: (names) => `Locked; you can still change your mind. Waiting for ${names}…`,
  mustPlace: 'PLACE-8: everyone is waiting, and your seating value is the lowest: you place first.',
  waits: '(waits)',
  chosen: 'has chosen',
  placed: 'has placed',
  hand: 'Hand',
  toPlace: 'Place',
  leave: 'Leave the game? y leaves, any other key continues.',
  saved: (file) => `Record written to ${file}`,
  keys: {
    assigning: '←→ tile · Tab city · Enter/digit assign · u undo · a Automas · t table · q',
    assigned: 'Enter confirm · u undo · a Automas · t table · q leave',
    inserting: '←→↑↓ · Enter lay · Tab city · x other tile · u undo · a Automas · t table · q',
    duo: '←→↑↓ · Enter lay · Tab city · x other · u undo · w wait · a Automa · t table · q',
    automas: 'Enter goes on · ← back · Esc to the game · q leave',
    choosing: '←→ move · Space or digit pick · Enter lock · u undo · t table · q leave',
    drafting: '←→↑↓ · Enter lay · Tab city · x other tile · u undo · w wait · t table · q leave',
    confirming: 'Enter confirm · u undo · w wait · t table · q leave',
    waiting: 't table · q leave',
    over: 't table · Enter or q leave',
    table: 'any key goes back',
  },
};

export const ask: AskWords = {
  mode: 'What do you play?',
  modeHint: {
    table: '3 to 7 seats, a city with each neighbour',
    duel: 'two players, two cities each',
    duo: 'you, a bot and an Automa',
  },
  seats: 'How many seats?',
  bots: 'Against which bots?',
  save: 'Keep the record of this game?',
  file: 'In which file?',
  yes: 'Yes',
  no: 'No',
};
