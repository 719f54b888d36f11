/** The difficulty curves of the solo game: how often a bot wins at each level, npm run bench:solo -- [BOT] [GAMES] [SECONDS]. */
import { BOT_NAMES, type BotName, BOTS } from '@duopolis/bots';
import {
  begin,
  decide,
  evolve,
  isOneOf,
  type OpenGame,
  type Options,
  resultOf,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { fastWords } from '@duopolis/rules/chance';
import { AUTOMACITY, DIFFICULTIES, type Difficulty, difficultyPoints, YOU } from '@duopolis/rules/solo';
import { readCurves, writeCurves, writePage } from './solo-files.ts';
import { type Curve, type Field, FIELDS, nameOf, NO_GAMES } from './solo-page.ts';

const GAMES = 2000;
const PLAYED_AT = 4;
const KEPT_AFTER = 20;

function playedOut({ kind, capitals }: Field, bot: BotName, seed: string): OpenGame {
  const options: Options = { mode: 'solo', seats: 3, capitals, solo: { kind, difficulty: PLAYED_AT } };
  const setup = setUp(options, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  const words = fastWords(seed);
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const decision = decide(state, BOTS[bot].decide(seatView(state, YOU), words));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return state.open;
}

/** One game gives all levels: its standings are made anew for each of them. */
function withGame(curve: Curve, field: Field, open: OpenGame): Curve {
  const isWon = (difficulty: Difficulty): boolean => {
    const options = { ...open.options, solo: { kind: field.kind, difficulty } };
    return resultOf({ ...open, options }).seats[YOU]?.rank === 1;
  };
  const { result, options } = open;
  const automacity = (result?.cities[AUTOMACITY]?.total ?? 0) - difficultyPoints(PLAYED_AT, options);
  return {
    games: curve.games + 1,
    wins: DIFFICULTIES.map((level, nth) => (curve.wins[nth] ?? 0) + (isWon(level) ? 1 : 0)),
    scores: curve.scores + (result?.seats[YOU]?.score ?? 0),
    automacities: curve.automacities + automacity,
  };
}

/** Written after every few games, so that a run can be stopped at any time and goes on where it was. */
function play(bot: BotName, games: number, until: number): void {
  const curves = FIELDS.map((_, nth) => readCurves()[bot]?.[nth] ?? NO_GAMES);
  FIELDS.forEach((field, nth) => {
    let curve = curves[nth] ?? NO_GAMES;
    while (curve.games < games && Date.now() < until) {
      curve = withGame(curve, field, playedOut(field, bot, `solo ${curve.games}`));
      curves[nth] = curve;
      if (curve.games % KEPT_AFTER === 0 || curve.games === games)
        writeCurves({ ...readCurves(), [bot]: curves });
    }
    console.error(`${bot}, ${nameOf(field)}: ${curve.games} of ${games}`);
  });
}

const [bot = 'greedy', games = `${GAMES}`, seconds = 'Infinity'] = process.argv.slice(2);
if (!isOneOf(BOT_NAMES, bot)) throw new RangeError(`no such bot: ${bot}`);
play(bot, Number(games), Date.now() + 1000 * Number(seconds));
writePage();
