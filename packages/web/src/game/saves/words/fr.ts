/** A table on this device, in French. */
import type { DeviceWords } from './device-words.ts';

export const device: DeviceWords = {
  opening: 'Ouverture de la table…',
  passTo: (name) => `Passez l’appareil à ${name}`,
  passToOne: 'Passez l’appareil',
  actions: {
    choose: 'sélectionne deux tuiles',
    assign: 'assigne les tuiles',
    place: 'place ses tuiles',
    consent: 'doit dire si son partenaire peut reprendre une tuile',
  },
  secret: 'Les mains restent cachées tant que vous n’avez pas dit qui vous êtes.',
  iAm: (name) => `Je suis ${name}, montrer ma main`,
  changeMind: 'Vous avez changé d’avis ?',
  changeMindOf: (name) => `${name}, encore une fois`,
  waiting: 'Les robots jouent…',
  hide: 'Cacher ma main',
  cardAbout:
    'Tout le monde répond ; les réponses décident qui s’assied où, dans le sens des aiguilles d’une montre. En cas d’égalité, le sort tranche.',
  elsewhereTitle: 'Cette partie est ouverte dans un autre onglet',
  elsewhere:
    'Un seul onglet joue une table à la fois, pour que rien ne se perde. Vous pouvez continuer ici ; l’autre onglet s’arrêtera.',
  playHere: 'Jouer ici',
  missingTitle: 'Cette table n’est pas sur cet appareil',
  missing: 'Elle a été supprimée, ou se trouve dans un autre navigateur.',
  brokenTitle: 'Impossible d’ouvrir cette table',
  broken: 'Ses données enregistrées sont illisibles. Les autres tables ne sont pas concernées.',
  home: 'Accueil',
  forget: (table) => `Supprimer ${table}`,
  forgetTitle: 'Supprimer cette partie ?',
  forgetAbout: 'Elle n’est gardée que sur cet appareil ; une fois supprimée, elle est perdue.',
  forgetIt: 'Supprimer',
  keepIt: 'La garder',
  keeping: {
    full: 'Cet appareil est plein : la partie continue, mais n’est gardée que tant que cette page reste ouverte. Libérez de la place et elle sera enregistrée.',
    nothing:
      'Ce navigateur ne garde rien (fenêtre privée ?) : la partie sera perdue quand vous fermerez cette page.',
  },
};
