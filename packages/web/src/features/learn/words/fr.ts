/** The first game in French. */
import type { Noun } from '../lesson-lines.ts';
import type { LearnWords } from './learn-words.ts';

const THE: { readonly [noun in Noun]: string } = {
  shop: 'le commerce',
  factory: 'l’usine',
  tavern: 'l’auberge',
  office: 'le bureau',
  park: 'le parc',
  house: 'la résidence',
  duplex: 'la tuile double',
};

/** What each type wants, in a sentence. */
const WANTS: { readonly [noun in Noun]: string } = {
  shop: 'Les commerces aiment la ligne droite.',
  factory: 'Les usines rapportent là où il y en a le plus.',
  tavern: 'Il faut les quatre types d’auberge dans une ville.',
  office: 'Plus il y a de bureaux, plus chacun rapporte.',
  park: 'Les parcs veulent se toucher.',
  house: 'Une résidence aime tous les autres types, mais pas d’usine à côté.',
  duplex: 'Une tuile double compte pour deux bâtiments.',
};

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1);

const both = (first: Noun, second: Noun): string =>
  first === second ? THE[first] : `${THE[first]} et ${THE[second]}`;

export const learn: LearnWords = {
  title: 'Votre première partie',
  chapters: {
    choose: 'Sélectionner',
    reveal: 'Révéler',
    place: 'Placer',
    pass: 'Passer',
    offer: 'Discuter',
    score: 'Le score',
    weaker: 'La ville la plus faible',
    duplex: 'Tuiles doubles',
    end: 'La fin',
  },
  lines: {
    goal: ({ left, right }) =>
      `Bonjour, je suis ${left}. Une ville avec moi, une avec ${right} : la plus faible fait votre score.`,
    hand: ({ tile }) => `Sélectionnez deux tuiles par tour. Prenez ${THE[tile]}.`,
    second: ({ right, tile }) => `Et moi ${right}, à votre droite. Prenez ${THE[tile]} pour moi.`,
    lock: () => 'Joli coup d’œil. Validez : personne ne regarde avant la fin du choix.',
    otherwise: ({ tile }) => `Quelle audace ! Validez, ou échangez-en une : ${THE[tile]} m’irait bien.`,
    reveal: ({ right }) => `Toutes sont révélées ensemble. Une pour moi, l’autre pour ${right}.`,
    left: ({ tile }) => `${capital(THE[tile])} va dans notre ville. Touchez la case en surbrillance.`,
    right: ({ tile }) => `Et ${THE[tile]} vient chez moi.`,
    confirm: () => 'Rien n’est fixé. Confirmez : vous pourrez les reprendre jusqu’à la prochaine révélation.',
    ready: () => 'Confirmez quand cela vous plaît.',
    better: ({ tile, gain }) =>
      `C’est permis. Mais ici, ${THE[tile]} rapporterait ${gain}, et annuler ne coûte rien.`,
    built: () =>
      'Nous avons construit aussi. Avant d’être 4×4, une ville peut glisser : la vôtre a fait de la place.',
    pass: ({ left }) =>
      `Les mains tournent comme les aiguilles d’une montre : la vôtre est chez ${left}, à votre gauche, la mienne chez vous.`,
    pair: ({ first, second }) => `${WANTS[first]} Prenez ${both(first, second)}.`,
    more: ({ tile }) => `${WANTS[tile]} Prenez aussi ${THE[tile]}.`,
    offer: () => 'La tuile pâle est mon idée pour notre ville. D’accord ?',
    lines: ({ tile, gain }) => `Chaque case montre ce qu’elle ajoute. Ici, ${THE[tile]} ajoute ${gain}.`,
    slides: ({ tile, gain }) =>
      `Une ville peut grandir de tous les côtés, jusqu’à 4×4. Ici, ${THE[tile]} ajoute ${gain}.`,
    here: ({ tile, gain }) => `Ici, ${THE[tile]} ajoute ${gain}.`,
    wants: ({ fresh, gain }) => `${WANTS[fresh]} Ici, la tuile ajoute ${gain}.`,
    weaker: ({ low, high }) =>
      `${low} ici, ${high} là : seule votre ville la plus faible compte. Votre score est donc ${low}.`,
    level: ({ low }) => `Vos deux villes ont ${low}. Seule la plus faible compte : gardez l’équilibre.`,
    why: ({ low }) => `Touchez notre score, ${low} : il montre d’où vient chaque point.`,
    free: () => 'À vous de sélectionner. Quelles tuiles aident le plus vos villes ?',
    oneMore: () => 'Bien. Encore une.',
    picked: ({ fresh }) => `${WANTS[fresh]} Encore une.`,
    chosen: () => 'Validez quand vous voulez.',
    pickedBoth: ({ fresh }) => `${WANTS[fresh]} Validez quand vous voulez.`,
    help: () => 'Essayez-les ici et là, rien n’est fixé. La meilleure est pour votre ville la plus faible.',
    lifted: ({ before, low }) =>
      `Votre score passe de ${before} à ${low}. Seule la ville la plus faible pouvait le faire !`,
    same: ({ low }) => `Votre score est ${low}. Il ne bouge qu’avec la ville la plus faible.`,
    duplex: () => 'Manche 2 : des tuiles doubles, deux bâtiments chacune. Prenez-en deux sur trois.',
    theseTwo: () => 'Moi, je prendrais ces deux-là.',
    long: ({ gain }) => `Une tuile double couvre deux cases et ne tourne jamais. Ici, elle ajoute ${gain}.`,
    rest: ({ fresh }) => `${WANTS[fresh]} Pointez une tuile, ou tenez-la : elle s’explique.`,
    tips: () => 'Pointez une tuile, une ligne ou un signe, ou gardez le doigt dessus. Chacun s’explique.',
    crossroads: () =>
      'La manche 3 est comme la première, mais les mains passent à droite. Vous la jouez vous-même ?',
    on: () => 'C’est votre partie : touchez « Et maintenant ? » pour un conseil.',
    moment: () => 'Un instant, nous construisons.',
  },
  how: {
    tile: 'Touchez la tuile entourée, ou tapez son numéro.',
    cells: 'Touchez la case entourée, ou appuyez sur Entrée.',
    city: 'Touchez une case en surbrillance dans cette ville.',
    total: 'Touchez le nombre entouré.',
    agree: 'Touchez le bouton entouré.',
    seat: 'Regardez là-haut, puis continuez.',
    hand: 'Touchez deux tuiles, ou tapez leurs numéros.',
    lock: 'Touchez le bouton entouré.',
    confirm: 'Touchez le bouton entouré.',
    pass: 'La flèche montre le sens. Puis continuez.',
    balance: 'Comparez vos deux villes, puis continuez.',
  },
  says: (name) => `${name} dit`,
  step: (number, of, chapter) => `Étape ${number} sur ${of} : ${chapter}`,
  next: 'Continuer',
  outlined: (name) => `Entouré : ${name}`,
  doForMe: 'Faites-le pour moi',
  skipStep: 'Passer',
  playOn: 'Je joue la suite',
  finish: 'Finissez pour moi',
  finishing: 'Nous jouons jusqu’à la fin…',
  menu: 'Menu de la leçon',
  leave: 'Partir, et reprendre plus tard',
  again: 'Recommencer',
  skipAll: 'Passer toute la leçon',
  fold: 'Réduire la bulle',
  unfold: 'Et maintenant ?',
  ending: {
    title: 'C’était votre première partie',
    won: (name) => `Vous avez gagné ! ${name} dit : beau travail, revenez vite.`,
    notWon: (name) => `${name} dit : beau travail. La prochaine est pour vous.`,
    skipped: 'Vous connaissez déjà ? Voici tout de même l’essentiel en cinq lignes.',
    learned: 'Ce que vous savez maintenant',
    lines: [
      'Sélectionnez deux tuiles en secret ; toutes sont révélées ensemble.',
      'Placez-en une à gauche, une à droite ; puis les mains passent.',
      'Seule votre ville la plus faible compte.',
      'Touchez un score : il montre d’où viennent ses points.',
      'Une tuile double couvre deux cases et ne tourne jamais.',
    ],
    next: 'Et maintenant ?',
    play: 'Jouer maintenant',
    rules: 'Toutes les règles',
    puzzle: 'La ville du jour',
    again: 'La rejouer',
    goOn: 'Revenir à ma première partie',
  },
};
