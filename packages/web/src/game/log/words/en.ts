/** The log in English. */
import type { LogWords } from './log-words.ts';

export const log: LogWords = {
  nothing: 'What happens at the table is written here.',
  revealed: (who, tiles) => `${who} shows: ${tiles}`,
  yourTurnToChoose: (round, turn) => `${round}, turn ${turn}: choose two tiles`,
  yourTurnToPlace: (tiles) => `Place your tiles: ${tiles}`,
  placed: (tile, city) => `Tile placed: ${tile}, ${city}`,
  undone: (who, tile, city) => `${who} takes back: ${tile}, ${city}`,
  undoDeclined: (who) => `${who} keeps the tile where it is`,
  undoLapsed: (why) => `The tile stays: ${why}`,
  offerDied: (why) => `Offer cancelled: ${why}`,
  came: (who) => `${who} is back`,
  dropped: (who) => `${who} lost the connection`,
  left: (who) => `${who} has left`,
  returned: (who) => `${who} is back`,
  takenOver: (who, why) => `${who} ${why}: a bot plays the seat`,
  takenBack: (who) => `${who} takes the seat back`,
  handedOver: (who) => `${who} is now the host`,
  nudged: (by, who) => `${by} nudges ${who}`,
  nudgedYou: (by) => `${by} nudges you: the table waits for you`,
  said: (who, text) => `${who}: ${text}`,
  gains: (change) => `, ${change}`,
  began: 'The game begins',
  joined: (who) => `${who} joined the table`,
};
