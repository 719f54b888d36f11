/** English words for what is wrong with what a command is given. */
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { CliProblem } from '../../cli-problem.ts';
import { state } from '../../arena/words/en.ts';
import { pad } from '@duopolis/words/scorepad/en';
import { hostingWordsOf } from '@duopolis/words/hosting';
import { joining } from '../../join/words/en.ts';
import { solver } from '../../solve/words/en.ts';

const { boxes, campaigns, records, refusals } = vocabularyOf('en');

const TROUBLES = {
  missing: 'it does not exist',
  folder: 'it is a folder',
  forbidden: 'permission denied',
  other: 'the system refused',
};

const WANTED = {
  sheet: 'a score sheet',
  records: 'a file of game records',
  components: 'a JSON file of pieces',
  campaign: 'a campaign file',
};

const range = (min: number, max: number | undefined): string => {
  if (max === undefined) return `a whole number from ${min} up`;
  return min === max ? `${min}` : `a whole number from ${min} to ${max}`;
};

const MESSAGES: Messages<CliProblem> = {
  'no-command': ({ commands }) => `no command given; expected one of ${commands.join(', ')}`,
  'unknown-command': ({ command, commands }) =>
    `unknown command '${command}'; expected one of ${commands.join(', ')}`,
  'unknown-option': ({ option, command }) => `unknown option '${option}'; see '${command} --help'`,
  'missing-argument': ({ argument, command }) => `${argument} is missing; see '${command} --help'`,
  'missing-value': ({ option, command }) => `the option '${option}' needs a value; see '${command} --help'`,
  'too-many-arguments': ({ command }) => `too many arguments; see '${command} --help'`,
  'not-a-number': ({ option, found, min, max }) => `${option} is '${found}'; expected ${range(min, max)}`,
  'not-one-of': ({ option, found, allowed }) =>
    `${option} is '${found}'; expected one of ${allowed.join(', ')}`,
  'empty-value': ({ option }) => `${option} is empty; expected some text`,
  'bad-districts': ({ found }) =>
    `the districts are '${found}'; expected three pairs of different types, never house with factory, such as house+park,shop+office,tavern+civic`,
  'cities-and-input': () =>
    `'-' reads all tables from standard input; expected no city, --districts or --explain with it`,
  'no-cities': () => 'a table without cities; expected at least one',
  'bad-city': ({ nth, city, problem }) => `city ${nth} (${city}): ${refusals.notation(problem)}`,
  'only-solo': ({ option }) => `${option} is for solo games; expected --mode solo with it`,
  'bad-json': ({ problem }) => records.json(problem),
  'in-line': ({ line, problem: inner }) => `line ${line}: ${problem(inner)}`,
  'argument-too-long': ({ nth, most }) => `argument ${nth} is too long; expected at most ${most} characters`,
  'line-too-long': ({ most }) => `the line is too long; expected at most ${most} characters`,
  'no-tables': () => 'no line of standard input is a table; expected one JSON object per line',
  'bad-options': ({ problem }) =>
    `${problem.rule}: ${problem.code === 'too-few-components' ? refusals.supply(problem) : refusals.options(problem)}`,
  unreadable: ({ file, trouble, wants }) =>
    `can't read '${file}': ${TROUBLES[trouble]}; expected ${WANTED[wants ?? 'records']}`,
  unwritable: ({ file, trouble }) =>
    `can't write '${file}': ${TROUBLES[trouble]}; expected a path that can be written`,
  'bad-components': ({ file, problem: inner }) => `'${file}' is not a valid box: ${boxes.problem(inner)}`,
  'damaged-campaign': ({ file, aside, problem: inner }) =>
    `'${file}' is damaged (${campaigns.problem(inner)}); it was set aside as '${aside}', and a new campaign can begin`,
  'campaign-busy': ({ file, process }) =>
    `'${file}' is in use by process ${process}; wait until that process has ended`,
  'changed-meanwhile': ({ file }) =>
    `'${file}' was changed by another process in the meantime; this command did not change it`,
  'no-campaign': () => `there is no campaign yet; expected 'duopolis campaign new' first`,
  'campaign-under-way': ({ played, length }) =>
    `a campaign is under way (${played} of ${length} games); expected --abandon to drop it`,
  'campaign-refused': ({ refusal }) => `${refusal.rule}: ${campaigns.refusal(refusal)}`,
  'which-city': ({ cities }) => `both cities are the lowest; expected --city ${cities.join(' or ')}`,
  'bad-sheet': ({ file, problem: inner }) => `'${file}' is not a valid score sheet: ${pad.sheet(inner)}`,
  'pad-players': ({ found, min, max }) =>
    `${found} players; expected ${min} to ${max} names separated by commas`,
  'typed-city': ({ nth, city, problem: inner }) => `city ${nth} (${city}): ${pad.typed(inner)}`,
  'pad-cities': ({ found, need }) => `${found} cities; this many players have ${need}`,
  'pad-unfinished': () => 'the input ended before all cities were given',
  'no-records': ({ file }) => `'${file}' contains no game; expected game records, one per line`,
  'no-such-game': ({ game, games }) => `--game is ${game}, but the file has games 1 to ${games}`,
  'no-such-step': ({ step, steps }) => `--step is ${step}, but the game has steps 0 to ${steps}`,
  'foul-game': ({ game, foul }) =>
    `game ${game}${foul.line === undefined ? '' : `, log line ${foul.line + 1}`} breaks ${foul.rule} and can't be shown: ${records.foul(foul)}`,
  'not-a-terminal': ({ command }) =>
    `'${command}' needs a terminal for input and output; for games without one use 'duopolis simulate'`,
  'no-such-bot': ({ found, bots }) =>
    `there is no bot '${found}'; expected one of ${bots.join(', ')}, or a program that can be run`,
  'bad-state': ({ file, problem: inner }) => `can't resume from '${file}': ${state(inner)}`,
  'bad-tile': ({ problem: inner }) => refusals.notation(inner),
  'not-joined': ({ problem: inner }) => joining(inner),
  'not-hosted': ({ problem: inner }) => hostingWordsOf('en').problem(inner),
  unsolvable: ({ problem: inner }) => solver(inner),
};

export const problem = sayWith<CliProblem>(MESSAGES);
