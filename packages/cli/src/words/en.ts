/** Everything the command says in English. */
import { countEn as count } from '@duopolis/words';
import { arena } from './en/arena.ts';
import { campaign } from './en/campaign.ts';
import { components } from './en/components.ts';
import { help } from './en/help.ts';
import { hosting, join } from './en/hosting.ts';
import { problem } from './en/problems.ts';
import { review } from './en/review.ts';
import { scorepad } from './en/scorepad.ts';
import { solo } from './en/solo.ts';
import { solve } from './en/solve.ts';
import type { CliWords } from './words.ts';

const games = (number: number): string => count(number, { one: 'game', other: 'games' });
const lines = (number: number): string => count(number, { one: 'line', other: 'lines' });
const tables = (number: number): string => count(number, { one: 'table', other: 'tables' });

export const en: CliWords = {
  problem,
  help,
  arena,
  campaign,
  hosting,
  join,
  components,
  review,
  scorepad,
  solo,
  solve,
  score: {
    city: 'city',
    cityNumber: (number) => `city ${number}`,
    counts: (scored, malformed) => `${tables(scored)} scored, ${lines(malformed)} malformed`,
  },
  simulate: {
    played: ({ games: number, mode, seats, seed }) =>
      `${games(number)}, ${mode}, ${seats} seats, seed ${seed}`,
    seat: 'seat',
    bot: 'bot',
    columns: ['wins', 'score', 'deviation', 'rank'],
    cityTotals: (mean, deviation) => `City totals: mean ${mean}, deviation ${deviation}`,
    pointsByType: 'Mean points of a city by type',
    speed: (seconds, perSecond) => `${seconds} s, ${perSecond} games a second`,
    timeLeft: (seconds) => `${seconds} s left`,
  },
  records: { counts: (number, malformed) => `${games(number)}, ${lines(malformed)} malformed` },
  verify: {
    where: ({ fileLine, game, logLine }) =>
      `line ${fileLine}, game ${game}${logLine === undefined ? '' : `, log line ${logLine}`}`,
    summary: ({ games: number, broken, malformed }) =>
      [
        games(number),
        ...(broken + malformed === 0 ? ['all keep the rules'] : [`${broken} broken`]),
        ...(malformed === 0 ? [] : [`${lines(malformed)} malformed`]),
      ].join(', '),
  },
  replay: {
    title: ({ game, games: all, step, steps }) => `game ${game} of ${all}, step ${step} of ${steps}`,
    hand: 'hand',
    chosen: 'chosen',
    keys: (auto) => `←→ step · Home End · Space ${auto ? 'stops' : 'plays'} · q leaves`,
  },
  play: {
    with: (partners) => `with ${partners}`,
    binds: '◀ counts',
    choose: 'Choose two tiles, then lock.',
    pickTwo: 'CHOOSE-1: pick two tiles before you lock.',
    lay: (tile) => `Where does ${tile} go?`,
    confirm: (tiles) => `Enter places ${tiles === 2 ? 'both' : `all ${tiles}`} tiles for good.`,
    draftLost: (rule, city) => `${rule}: your draft in ${city} no longer fits; lay it again.`,
    waitsFor: (names) => `Waiting for ${names} …`,
    changeable: (names) => `Locked; you can still change your mind. Waiting for ${names} …`,
    mustPlace: 'PLACE-8: everyone waits and your seating value is lowest: you place first.',
    waits: '(waits)',
    chosen: 'has chosen',
    placed: 'has placed',
    hand: 'Hand',
    toPlace: 'Place',
    leave: 'Leave the game? y leaves, any other key goes on.',
    saved: (file) => `Record written to ${file}`,
    keys: {
      assigning: '←→ tile · Tab city · Enter/digit assign · u undo · a Automas · t table · q',
      assigned: 'Enter confirm · u undo · a Automas · t table · q leave',
      inserting: '←→↑↓ · Enter lay · Tab city · x other tile · u undo · a Automas · t table · q',
      duo: '←→↑↓ · Enter lay · Tab city · x other · u undo · w wait · a Automa · t table · q',
      automas: 'Enter goes on · ← back · Esc to the game · q leave',
      choosing: '←→ move · Space or digit pick · Enter lock · u undo · t table · q leave',
      drafting: '←→↑↓ · Enter lay · Tab city · x other tile · u undo · w wait · t table · q leave',
      confirming: 'Enter confirm · u undo · w wait · t table · q leave',
      waiting: 't table · q leave',
      over: 't table · Enter or q leave',
      table: 'any key goes back',
    },
  },
  ask: {
    mode: 'What do you play?',
    modeHint: {
      table: '3 to 7 seats, a city with each neighbour',
      duel: 'two players, two cities each',
      duo: 'you, a bot and an Automa',
    },
    seats: 'How many seats?',
    bots: 'Against which bots?',
    save: 'Keep the record of this game?',
    file: 'In which file?',
    yes: 'Yes',
    no: 'No',
  },
};
