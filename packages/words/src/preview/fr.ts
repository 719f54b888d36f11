/** Pasted links in French. */
import { countFr } from '../language.ts';
import type { Players, PreviewWords, TableKind } from '../preview-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const bot = { one: 'robot', other: 'robots' };
const automa = { one: 'Automa', other: 'Automas' };
const chair = { one: 'place libre', other: 'places libres' };
const point = { one: 'point', other: 'points' };

const playersOf = ({ names, bots, automas }: Players): string =>
  list.format([
    ...names,
    ...(bots > 0 ? [countFr(bots, bot)] : []),
    ...(automas > 0 ? [countFr(automas, automa)] : []),
  ]);

const MODES = { table: 'une table', duel: 'un duel', solo: 'une partie solo', duo: 'un duo avec un Automa' };

const kindOf = ({ mode, seats, capitals }: TableKind): string =>
  `${mode === 'table' ? `une table de ${seats}` : MODES[mode]}${capitals ? ' avec Capitals' : ''}`;

export const preview: PreviewWords = {
  locale: 'fr_FR',
  image: 'Deux villes avec leurs monuments, et le pont qui les relie',
  gameImage: 'Les villes à la fin de cette partie',
  plain: {
    about:
      'Une version numérique non officielle de Between Two Cities. Ce serveur n’a pas de page de jeu pour le navigateur.',
    tables: 'Tables ouvertes',
    rules: 'Données des règles',
    api: 'Interface de programmation',
    terminal: 'Pour jouer dans un terminal :',
  },
  pages: {
    home: {
      title: 'Duopolis : deux villes, deux voisins, un score',
      description:
        'Une ville avec votre voisin de gauche, une autre avec votre voisin de droite. Seule la plus faible compte. Dans le navigateur : seul, avec des robots, entre amis.',
    },
    table: {
      title: 'Une table de Duopolis',
      description: 'Deux villes, deux voisins, un score. Sans compte : ouvrez le lien et entrez votre nom.',
    },
    lobby: {
      title: 'Tables ouvertes · Duopolis',
      description: 'Les tables que chacun peut rejoindre ou regarder maintenant.',
    },
    new: {
      title: 'Une nouvelle table · Duopolis',
      description: 'Avec des robots, entre amis, seul ou sur un même appareil.',
    },
    learn: {
      title: 'Apprendre Duopolis en jouant',
      description:
        'Une première partie d’environ cinq minutes, avec des partenaires qui vous disent quoi faire.',
    },
    rules: {
      title: 'Les règles de Duopolis',
      description: 'Toutes les règles, numérotées, avec recherche et exemples à cliquer et à changer.',
    },
    city: {
      title: 'Une ville de Duopolis',
      description: 'Bâtissez une ville et voyez pourquoi chaque tuile rapporte ce qu’elle rapporte.',
    },
    puzzles: {
      title: 'La ville du jour · Duopolis',
      description:
        'Trois énigmes, les mêmes pour tous aujourd’hui : trouvez le meilleur placement, la meilleure sélection et la meilleure disposition.',
    },
    duplicate: {
      title: 'Duplicate · Duopolis',
      description: 'La même donne pour tous, les résultats côte à côte : la chance ne joue plus.',
    },
    replay: {
      title: 'Une partie de Duopolis, pas à pas',
      description:
        'Mains, sélections, placements et scores d’une partie finie, avec l’analyse de chaque décision.',
    },
    scorepad: {
      title: 'Bloc de score · Duopolis',
      description:
        'Comptez une partie jouée avec la boîte : touchez les tuiles, chaque point est expliqué, exportez le résultat.',
    },
    statistics: {
      title: 'Statistiques · Duopolis',
      description: 'Mes parties, mes scores et mes partenaires.',
    },
    campaign: {
      title: 'Campagne · Duopolis',
      description: 'Une série de parties contre les Automas, un seul total.',
    },
    scores: { title: 'Meilleurs scores · Duopolis', description: 'Les meilleures parties sur cet appareil.' },
  },
  invitation: (host, table, free) => ({
    title: `${host} vous invite à ${kindOf(table)}`,
    description: `${free === 0 ? 'Toutes les places sont prises, mais on peut regarder.' : `${countFr(free, chair)}.`} Deux villes, deux voisins, un score. Sans compte.`,
  }),
  game: ({ players, table, winners, points }) => ({
    title: `${playersOf(players)} · Duopolis`,
    description: `${winners.length === 0 ? 'Victoire' : `${list.format(winners)} ${winners.length > 1 ? 'gagnent' : 'gagne'}`} avec ${countFr(points, point)} à ${kindOf(table)}. Revoyez toute la partie pas à pas.`,
  }),
};
