/** The campaign in French. */
import type { CampaignWords } from './campaign-words.ts';

export const campaign: CampaignWords = {
  title: 'Campagne',
  about:
    'Une série de parties en solo. Chacune rapporte le score de votre ville la plus faible, plus les points qu’elle a marqués pour un type de bâtiment de votre choix, doublés si vous avez gagné. Chaque type ne se choisit qu’une fois.',
  length: 'Combien de parties ?',
  lengths: { 3: 'Trois parties', 6: 'Six parties' },
  lengthAbout: { 3: 'Vous choisissez trois des six types.', 6: 'Vous choisissez chaque type une fois.' },
  kind: 'Quel mode de jeu ?',
  kindAbout: {
    simple: 'Trois tuiles par tour, rapide.',
    full: 'Chacun reçoit une main, et les Automas sélectionnent selon leurs cartes.',
  },
  level: 'Niveau',
  begin: 'Commencer la campagne',
  game: (game, games) => `Partie ${game} sur ${games}`,
  play: (game) => `Jouer la partie ${game}`,
  goOn: (game) => `Reprendre la partie ${game}`,
  won: 'gagnée',
  lost: 'perdue',
  counted: ({ city, score, type, bonus }) => `${city} ${score}, ${type} +${bonus}`,
  notPlayed: 'pas encore jouée',
  beingPlayed: 'en cours',
  total: 'Points de campagne',
  pickTitle: 'Choisissez un type pour le bonus',
  pickWon:
    'Victoire : ses points dans votre ville la plus faible sont ajoutés deux fois. Chaque type ne se choisit qu’une fois par campagne.',
  pickLost:
    'Ses points dans votre ville la plus faible s’ajoutent. Chaque type ne se choisit qu’une fois par campagne.',
  pickCity: 'Vos villes sont à égalité. Laquelle compte ?',
  pick: (type, points) => `Choisir ${type} : ${points}`,
  picked: 'déjà choisi',
  over: 'La campagne est finie.',
  place: (place) => `Numéro ${place} sur la liste de cet appareil.`,
  noPlace: 'Pas parmi les dix meilleures de cet appareil cette fois.',
  again: 'Une nouvelle campagne',
  abandon: 'Abandonner la campagne',
  abandonTitle: 'Abandonner cette campagne ?',
  abandonAbout: 'Ses parties ne comptent plus. Les meilleurs scores restent.',
  keep: 'Continuer',
  scores: 'Meilleurs scores',
};
