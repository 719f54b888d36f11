/** The log in French. */
import type { LogWords } from './log-words.ts';

export const log: LogWords = {
  nothing: 'Ce qui se passe à la table s’écrit ici.',
  revealed: (who, tiles) => `${who} révèle : ${tiles}`,
  yourTurnToChoose: (round, turn) => `${round}, tour ${turn} : sélectionnez deux tuiles`,
  yourTurnToPlace: (tiles) => `Placez vos tuiles : ${tiles}`,
  placed: (tile, city) => `Tuile placée : ${tile}, ${city}`,
  undone: (who, tile, city) => `${who} reprend : ${tile}, ${city}`,
  undoDeclined: (who) => `${who} laisse la tuile en place`,
  undoLapsed: (why) => `La tuile reste : ${why}`,
  offerDied: (why) => `Proposition annulée : ${why}`,
  came: (who) => `${who} est de retour`,
  dropped: (who) => `${who} a perdu la connexion`,
  left: (who) => `${who} quitte la table`,
  returned: (who) => `${who} est de retour`,
  takenOver: (who, why) => `${who} : ${why} ; un robot joue à sa place`,
  takenBack: (who) => `${who} reprend sa place`,
  handedOver: (who) => `${who} est maintenant l’hôte`,
  nudged: (by, who) => `${by} relance ${who}`,
  nudgedYou: (by) => `${by} vous relance : la table vous attend`,
  said: (who, text) => `${who} : ${text}`,
  gains: (change) => `, ${change}`,
  began: 'La partie commence',
  joined: (who) => `${who} rejoint la table`,
};
