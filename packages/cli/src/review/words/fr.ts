/** French words for the review. */
import type { ReviewWords } from './review-words.ts';

export const review: ReviewWords = {
  command: 'noter chaque décision d’une partie finie',
  budget: 'millisecondes de recherche pour chaque sélection ; 0 note par la seule valeur des villes',
  title: (game, games) => `Analyse de la partie ${game} sur ${games}`,
  kinds: { draft: 'sélection', allocation: 'répartition', placement: 'placement' },
  total: 'ensemble',
  units: { percent: (amount) => `${amount} %`, points: (amount) => `${amount} points` },
  explained: {
    percent:
      'Ce que coûtent les décisions, en pour cent de chances de gagner, d’après ce que le joueur pouvait voir',
    points: 'Ce que coûtent les décisions, en points des deux villes, d’après ce que le joueur pouvait voir',
  },
  cost: 'coût',
  worst: 'Les décisions les plus coûteuses',
  nothingBetter: 'Aucune décision n’a coûté quoi que ce soit.',
  instead: (played, better) => `${played} ; mieux : ${better}`,
  chooses: (tiles) => `sélectionne ${tiles}`,
  puts: ({ tile, city, row, column }) => `place ${tile} → ${city} [${row}, ${column}]`,
  assigns: (tile, city) => `assigne ${tile} → ${city}`,
  cities: 'La meilleure disposition des tuiles de chaque ville',
  couldBe: (points, best, notation) => `${points}, possible ${best} : ${notation}`,
  couldBeAtLeast: (points, best, notation) => `${points}, possible ${best} ou plus : ${notation}`,
  isBest: (points) => `${points}, rien de mieux`,
  noneFound: (points) => `${points}, rien trouvé de mieux`,
  unsolved: (points) => `${points}, non cherché`,
  joint: {
    partners: 'Ce que des partenaires auraient pu bâtir ensemble avec leurs tuiles (le mieux trouvé)',
    alone: 'Ce que chaque joueur aurait pu bâtir avec ses tuiles dans ses deux villes (le mieux trouvé)',
  },
  line: (name, played, points) => `${name} ${played} → ${points}`,
  noJointLine: 'rien trouvé de mieux',
  hands: ({ who, tile, from, to, round, turn }) =>
    `${who} : ${tile} dans ${to} au lieu de ${from} (${round}, tour ${turn})`,
  turningPoint: ({ who, did, winners, before, after }) =>
    `Tournant : ${who} ${did} ; les chances de ${winners} passent de ${before} % à ${after} %`,
  noTurningPoint: 'La partie n’a pas eu de tournant.',
  when: (line, round, turn) => `ligne ${line}, ${round}, tour ${turn}`,
};
