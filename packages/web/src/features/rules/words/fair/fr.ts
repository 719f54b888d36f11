/** Fair deals and records, in French. */
import type { Chapter } from '../rules-words.ts';

export const fair: Chapter = {
  title: 'Distributions honnêtes et enregistrements',
  about: 'Comment chacun peut vérifier que personne n’a arrangé la pioche.',
  sections: [
    {
      text: [
        'Tout ce qui est aléatoire dans une partie découle d’une seule graine secrète. Au début, tous voient le `SHA-256` de la graine, qui la fixe sans la dévoiler. Quand la partie est finie, tous voient la graine elle-même et peuvent vérifier que toute la distribution en vient. Ces deux règles sont les nôtres : à une vraie table, on regarde les mains du donneur. L’enregistrement d’un autre programme peut ne pas contenir d’engagement ; ces règles n’exigent alors rien.',
      ],
      rules: [
        {
          id: 'FAIR-1',
          title: 'La graine correspond à l’engagement',
          text: [
            'La graine d’un enregistrement correspond à l’engagement montré au début : le `SHA-256` du texte de la graine (`UTF-8`), écrit en hexadécimal, est l’engagement.',
          ],
          examples: [
            'La graine `two rivers` a pour engagement `e56fcc447c9c29095ac421dd1652fbcc713f7a34f5316310112081e0999b7f97`.',
          ],
        },
        {
          id: 'FAIR-2',
          title: 'La distribution vient de la graine',
          text: [
            'Tout ce qui est pioché dans une partie enregistrée découle de sa graine par un mélange dont la méthode est publiée : tuiles simples, tuiles doubles et cartes Automa, et dans Capitals aussi les bâtiments publics, les plateaux et les quartiers.',
          ],
          examples: ['Avec la graine `two rivers`, la première main de la manche 1 est `d F F H H S P`.'],
        },
      ],
    },
  ],
};
