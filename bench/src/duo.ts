/** How often the Automa of a duo wins against two bots, npm run bench:duo -- [BOT] [GAMES] [SECONDS]. */
import { BOT_NAMES, type BotName, BOTS } from '@duopolis/bots';
import {
  awaitedSeats,
  begin,
  decide,
  evolve,
  isOneOf,
  itemAt,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { fastWords } from '@duopolis/rules/chance';
import { type DuoCounts, NO_DUOS } from './solo-page.ts';
import { readDuos, writeDuos, writePage } from './solo-files.ts';

const GAMES = 2000;
const KEPT_AFTER = 20;
const AUTOMA = 2;
/** A search by both people costs four times a solo game's: fewer trials than by default make 500 games possible. */
const TRIALS = 60;

function isWonByAutoma(bot: BotName, capitals: boolean, seed: string): boolean {
  const setup = setUp({ mode: 'duo', seats: 3, capitals, openAutoma: true }, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  const dice = [0, 1].map((seat) => fastWords(`${seed}/${seat}`));
  const budget = { iterations: TRIALS, milliseconds: 0, now: () => 0 };
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const seat = itemAt(awaitedSeats(state.open), 0);
    const decision = decide(state, BOTS[bot].decide(seatView(state, seat), itemAt(dice, seat), budget));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return state.open.result?.seats[AUTOMA]?.rank === 1;
}

/** The base game, then Capitals; written after every few games, so that a run can be stopped at any time. */
function play(bot: BotName, games: number, until: number): void {
  [false, true].forEach((capitals, nth) => {
    const counts: DuoCounts[] = [0, 1].map((field) => readDuos()[bot]?.[field] ?? NO_DUOS);
    let count = counts[nth] ?? NO_DUOS;
    while (count.games < games && Date.now() < until) {
      const won = isWonByAutoma(bot, capitals, `duo ${count.games}`);
      count = { games: count.games + 1, automa: count.automa + (won ? 1 : 0) };
      if (count.games % KEPT_AFTER === 0) writeDuos({ ...readDuos(), [bot]: counts.with(nth, count) });
    }
    writeDuos({ ...readDuos(), [bot]: counts.with(nth, count) });
    console.error(`${bot}, ${capitals ? 'Capitals' : 'base game'}: ${count.games} of ${games}`);
  });
}

const [bot = 'greedy', games = `${GAMES}`, seconds = 'Infinity'] = process.argv.slice(2);
if (!isOneOf(BOT_NAMES, bot)) throw new RangeError(`no such bot: ${bot}`);
play(bot, Number(games), Date.now() + 1000 * Number(seconds));
writePage();
