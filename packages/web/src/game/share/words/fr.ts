/** What one takes along from a game, in French. */
import { countFr } from '@duopolis/words/language';
import type { ShareWords } from './share-words.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const tilesForms = { one: 'tuile', other: 'tuiles' };
const cardForms = { one: 'carte Automa', other: 'cartes Automa' };
const point = { one: 'point', other: 'points' };

export const share: ShareWords = {
  title: 'Revoir et partager',
  replay: 'Revoir la partie',
  review: 'Analyser cette partie',
  save: 'Enregistrer la partie',
  saved: (file) => `Enregistrée sous ${file}.`,
  verify: 'Vérifier la donne',
  picture: 'Carte postale',
  noRecord: 'L’enregistrement de cette partie n’est pas disponible pour l’instant.',
  proof: {
    title: 'La donne de cette partie',
    right: 'La donne est prouvée.',
    wrong: 'La donne n’a pas pu être confirmée.',
    noSeed: 'Il n’y a pas de graine à vérifier.',
    seed: 'Graine',
    commitment: 'Engagement',
    committed: (commitment) =>
      `La graine était fixée avant la première tuile : son SHA-256 est l’engagement ${commitment}…, recalculé dans ce navigateur.`,
    remembered: 'Cet appareil a vu le même engagement au début de la partie.',
    notRemembered:
      'Cet appareil n’a pas vu la partie commencer ; il ne peut pas dire si l’engagement est celui montré alors. Comparez-le avec quelqu’un qui y était.',
    otherPromise: (shown, now) =>
      `Au début de la partie, cet appareil a vu l’engagement ${shown}… ; l’enregistrement dit maintenant ${now}…`,
    dealt: (tiles, cards) =>
      `${countFr(tiles, tilesForms)}${cards === 0 ? '' : ` et ${countFr(cards, cardForms)}`} sont sorties exactement comme le dit la graine, dans le même ordre.`,
    landscapes: 'Les paysages et les quartiers découlent aussi de la graine.',
    played: (entries) =>
      `Les ${entries} entrées du journal respectent toutes les règles, et le résultat est juste.`,
    unproven:
      'Ce que cela ne prouve pas : que l’hôte n’a ni essayé plusieurs graines avant la partie, ni regardé la vôtre.',
    withoutSeed:
      'Cet enregistrement ne porte ni graine ni engagement : nul ne peut dire comment ses tuiles ont été tirées. Tous ses coups respectent les règles, et le résultat est juste.',
    foul: (rule, why, entry) =>
      `${rule}${entry === undefined ? '' : `, entrée ${entry} du journal`} : ${why}.`,
    ownTiles: 'Elle a été jouée avec les pièces de l’hôte.',
  },
  card: {
    title: 'La carte postale d’une ville',
    city: 'Ville',
    light: 'Thème',
    lights: { day: 'Clair', night: 'Sombre' },
    send: 'Partager',
    png: 'Enregistrer en PNG',
    svg: 'Enregistrer en SVG',
    gif: 'Enregistrer l’animation (GIF)',
    builtBy: (names) => `Bâtie par ${list.format(names)}`,
    points: (points) => countFr(points, point),
    alt: ({ city, names, points, date }) =>
      `${city}, bâtie par ${list.format(names)}, ${countFr(points, point)}${date === '' ? '' : `, ${date}`}`,
    failed: 'L’image n’a pas pu être créée.',
  },
  embed: {
    open: 'Intégrer',
    title: 'Intégrer à un autre site',
    what: 'À montrer',
    game: 'Toute la partie',
    code: 'HTML pour votre page',
    copy: 'Copier le code',
    copied: 'Copié. Collez-le dans votre page.',
    look: 'Voir le résultat',
    notPublic:
      'Seules les parties de tables ouvertes que tout le monde peut regarder se montrent en entier. Une ville peut toujours être montrée.',
  },
};
