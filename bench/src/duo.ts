/** How often the Automa of a duo wins against two bots, npm run bench:duo -- [BOT] [GAMES] [SECONDS]. */
import { BOT_NAMES, type BotName, BOTS } from '@duopolis/bots';
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  type OpenGame,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { isOneOf, itemAt } from '@duopolis/rules/lists';
import { fastRandom } from '@duopolis/rules/chance';
import { readDuos, writeDuos, writePage } from './solo-files.ts';
import { duoMargin, gamesIn, withMargin } from './solo-margins.ts';

const GAMES = 2000;
const KEPT_AFTER = 20;

function playedOut(bot: BotName, capitals: boolean, seed: string): OpenGame {
  const setup = setUp({ mode: 'duo', seats: 3, capitals, openAutoma: true }, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  const dice = [0, 1].map((seat) => fastRandom(`${seed}/${seat}`));
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const seat = itemAt(awaitedSeats(state.open), 0);
    const decision = decide(state, BOTS[bot].decide(seatView(state, seat), itemAt(dice, seat)));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return state.open;
}

/** The base game, then Capitals; written after every few games, so that a run can be stopped at any time. */
function play(bot: BotName, games: number, until: number): void {
  [false, true].forEach((capitals, nth) => {
    const fields = [false, true].map((_, field) => readDuos()[bot]?.[field] ?? {});
    let margins = itemAt(fields, nth);
    let played = gamesIn(margins);
    while (played < games && Date.now() < until) {
      margins = withMargin(margins, duoMargin(playedOut(bot, capitals, `duo ${played}`)));
      played++;
      if (played % KEPT_AFTER === 0 || played === games)
        writeDuos({ ...readDuos(), [bot]: fields.with(nth, margins) });
    }
    console.error(`${bot}, ${capitals ? 'Capitals' : 'base game'}: ${played} of ${games}`);
  });
}

const [bot = 'greedy', games = `${GAMES}`, seconds = 'Infinity'] = process.argv.slice(2);
if (!isOneOf(BOT_NAMES, bot)) throw new RangeError(`no such bot: ${bot}`);
play(bot, Number(games), Date.now() + 1000 * Number(seconds));
writePage();
