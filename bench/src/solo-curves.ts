/** The difficulty curves of the solo game: how often a bot wins at each level, npm run bench:solo -- [BOT] [GAMES] [SECONDS] [COLUMN]. */
import { BOT_NAMES, type BotName, BOTS } from '@duopolis/bots';
import {
  begin,
  decide,
  evolve,
  type OpenGame,
  type Options,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { isOneOf, itemAt } from '@duopolis/rules/lists';
import { fastRandom } from '@duopolis/rules/chance';
import { YOU } from '@duopolis/rules/solo';
import { readCurves, writeCurves, writePage } from './solo-files.ts';
import { gamesIn, plainAutomacity, soloMargin, withMargin } from './solo-margins.ts';
import { type Curve, type Field, FIELDS, nameOf, NO_GAMES } from './solo-page.ts';

const GAMES = 2000;
const PLAYED_AT = 4;
const KEPT_AFTER = 20;

function playedOut({ kind, capitals }: Field, bot: BotName, seed: string): OpenGame {
  const options: Options = { mode: 'solo', seats: 3, capitals, solo: { kind, difficulty: PLAYED_AT } };
  const setup = setUp(options, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  const random = fastRandom(seed);
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const decision = decide(state, BOTS[bot].decide(seatView(state, YOU), random));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return state.open;
}

function withGame(curve: Curve, open: OpenGame): Curve {
  return {
    margins: withMargin(curve.margins, soloMargin(open)),
    scores: curve.scores + (open.result?.seats[YOU]?.score ?? 0),
    automacities: curve.automacities + plainAutomacity(open),
  };
}

/** Written after every few games, so that a run can be stopped at any time; other processes may play other columns. */
function playColumn(bot: BotName, nth: number, { games, until }: { games: number; until: number }): void {
  const field = itemAt(FIELDS, nth);
  const saved = (): readonly Curve[] => FIELDS.map((_, column) => readCurves()[bot]?.[column] ?? NO_GAMES);
  let curve = itemAt(saved(), nth);
  let played = gamesIn(curve.margins);
  while (played < games && Date.now() < until) {
    curve = withGame(curve, playedOut(field, bot, `solo ${played}`));
    played++;
    if (played % KEPT_AFTER === 0 || played === games)
      writeCurves({ ...readCurves(), [bot]: saved().with(nth, curve) });
  }
  console.error(`${bot}, ${nameOf(field)}: ${played} of ${games}`);
}

const [bot = 'greedy', games = `${GAMES}`, seconds = 'Infinity', column] = process.argv.slice(2);
if (!isOneOf(BOT_NAMES, bot)) throw new RangeError(`no such bot: ${bot}`);
const end = { games: Number(games), until: Date.now() + 1000 * Number(seconds) };
const columns = column === undefined ? FIELDS.keys() : [Number(column)];
for (const nth of columns) playColumn(bot, nth, end);
writePage();
