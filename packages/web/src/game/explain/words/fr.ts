/** Explanations in French. */
import type { ExplainWords } from './explain-words.ts';

export const explain: ExplainWords = {
  names: {
    duplex: 'Tuile double',
    counts: 'Elle compte',
    balance: 'La balance',
    gain: 'Points sur cette case',
    offer: 'Une proposition',
    tried: 'Pas encore confirmée',
    pass: 'Le passage des mains',
  },
  texts: {
    duplex: 'Deux bâtiments sur une tuile. Elle se place telle quelle, sans être tournée.',
    counts: 'Votre ville la plus faible donne votre score. Pour l’instant, c’est celle-ci.',
    balance: 'Le plateau le plus bas porte la ville la plus forte. La plus faible donne votre score.',
    gain: 'De combien de points votre tuile, placée ici maintenant, changerait le score de la ville.',
    offer:
      'Un placement dont vous discutez. Rien n’est placé avant que la personne à qui est la tuile ne confirme.',
    tried: 'Vous essayez votre tuile ici. Confirmez, ou appuyez dessus pour la reprendre.',
    pass: 'Quand tout le monde a placé ses tuiles, chaque main passe à la personne suivante.',
  },
  civic: ([alone, one, two], hurt) =>
    `Isolé : ${alone} ; à côté d’un type voulu : ${one}, des deux : ${two} ; à côté du type gênant : ${hurt} seulement.`,
  needs: ([one, other], unwanted) => `Veut à côté : ${one} et ${other}. Ne veut pas : ${unwanted}.`,
  district:
    'Un groupe de tuiles reliées de ces deux types. Le plus grand de toutes les villes marque le premier chiffre, le suivant le second. Les villes à égalité partagent, arrondi à l’inférieur.',
  here: 'Dans cette ville',
};
