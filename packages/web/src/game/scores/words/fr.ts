/** High scores in French. */
import type { ScoresWords } from './scores-words.ts';

export const scores: ScoresWords = {
  title: 'Meilleurs scores',
  about: 'Les meilleurs résultats de tous ceux qui ont joué sur cet appareil.',
  empty: 'Aucune partie n’a encore été finie sur cet appareil.',
  play: 'Jouer en solo',
  begin: 'Commencer une campagne',
  campaigns: 'Campagnes',
  games: 'Parties',
  capitals: 'Capitals',
  won: 'gagnée',
  campaign: (games) => `Campagne de ${games} parties`,
  columns: { place: 'Rang', points: 'Points', name: 'Nom', date: 'Date' },
};
