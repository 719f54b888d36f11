/** The screen of a running game in French. */
import { countFr as count } from '@duopolis/words/language';
import { fr } from '@duopolis/words/fr';
import { sentence } from '../../table/sentence.ts';
import type { TableScreenWords } from '../table.ts';

const { game } = fr;

const list = new Intl.ListFormat('fr');

export const table: TableScreenWords = {
  home: 'Duopolis, page d’accueil',
  /** Turn 0 is the set-up. */
  roundTurn: (round, turn, turns) =>
    turn === 0 ? 'Mise en place' : sentence(`${game.round(round)}, ${game.turn(turn, turns)}`),
  steps: { choose: 'Sélection', reveal: 'Révélation', place: 'Placement' },
  duties: {
    choose: 'Sélectionnez deux tuiles',
    chosen: 'Validé, les autres choisissent',
    assign: 'Assignez vos tuiles',
    place: 'Placez vos deux tuiles',
    'place-one': 'Placez une tuile',
    'place-all': 'Placez vos tuiles',
    wait: 'Les autres placent',
    watch: 'Vous regardez',
    'stand-in': 'Un robot joue pour vous',
  },
  shortDuties: {
    choose: 'Deux tuiles',
    chosen: 'Validé',
    assign: 'Assignez',
    place: 'À vous de placer',
    'place-one': 'Encore une',
    'place-all': 'À vous de placer',
    wait: 'Les autres placent',
    watch: 'Spectateur',
    'stand-in': 'Un robot joue',
  },
  waitingFor: 'On attend',
  waitingForNobody: 'On n’attend personne',
  timeLeft: (time) => `temps restant : ${time}`,
  hours: (hours) => `${hours} h`,
  link: {
    local: 'Sur cet appareil',
    connecting: 'Connexion…',
    connected: 'Connecté',
    waiting: 'Connexion perdue',
    gone: 'Hors de cette table',
  },
  linkHint: {
    waiting: 'Vos actions attendent ici, et la table vous attend un moment.',
    gone: 'Vous ne pouvez plus voir cette table.',
  },
  reference: 'Aide de jeu',
  night: 'Nuit',
  day: 'Jour',
  menu: 'Menu',
  shortcuts: 'Clavier',
  settings: 'Réglages',
  leave: 'Quitter la table',
  leaveTitle: 'Quitter la table ?',
  leavePlaying: 'Un robot joue pour vous jusqu’à votre retour. Votre place reste la vôtre.',
  leaveWatching: 'Vous pourrez revenir regarder avec le même lien.',
  leaveLocal: 'La partie est gardée sur cet appareil. Reprenez-la depuis la page d’accueil.',
  stay: 'Rester',
  closeTable: 'Fermer la table',
  closeTitle: 'Fermer la table pour tous ?',
  closeBody: 'La partie finit sans résultat. C’est définitif.',
  close: 'Fermer',
  handOver: (name) => `Faire de ${name} l’hôte`,
  doings: {
    choosing: 'choisit',
    chosen: 'sélection faite',
    assigning: 'assigne',
    placing: 'place',
    waiting: 'attend',
    placed: 'tout est placé',
    idle: '',
  },
  placedOf: (placed, of) => `${placed} sur ${of} placées`,
  bot: 'robot',
  away: 'absent',
  standIn: 'un robot joue',
  ring: 'La table',
  cityOf: (city, builders) => `${city}, ${builders}`,
  lookAt: (city, builders, points) => `${city}, ${builders}, ${points} : voir de près`,
  and: (names) => list.format(names),
  withOnLeft: (name) => `avec ${name}, à gauche`,
  withOnRight: (name) => `avec ${name}, à droite`,
  with: (name) => `avec ${name}`,
  yoursLeft: 'à vous, à gauche',
  yoursRight: 'à vous, à droite',
  counts: 'compte',
  balance: (left, leftTotal, right, rightTotal) => `Balance : ${left} ${leftTotal}, ${right} ${rightTotal}`,
  weaker: (city, total) => `Votre ville la plus faible compte : ${city}, ${total}`,
  level: (total) => `Vos deux villes se valent : ${total}`,
  sum: (total) => `Vos deux villes comptent : ${total}`,
  tabs: { score: 'Score', table: 'À la table', log: 'Journal', reference: 'Aide' },
  centre: 'Score, journal et aide de jeu',
  would: (move, left, right) => `${move} : ${left} et ${right}.`,
  moveIn: (tile, city) => `${tile} → ${city}`,
  wouldCount: (city, total) => `${city} compterait, avec ${total}.`,
  wouldLevel: (total) => `Les deux vaudraient ${total}.`,
  wouldSum: (total) => `Ensemble ${total}.`,
  pickATile: 'Prenez une tuile et une case : vous verrez ici ce que cela change.',
  districts: 'Quartiers',
  district: (one, other) => `${one} et ${other}`,
  districtSaid: (district, sizes, first, second) =>
    `${sentence(district)}, plus grand groupe : ${sizes.join(', ')}. Le plus grand de toutes les villes rapporte ${first}, le suivant ${second}.`,
  districtFigures: (first, second) => `le plus grand ${first}, le suivant ${second}`,
  passing: {
    left: (name) => `Les mains passent à gauche, à ${name}`,
    right: (name) => `Les mains passent à droite, à ${name}`,
  },
  noPassing: 'Les mains ne passent pas à cette manche',
  score: 'Score',
  talk: 'Parler',
  why: 'Pourquoi ce score',
  nudge: (name) => `Relancer ${name}`,
  nudged: (name) => `${name} : relance envoyée`,
  takeBack: 'Reprendre ma place',
  takenOver: 'Un robot joue pour vous',
  watching:
    'Vous regardez. Les mains et les discussions entre partenaires restent cachées jusqu’à la fin de la partie.',
  delayed: (seconds) =>
    `Vous voyez la partie avec ${count(seconds, { one: 'seconde', other: 'secondes' })} de retard.`,
  closed: 'Cette table est fermée',
  closedBody: 'L’hôte l’a fermée, ou personne n’est venu depuis longtemps.',
  gone: 'Vous n’êtes pas à cette table',
  goneBody: 'Elle est complète, privée ou n’existe plus. Redemandez le lien, ou ouvrez votre propre table.',
  scoring: {
    shop: (figures) => `Une ligne droite de 1, 2, 3, 4 commerces : ${figures.join(', ')}.`,
    factory: (figures) =>
      `${figures.join(', ')} chacune : la ville qui en a le plus, la deuxième, les autres.`,
    tavern: (figures) => `Une association de 1, 2, 3, 4 genres différents : ${figures.join(', ')}.`,
    office: (figures) =>
      `De 1 à 6 dans la ville : ${figures.slice(0, 6).join(', ')}. À côté d’une auberge : +${figures[6]} chacun.`,
    park: (figures) =>
      `Un groupe de 1, 2, 3 parcs reliés : ${figures.slice(0, 3).join(', ')} ; +${figures[3]} par parc de plus.`,
    house: (figures) =>
      `1 chacune par autre type de bâtiment dans la ville ; à côté d’une usine, seulement ${figures[0]}.`,
  },
};
