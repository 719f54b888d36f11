/** The big screen in French. */
import type { BigScreenWords } from './screen-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const screen: BigScreenWords = {
  title: 'Grand écran',
  name: 'Grand écran',
  sitDown: 'À table !',
  comeBack: 'Prendre place ou revenir',
  scan: 'Scannez avec un téléphone, entrez votre nom, prenez place.',
  noCode: 'Demandez le lien à quelqu’un de la table.',
  chairs: 'Places',
  free: 'libre',
  ready: 'prêt',
  ofSeats: (seats) => `places sur ${seats} prises`,
  host: (name) =>
    `${name} lance la partie depuis son téléphone. Des robots peuvent prendre les places libres.`,
  onlyHere:
    'Les téléphones n’atteignent pas cette adresse. Lancez le serveur pour votre réseau et ouvrez l’adresse qu’il affiche.',
  done: 'a fini',
  choosing: 'sélectionne',
  toPlace: (tiles) => (tiles === 1 ? 'une tuile à placer' : `${tiles} tuiles à placer`),
  away: 'absent',
  waitingFor: (names) => `On attend ${list.format(names)}`,
  last: 'À l’instant',
  newTiles: (tiles) => `${tiles} nouvelles tuiles`,
  offline: 'Reconnexion. Les téléphones continuent.',
  sitsHere: 'Ce navigateur est assis à la table',
  sitsHereAbout:
    'Un grand écran ne montre que ce que tous peuvent voir. Ouvrez cette adresse sur le téléviseur, dans un autre navigateur ou dans une fenêtre privée.',
  toTable: 'Aller à la table',
  delayed: (seconds) => `Cette table est montrée avec ${seconds} secondes de retard.`,
  stayAwake: 'Cet appareil peut éteindre son écran de lui-même.',
};
