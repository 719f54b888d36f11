/** Placing, in French. */
import type { Chapter } from '../rules-words.ts';

export const placing: Chapter = {
  title: 'Placement',
  about: 'Une tuile à gauche, une à droite : où elle peut aller, et qui commence.',
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
            'Il n’y a pas d’ordre : chacun place quand il veut, et les partenaires peuvent discuter de tout ouvertement. Une tuile placée ne bouge plus.',
          ],
          rulings: [
            {
              says: 'À une table conviviale, elle peut être reprise avec l’accord du partenaire avant toute nouvelle révélation (STRICT-2).',
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
          title: 'À côté de ce qui est bâti',
          text: [
            'Après la première, chaque tuile doit toucher par un côté une tuile déjà en place. Pour une tuile double, il suffit que l’une de ses moitiés le fasse.',
          ],
        },
        {
          id: 'PLACE-5',
          title: 'On ne tourne pas les tuiles',
          text: [
            'On ne tourne pas les tuiles, on ne les fait pas pivoter. Une tuile double côte à côte reste côte à côte, une tuile superposée reste debout.',
          ],
        },
        {
          id: 'PLACE-6',
          title: 'Le carré doit rester possible',
          text: ['Vous ne pouvez pas placer une tuile si la ville ne peut plus finir en carré complet.'],
          rulings: [
            {
              says: 'Exactement : les partenaires doivent encore pouvoir terminer, quelle que soit l’orientation des tuiles doubles à venir.',
              why: 'Une ville que seule une tuile double chanceuse pourrait sauver serait un piège, et un arbitre a besoin d’un critère clair. Dans le jeu de base, PLACE-3 et PLACE-4 suffisent : une vérification exhaustive montre que toute forme connexe d’au plus huit bâtiments dans un carré de 4×4 a de la place pour une tuile double de l’une ou l’autre orientation, et aucune tuile double n’arrive plus tard. (Avec neuf, cela peut échouer : `HHHH/H.../HHHH` n’accepte aucune tuile superposée.) Avec les paysages, elles ne suffisent pas ; voir LAND-6.',
            },
          ],
        },
        {
          id: 'PLACE-7',
          title: 'Deux pour une case',
          text: ['Si les deux partenaires veulent la même case, elle est à celui qui y place le premier.'],
        },
        {
          id: 'PLACE-8',
          title: 'Quand tout le monde attend',
          text: [
            'Si toutes les places qui ont encore à placer préfèrent attendre quelqu’un d’autre, celle d’entre elles qui a la plus petite valeur de placement doit commencer.',
          ],
        },
      ],
    },
    {
      title: 'L’attente, ici',
      text: [
        'PLACE-8 parle de places qui préfèrent attendre. À une vraie table, cela se voit ; à un programme, il faut le dire. Donc :',
      ],
      steps: [
        'Une place qui a encore à placer peut dire *j’attends*. Cela ne place rien et ne coûte rien.',
        'Tout placement, de n’importe quelle place, met fin à toutes les attentes. Chaque place qui a encore à placer est de nouveau libre de placer ou d’attendre.',
        'Quand toutes les places qui ont encore à placer attendent, celle d’entre elles qui a la plus petite valeur de placement doit placer et ne peut plus attendre. Les autres peuvent changer d’avis et placer ; d’après le point 2, cela libère aussi tout le monde.',
        'Une place qui est la seule à devoir placer ne peut pas attendre.',
      ],
    },
    {
      text: [
        'Exemple : les places de valeurs 2, 5 et 9 ont encore à placer. 5 et 9 disent *j’attends*, puis 2 aussi. Maintenant, 2 doit placer. Mais 9 se ravise et place d’abord : plus personne n’attend, et 2 peut de nouveau dire *j’attends*.',
        'Ainsi un tour ne se bloque jamais par politesse. Les attentes ne s’écrivent pas dans l’enregistrement d’une partie : il contient ce qui a été sélectionné et placé, et un vérificateur accepte les placements d’un tour dans n’importe quel ordre (PLACE-2).',
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
              says: 'À une table conviviale, vous pouvez la changer tant que la dernière place n’a pas fait sa sélection (CHOOSE-3).',
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
              says: 'À une table conviviale, celui qui a placé une tuile peut la reprendre si le partenaire de cette ville est d’accord, si rien n’a été construit à côté et si aucune tuile placée ensuite n’a besoin d’elle. Un robot est un partenaire comme un autre et accepte chaque fois que c’est le cas. Si personne ne partage la ville, il n’y a personne à consulter. Dès que quelque chose de nouveau est révélé, la tuile reste.',
              why: 'Un faux mouvement ne doit pas gâcher une ville à deux, et personne ne doit profiter de ce qui a été révélé depuis.',
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
              says: 'À une table conviviale, les deux partenaires d’une ville ont leur propre fil et leurs propres propositions.',
              why: 'À l’écran, trop de discussions à la fois se suivent mal ; à voix basse, on n’apprend rien que d’autres n’auraient pu dire.',
            },
          ],
        },
      ],
    },
  ],
};
