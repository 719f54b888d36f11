/** French words for what is wrong with what a command is given. */
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { CliProblem } from '../../cli-problem.ts';
import { state } from '../../arena/words/fr.ts';
import { pad } from '@duopolis/words/scorepad/fr';
import { hostingWordsOf } from '@duopolis/words/hosting';
import { joining } from '../../join/words/fr.ts';
import { solver } from '../../solve/words/fr.ts';

const { boxes, campaigns, records, refusals } = vocabularyOf('fr');

const TROUBLES = {
  missing: 'il n’existe pas',
  folder: 'c’est un dossier',
  forbidden: 'accès refusé',
  other: 'le système refuse',
};

const WANTED = {
  sheet: 'une feuille de score',
  records: 'un fichier de parties',
  components: 'un fichier JSON de pièces',
  campaign: 'un fichier de campagne',
};

const range = (min: number, max: number | undefined): string => {
  if (max === undefined) return `un nombre entier à partir de ${min}`;
  return min === max ? `${min}` : `un nombre entier de ${min} à ${max}`;
};

const MESSAGES: Messages<CliProblem> = {
  'no-command': ({ commands }) => `aucune commande ; attendu : ${commands.join(', ')}`,
  'unknown-command': ({ command, commands }) =>
    `commande inconnue « ${command} » ; attendu : ${commands.join(', ')}`,
  'unknown-option': ({ option, command }) => `option inconnue « ${option} » ; voir « ${command} --help »`,
  'missing-argument': ({ argument, command }) => `il manque ${argument} ; voir « ${command} --help »`,
  'missing-value': ({ option, command }) =>
    `l’option « ${option} » demande une valeur ; voir « ${command} --help »`,
  'too-many-arguments': ({ command }) => `trop d’arguments ; voir « ${command} --help »`,
  'not-a-number': ({ option, found, min, max }) =>
    `${option} vaut « ${found} » ; attendu : ${range(min, max)}`,
  'not-one-of': ({ option, found, allowed }) =>
    `${option} vaut « ${found} » ; attendu : ${allowed.join(', ')}`,
  'empty-value': ({ option }) => `${option} est vide ; attendu : un texte`,
  'bad-districts': ({ found }) =>
    `les quartiers sont « ${found} » ; attendu : trois paires de types différents, jamais house avec factory, comme house+park,shop+office,tavern+civic`,
  'cities-and-input': () =>
    '« - » lit toutes les tables sur l’entrée standard ; attendu : ni ville, ni --districts, ni --explain à côté',
  'no-cities': () => 'une table sans ville ; il en faut au moins une',
  'bad-city': ({ nth, city, problem }) => `ville ${nth} (${city}) : ${refusals.notation(problem)}`,
  'only-solo': ({ option }) => `${option} est pour les parties solo ; attendu : --mode solo à côté`,
  'bad-json': ({ problem }) => records.json(problem),
  'in-line': ({ line, problem: inner }) => `ligne ${line} : ${problem(inner)}`,
  'argument-too-long': ({ nth, most }) =>
    `l’argument ${nth} est trop long ; attendu : ${most} caractères au plus`,
  'line-too-long': ({ most }) => `la ligne est trop longue ; attendu : ${most} caractères au plus`,
  'no-tables': () => 'aucune ligne de l’entrée standard n’est une table ; attendu : un objet JSON par ligne',
  'bad-options': ({ problem }) =>
    `${problem.rule} : ${problem.code === 'too-few-components' ? refusals.supply(problem) : refusals.options(problem)}`,
  unreadable: ({ file, trouble, wants }) =>
    `impossible de lire « ${file} » : ${TROUBLES[trouble]} ; attendu : ${WANTED[wants ?? 'records']}`,
  unwritable: ({ file, trouble }) =>
    `impossible d’écrire « ${file} » : ${TROUBLES[trouble]} ; attendu : un chemin accessible`,
  'bad-components': ({ file, problem: inner }) =>
    `« ${file} » n’est pas une boîte correcte : ${boxes.problem(inner)}`,
  'damaged-campaign': ({ file, aside, problem: inner }) =>
    `« ${file} » est endommagé (${campaigns.problem(inner)}) ; il a été mis de côté sous « ${aside} », une nouvelle campagne peut commencer`,
  'campaign-busy': ({ file, process }) =>
    `« ${file} » est utilisé par le processus ${process} ; attendez qu’il se termine`,
  'changed-meanwhile': ({ file }) => `« ${file} » a été modifié entre-temps et reste tel quel`,
  'no-campaign': () => 'pas encore de campagne ; attendu : « duopolis campaign new » d’abord',
  'campaign-under-way': ({ played, length }) =>
    `une campagne est en cours (parties jouées : ${played} sur ${length}) ; --abandon l’abandonne`,
  'campaign-refused': ({ refusal }) => `${refusal.rule} : ${campaigns.refusal(refusal)}`,
  'which-city': ({ cities }) => `les deux villes sont à égalité ; attendu : --city ${cities.join(' ou ')}`,
  'bad-sheet': ({ file, problem: inner }) =>
    `« ${file} » n’est pas une feuille de score correcte : ${pad.sheet(inner)}`,
  'pad-players': ({ found, min, max }) =>
    `${found} joueurs ; attendu : de ${min} à ${max} noms séparés par des virgules`,
  'typed-city': ({ nth, city, problem: inner }) => `ville ${nth} (${city}) : ${pad.typed(inner)}`,
  'pad-cities': ({ found, need }) => `${found} villes ; pour ce nombre de joueurs il en faut ${need}`,
  'pad-unfinished': () => 'l’entrée s’est terminée avant que toutes les villes soient données',
  'no-records': ({ file }) => `« ${file} » ne contient aucune partie ; attendu : une partie par ligne`,
  'no-such-game': ({ game, games }) => `--game vaut ${game}, mais le fichier a les parties 1 à ${games}`,
  'no-such-step': ({ step, steps }) => `--step vaut ${step}, mais la partie a les étapes 0 à ${steps}`,
  'foul-game': ({ game, foul }) =>
    `la partie ${game}${foul.line === undefined ? '' : `, ligne ${foul.line + 1} du journal,`} enfreint ${foul.rule} et ne peut pas être montrée : ${records.foul(foul)}`,
  'not-a-terminal': ({ command }) =>
    `« ${command} » demande un terminal en entrée et en sortie ; sans terminal : « duopolis simulate »`,
  'no-such-bot': ({ found, bots }) =>
    `il n’y a pas de robot « ${found} » ; attendu : ${bots.join(', ')}, ou un programme exécutable`,
  'bad-state': ({ file, problem: inner }) => `impossible de reprendre « ${file} » : ${state(inner)}`,
  'bad-tile': ({ problem: inner }) => refusals.notation(inner),
  'not-joined': ({ problem: inner }) => joining(inner),
  'not-hosted': ({ problem: inner }) => hostingWordsOf('fr').problem(inner),
  unsolvable: ({ problem: inner }) => solver(inner),
};

export const problem = sayWith<CliProblem>(MESSAGES);
