/** Placing, in French. */
import type { Chapter } from '../rules-words.ts';

export const placing: Chapter = {
  title: 'Placement',
  about: 'Une tuile à gauche, une à droite : où elle peut aller, et que faire si tous attendent.',
  sections: [
    {
      rules: [
        {
          id: 'PLACE-1',
          title: 'Une de chaque côté',
          text: [
            'De vos deux tuiles révélées, l’une va dans votre ville de gauche et l’autre dans votre ville de droite. À vous de décider laquelle va où.',
          ],
        },
        {
          id: 'PLACE-2',
          title: 'Pas d’ordre de jeu',
          text: [
            'Il n’y a pas d’ordre : chacun place ses tuiles quand il veut, et les partenaires peuvent discuter de tout ouvertement. Une tuile placée ne bouge plus.',
          ],
          rulings: [
            {
              says: 'À une table conviviale, elle peut être reprise avec l’accord du partenaire tant que rien de nouveau n’a été révélé (STRICT-2).',
            },
          ],
        },
        {
          id: 'PLACE-3',
          title: 'Un carré de 4×4 qui flotte',
          text: [
            'Une ville est un carré de 4×4, mais sa position n’est pas fixée d’avance : à tout moment, il doit exister un carré de 4×4 qui contient tous ses bâtiments. La toute première tuile peut aller n’importe où.',
          ],
          examples: ['Une rangée `SSSS` fixe les colonnes de la ville, mais ses rangées restent ouvertes.'],
        },
        {
          id: 'PLACE-4',
          title: 'À côté d’une tuile déjà placée',
          text: [
            'Après la première, chaque tuile doit toucher par un côté une tuile déjà placée. Pour une tuile double, il suffit que l’une de ses moitiés le fasse.',
          ],
        },
        {
          id: 'PLACE-5',
          title: 'On ne tourne pas les tuiles',
          text: [
            'Toutes les tuiles sont orientées dans le même sens : on ne les fait pas pivoter. Une tuile double côte à côte reste côte à côte, une tuile double superposée reste superposée.',
          ],
        },
        {
          id: 'PLACE-6',
          title: 'Le carré doit rester possible',
          text: ['Vous ne pouvez pas placer une tuile si la ville ne peut plus devenir un carré complet.'],
          rulings: [
            {
              says: 'Plus précisément : les partenaires doivent encore pouvoir terminer la ville, quelle que soit l’orientation des tuiles doubles à venir.',
              why: 'Une ville que seule une tuile double chanceuse pourrait sauver serait un piège, et un arbitre a besoin d’un critère clair. Dans le jeu de base, PLACE-3 et PLACE-4 suffisent : une vérification exhaustive montre que toute forme connexe d’au plus huit bâtiments dans un carré de 4×4 a de la place pour une tuile double de l’une ou l’autre orientation, et aucune tuile double n’arrive plus tard. (Avec neuf, cela peut échouer : `HHHH/H.../HHHH` n’accepte aucune tuile superposée.) Avec les paysages, elles ne suffisent pas ; voir LAND-6.',
            },
          ],
        },
        {
          id: 'PLACE-7',
          title: 'Deux joueurs pour une case',
          text: [
            'Si les deux partenaires veulent la même case, elle revient au premier qui y place une tuile.',
          ],
        },
        {
          id: 'PLACE-8',
          title: 'Quand tout le monde attend',
          text: [
            'Si tous les joueurs qui ont encore des tuiles à placer préfèrent attendre, celui d’entre eux qui a la plus petite valeur de placement doit commencer.',
          ],
        },
      ],
    },
    {
      title: 'Comment on attend ici',
      text: [
        'PLACE-8 parle de joueurs qui préfèrent attendre. Autour d’une vraie table, cela se voit ; à un programme, il faut le dire :',
      ],
      steps: [
        'Un joueur qui a encore une tuile à placer peut dire *j’attends*. Cela ne place rien et ne coûte rien.',
        'Dès que quelqu’un place une tuile, toutes les attentes prennent fin. Chaque joueur concerné est de nouveau libre de placer ou d’attendre.',
        'Quand tous ceux qui ont encore une tuile à placer attendent, celui d’entre eux qui a la plus petite valeur de placement doit placer et ne peut plus attendre. Les autres peuvent changer d’avis et placer ; d’après le point 2, cela libère aussi tout le monde.',
        'Le dernier joueur qui doit placer ne peut pas attendre.',
      ],
    },
    {
      text: [
        'Exemple : les joueurs de valeurs 2, 5 et 9 ont encore une tuile à placer. 5 et 9 disent *j’attends*, puis 2 aussi. Maintenant, 2 doit placer. Mais 9 se ravise et place d’abord : plus personne n’attend, et 2 peut de nouveau dire *j’attends*.',
        'Ainsi, un tour ne se bloque jamais par politesse. Les attentes ne figurent pas dans l’enregistrement d’une partie : il contient ce qui a été sélectionné et placé, et un vérificateur accepte les placements d’un tour dans n’importe quel ordre (PLACE-2).',
      ],
    },
    {
      title: 'Tables strictes et tables conviviales',
      text: [
        'Une table est conviviale, sauf si elle a été créée stricte. Une table stricte suit la règle imprimée à la lettre. Une table conviviale s’en écarte sur quatre points, et chacun est une décision.',
      ],
      rules: [
        {
          id: 'STRICT-1',
          title: 'Une sélection est définitive',
          text: ['À une table stricte, votre sélection est définitive dès que vous la validez.'],
          rulings: [
            {
              says: 'À une table conviviale, vous pouvez la changer tant que le dernier joueur n’a pas fait sa sélection (CHOOSE-3).',
              why: 'À une vraie table, la sélection est faite quand les tuiles sont posées face cachée ; en ligne, personne n’a encore rien vu, et changer d’avis ne nuit à personne.',
            },
          ],
        },
        {
          id: 'STRICT-2',
          title: 'Une tuile placée ne bouge plus',
          text: ['À une table stricte, une tuile placée ne bouge plus.'],
          rulings: [
            {
              says: 'À une table conviviale, celui qui a placé une tuile peut la reprendre si le partenaire de cette ville est d’accord, si rien n’a été construit à côté et si aucune tuile placée ensuite n’a besoin d’elle. Un robot est un partenaire comme un autre : il accepte toujours dans ces conditions. Si personne ne partage la ville, il n’y a personne à consulter. Dès que quelque chose de nouveau est révélé, la tuile reste.',
              why: 'Un geste malheureux ne doit pas gâcher une ville commune, et personne ne doit profiter de ce qui a été révélé depuis.',
            },
          ],
        },
        {
          id: 'STRICT-3',
          title: 'Silence jusqu’à la révélation',
          text: [
            'À une table stricte, personne ne communique de la distribution à la révélation, ni par des mots, ni par des phrases prédéfinies, ni en montrant une case.',
          ],
          rulings: [
            {
              says: 'À une table conviviale, on peut se parler à tout moment.',
              why: 'La règle anglaise permet de parler à partir de la révélation et la règle française l’interdit pendant la sélection ; mais quand on joue à distance, on aime se saluer, et les sélections restent de toute façon secrètes (CHOOSE-2).',
            },
          ],
        },
        {
          id: 'STRICT-4',
          title: 'Tout se dit à voix haute',
          text: [
            'À une table stricte, tout ce qui se dit et chaque tuile proposée sont connus de toute la table.',
          ],
          rulings: [
            {
              says: 'À une table conviviale, les deux partenaires d’une ville ont leur propre discussion et leurs propres propositions.',
              why: 'À l’écran, il est difficile de suivre plusieurs discussions à la fois ; et à voix basse, on n’apprend rien qui n’aurait pu se dire à voix haute.',
            },
          ],
        },
      ],
    },
  ],
};
