/** Setting up a table, in French. */
import { countFr as count } from '@duopolis/words/language';
import type { SetupWords } from './setup-words.ts';

const duration = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? count(seconds / 60, { one: 'minute', other: 'minutes' })
    : count(seconds, { one: 'seconde', other: 'secondes' });

export const setup: SetupWords = {
  titles: {
    bots: 'Votre table',
    friends: 'Jouer entre amis',
    solo: 'Solo',
    device: 'Sur le même appareil',
  },
  abouts: {
    bots: 'Vous et des robots, sur cet appareil. Fonctionne hors ligne.',
    friends: 'Créez une table, envoyez le lien. Des robots peuvent occuper toutes les places libres.',
    solo: 'Vous, Automartin et Automanon, qui jouent selon leurs cartes. Fonctionne hors ligne.',
    device: 'On se passe l’appareil ; les mains restent cachées entre-temps. Fonctionne hors ligne.',
  },
  people: 'Places',
  seats: (number) => `${number}`,
  two: 'À deux, on joue',
  twos: { duel: 'Un duel', duo: 'Un duo avec un Automa' },
  twoAbouts: {
    duel: 'Deux villes chacun, et les deux comptent ensemble.',
    duo: 'Une table de trois ; un Automa tient la troisième place.',
  },
  tokens: 'Sélectionner les jetons ville',
  tokensPicked: (picked, cities) =>
    picked === 0
      ? 'Chaque ville reçoit un monument au hasard.'
      : picked === cities
        ? 'Chaque ville a son monument.'
        : `Sélectionnés : ${picked} ; au hasard : ${cities - picked}.`,
  secretAutoma: 'L’Automa sélectionne en secret',
  secretAutomaAbout:
    'Sa main et ses tuiles restent cachées jusqu’à la révélation. Sinon, il assigne d’abord, à la vue de tous.',
  capitals: 'Avec Capitals',
  capitalsAbout:
    'Des villes de 5×5 autour d’un paysage, des bâtiments publics et des quartiers. À découvrir après une première partie.',
  strict: 'Règle imprimée',
  strictAbout:
    'Sélections et placements sont définitifs. Personne ne parle avant la révélation, puis tout le monde entend.',
  box: {
    title: 'Les pièces de votre boîte',
    about:
      'Les cartes Automa, leur liste d’égalités, les plateaux et les types des bâtiments publics sont de notre invention. Si vous possédez le jeu, jouez avec vos pièces : chargez-les depuis un fichier.',
    edit: 'Saisir vos pièces',
    load: 'Charger un fichier',
    save: 'Enregistrer un fichier',
    remove: 'Utiliser nos pièces',
    loaded: (lists) => `De votre boîte : ${lists.join(', ')}.`,
    nothingNew: 'Ce fichier a les mêmes pièces que les nôtres.',
    wrong: (problem) => `Ces pièces ne conviennent pas : ${problem}`,
    say: 'Avec les pièces de la boîte de l’hôte.',
  },
  strength: 'Robots',
  strengths: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  strengthAbouts: {
    easy: 'Joue selon des habitudes simples.',
    medium: 'Regarde les deux villes avant de sélectionner.',
    hard: 'Explore de nombreuses suites possibles.',
  },
  pace: 'Rythme',
  paces: {
    quick: 'Rapide',
    calm: 'Calme',
    relaxed: 'Sans limite de temps',
    day: 'Un jour par étape',
    days: 'Trois jours par étape',
  },
  paceAbouts: {
    quick: '45 secondes pour sélectionner, une minute pour placer',
    calm: '2 minutes pour sélectionner, 3 pour placer',
    relaxed: 'Chacun prend son temps',
    day: 'Un coup par jour, à votre rythme',
    days: 'Pour les emplois du temps chargés : jusqu’à trois jours par coup',
  },
  who: 'Qui peut jouer',
  accesses: { open: 'Tout le monde', private: 'Seulement avec le lien' },
  accessAbouts: {
    open: 'La table est dans la liste des tables ouvertes.',
    private: 'Personne d’autre ne la voit.',
  },
  more: 'Plus d’options',
  seating: 'Placement',
  seatings: { numbers: 'Au hasard', card: 'Par une carte de placement' },
  seatingAbouts: {
    numbers: 'Chacun tire un numéro.',
    card: 'Chacun répond à une question ; les réponses donnent l’ordre.',
  },
  watching: 'Qui peut regarder la partie',
  watchers: { nobody: 'Personne', invited: 'Avec le lien', everyone: 'Tout le monde' },
  delay: 'Retard pour les spectateurs',
  phrases: 'Phrases prédéfinies seulement',
  phrasesAbout: 'Pas de texte libre ; chacun lit les phrases dans sa langue.',
  standIn: 'Qui joue à la place d’une personne déconnectée',
  standInAbout: 'Jusqu’à ce qu’elle revienne reprendre sa place.',
  grace: 'Après',
  duration,
  soloKind: 'Mode',
  soloKinds: { simple: 'Débutant', full: 'Complet' },
  soloKindAbouts: {
    simple: 'Trois tuiles à répartir par tour, et une au hasard pour chaque ville.',
    full: 'Chacun reçoit une main, et les Automas sélectionnent selon leurs cartes.',
  },
  level: 'Niveau',
  levels: {
    1: 'Première promenade',
    2: 'Apprenti',
    3: 'Bâtisseur',
    4: 'Architecte',
    5: 'Urbaniste',
    6: 'Maître bâtisseur',
    7: 'Fondateur de villes',
  },
  levelAbout: (level, points) => {
    const more = count(Math.abs(points), { one: 'point', other: 'points' });
    const what =
      points === 0
        ? 'Automaville telle quelle.'
        : `Automaville a ${more} de ${points < 0 ? 'moins' : 'plus'}.`;
    return level === 2
      ? `${what} Commencez ici ; quand vous gagnez régulièrement, essayez le niveau 4.`
      : what;
  },
  nameFirst: 'Écrivez d’abord votre nom ; les autres le voient à la table.',
  names: 'Personnes sur cet appareil',
  nameOf: (number) => `Nom ${number}`,
  addPerson: 'Ajouter une personne',
  removePerson: (number) => `Retirer la personne ${number}`,
  botsFill: (bots) =>
    bots === 0
      ? 'Aucun robot.'
      : `${count(bots, { one: 'robot prend', other: 'robots prennent' })} les autres places.`,
  campaign: 'Campagne de trois ou six parties',
  summary: 'Votre partie',
  start: 'Commencer la partie',
  make: 'Créer la table',
  sayTable: (seats) =>
    `${seats} places en cercle et ${seats} villes entre elles ; chacun bâtit avec ses deux voisins, et la ville la plus faible compte.`,
  sayDuel:
    'Deux joueurs avec deux villes chacun ; chaque manche se joue deux fois, et les deux villes comptent ensemble.',
  sayDuo: 'Deux joueurs et un Automa en cercle de trois ; la ville la plus faible compte.',
  saySolo: {
    simple: 'Vous bâtissez Gaucheville et Droitebourg avec trois tuiles par tour, contre Automaville.',
    full: 'Vous partagez Gaucheville et Droitebourg avec deux Automas et devez battre leur Automaville.',
  },
  sayCapitals: 'Avec Capitals : paysages, bâtiments publics, quartiers.',
  sayLive: (choose, place) => `${duration(choose)} pour sélectionner, ${duration(place)} pour placer.`,
  sayRelaxed: 'Sans limite de temps.',
  sayDays: (hours) => `${count(hours, { one: 'heure', other: 'heures' })} par coup.`,
  sayOpen: 'Tout le monde peut s’asseoir.',
  sayPrivate: 'Il faut le lien pour jouer.',
  sayLinkOnly: 'Seules les personnes qui ont le lien peuvent jouer ou regarder.',
  sayWatched: {
    nobody: 'Personne ne peut regarder.',
    invited: 'Avec le lien, on peut regarder.',
    everyone: 'Tout le monde peut regarder.',
  },
  sayDelay: (seconds) => `Les spectateurs voient avec ${duration(seconds)} de retard.`,
  sayPhrases: 'On ne parle que par phrases prédéfinies.',
  sayStrict: 'Selon la règle imprimée : sélections et placements définitifs, et tout se dit à voix haute.',
};
