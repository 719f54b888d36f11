/** French help. */
import { languageCodes } from '@duopolis/words';
import type { HelpWords } from './help-words.ts';

export const help: HelpWords = {
  description:
    'Duopolis, version numérique non officielle de Between Two Cities : calculer les scores, simuler, vérifier, revoir, jouer.',
  titles: {
    usage: 'Utilisation :',
    arguments: 'Arguments :',
    options: 'Options :',
    commands: 'Commandes :',
    globalOptions: 'Partout :',
  },
  examples: 'Exemples :',
  usage: '[options]',
  options: {
    help: 'montrer cette aide',
    helpCommand: 'montrer l’aide d’une commande',
    version: 'montrer la version',
    lang: `langue : ${languageCodes('ou')} (sinon LC_ALL, LC_MESSAGES ou LANG)`,
    noColor: 'sans couleurs (aussi NO_COLOR)',
    json: 'écrire du JSON et rien d’autre',
    districts: 'les quartiers de Capitals, comme house+park,shop+office,tavern+civic',
    explain: 'dire pourquoi : lignes, associations, groupes, bonus, résidences pénalisées, rang des usines',
    mode: 'table (3 à 7 places), duel (2 places) ou duo (un robot et un Automa)',
    anyMode: 'table (3 à 7 places), duel (2 places), solo ou duo (avec les Automas)',
    capitals: 'avec l’extension Capitals',
    secretAutoma: 'en duo, l’Automa sélectionne en secret, et non d’abord et à la vue de tous',
    seatingCard: 'une carte décide qui s’assied où, et les robots prennent place parmi les joueurs (SEAT-2)',
    strict:
      'selon la règle imprimée : sélections et placements définitifs, silence jusqu’à la révélation, puis tout se dit à voix haute',
    kind: 'solo : simple ou full (par défaut full)',
    difficulty: 'solo : 1 à 7 (par défaut 2 ; quand vous gagnez régulièrement, essayez 4)',
    games: 'nombre de parties',
    seats: 'nombre de places (par défaut le plus petit)',
    bots: (names) => `robots dans l’ordre des places, répétés : ${names}`,
    playBots: (names) => `robots à partir du voisin de gauche, répétés : ${names}`,
    seed: 'la même graine donne les mêmes parties',
    records: 'écrire une partie par ligne dans FILE',
    game: 'quelle partie du fichier, à partir de 1',
    step: 'écrire cette étape une fois, à partir de 0 (avant la première ligne du journal)',
    name: 'votre nom',
    record: 'écrire la partie dans FILE',
  },
  commands: {
    score: 'calculer le score des villes d’une table',
    simulate: 'jouer des parties entières de robots et les résumer',
    verify: 'rejouer des parties et nommer la première règle enfreinte',
    replay: 'revoir une partie pas à pas dans le terminal',
    play: 'jouer contre des robots dans le terminal',
    completion: 'écrire un script de complétion pour votre shell',
  },
  arguments: {
    cities:
      'villes en notation comme SSSS/HHOm/OPOO/OPHP, ou - pour des lignes JSON {"cities":["…"]} sur l’entrée standard',
    file: 'parties (.json, .jsonl), ou - pour l’entrée standard',
    shell: 'bash, zsh ou fish',
  },
};
