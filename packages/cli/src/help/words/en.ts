/** English help. */
import { languageCodes } from '@duopolis/words';
import type { HelpWords } from './help-words.ts';

export const help: HelpWords = {
  description:
    'Duopolis, an unofficial digital version of Between Two Cities: score, simulate, verify, replay, play.',
  titles: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    globalOptions: 'Everywhere:',
  },
  examples: 'Examples:',
  usage: '[options]',
  options: {
    help: 'show this help',
    helpCommand: 'show the help of a command',
    version: 'show the version',
    lang: `language: ${languageCodes('or')} (default: LC_ALL, LC_MESSAGES or LANG)`,
    noColor: 'no colours (also NO_COLOR)',
    json: 'print JSON and nothing else',
    districts: 'the districts of Capitals, such as house+park,shop+office,tavern+civic',
    explain: 'say why: runs, sets, groups, bonuses, houses next to a factory, factory rank',
    mode: 'table (3 to 7 seats), duel (2 seats) or duo (a bot and an Automa)',
    anyMode: 'table (3 to 7 seats), duel (2 seats), solo or duo (with Automas)',
    capitals: 'with the Capitals expansion',
    secretAutoma: 'in duo, the Automa chooses in secret instead of first and openly',
    seatingCard: 'a card decides who sits where, with bots among the people (SEAT-2)',
    strict: 'by the printed rules: choices and placements are final, talk is open and waits for the reveal',
    kind: 'solo: simple or full (default: full)',
    difficulty: 'solo: 1 to 7 (default: 2; once you win steadily, try 4)',
    games: 'how many games',
    seats: 'how many seats (default: the fewest)',
    bots: (names) => `bots in the order of the seats, repeated: ${names}`,
    playBots: (names) => `bots from your left neighbour on, repeated: ${names}`,
    seed: 'the same seed gives the same games',
    records: 'write one game record per line to FILE',
    game: 'which game of the file, from 1',
    step: 'print this step once, from 0 (before the first log line)',
    name: 'your name',
    record: 'write the record of the game to FILE',
  },
  commands: {
    score: 'score the cities of one table',
    simulate: 'play whole games of bots and summarize them',
    verify: 'replay records and name the first broken rule',
    replay: 'step through a game in the terminal',
    play: 'play against bots in the terminal',
    completion: 'print a completion script for your shell',
  },
  arguments: {
    cities:
      'cities in notation such as SSSS/HHOm/OPOO/OPHP, or - for JSON lines {"cities":["…"]} on standard input',
    file: 'game records (.json, .jsonl), or - for standard input',
    shell: 'bash, zsh or fish',
  },
};
