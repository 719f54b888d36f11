/** The difficulty curves of the solo game: how often a bot wins at each level, npm run bench:solo -- [BOT] [GAMES]. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BotName, BOTS } from '@duopolis/bots';
import {
  begin,
  decide,
  evolve,
  type OpenGame,
  type Options,
  resultOf,
  seatView,
  setUp,
  stateAfter,
} from '@duopolis/rules';
import { fastWords } from '@duopolis/rules/chance';
import { AUTOMACITY, DIFFICULTIES, difficultyPoints, YOU } from '@duopolis/rules/solo';
import { type Curve, type Curves, type Field, FIELDS, nameOf, soloPage } from './solo-page.ts';

const GAMES = 2000;
const PLAYED_AT = 4;
const CURVES = new URL('../solo.json', import.meta.url);
const NOTES = new URL('../solo-candidates.md', import.meta.url);
const PAGE = new URL('../SOLO.md', import.meta.url);

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

/** One set of games gives all levels: each game's standings are made anew for each of them. */
function curveOf(field: Field, bot: BotName, games: number): Curve {
  const wins = DIFFICULTIES.map(() => 0);
  let [score, automacity] = [0, 0];
  for (let nth = 0; nth < games; nth++) {
    const open = playedOut(field, bot, `solo ${nth}`);
    score += open.result?.seats[YOU]?.score ?? 0;
    automacity += (open.result?.cities[AUTOMACITY]?.total ?? 0) - difficultyPoints(PLAYED_AT, open.options);
    DIFFICULTIES.forEach((difficulty, level) => {
      const options = { ...open.options, solo: { kind: field.kind, difficulty } };
      if (resultOf({ ...open, options }).seats[YOU]?.rank === 1) wins[level] = (wins[level] ?? 0) + 1;
    });
  }
  return { games, wins, score: score / games, automacity: automacity / games };
}

/** Each field in a process of its own, as many at once as there are cores. */
async function allCurves(bot: string, games: number): Promise<readonly Curve[]> {
  const run = promisify(execFile);
  const curves: Curve[] = [];
  const left = [...FIELDS.keys()];
  const worker = async (): Promise<void> => {
    for (let nth = left.shift(); nth !== undefined; nth = left.shift()) {
      const args = ['--conditions=source', fileURLToPath(import.meta.url), bot, `${games}`, `${nth}`];
      // oxlint-disable-next-line no-await-in-loop -- one after the other on each core
      curves[nth] = JSON.parse((await run(process.execPath, args)).stdout) as Curve;
      console.error(nameOf(FIELDS[nth] as Field));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return curves;
}

const [bot = 'greedy', games = `${GAMES}`, nth] = process.argv.slice(2);
if (nth === undefined) {
  const known = JSON.parse(readFileSync(CURVES, 'utf8')) as Curves;
  const curves: Curves =
    Number(games) === 0 ? known : { ...known, [bot]: await allCurves(bot, Number(games)) };
  const text = soloPage(curves, readFileSync(NOTES, 'utf8'));
  writeFileSync(CURVES, `${JSON.stringify(curves, undefined, 2)}\n`);
  writeFileSync(PAGE, text);
  console.log(text);
} else {
  console.log(JSON.stringify(curveOf(FIELDS[Number(nth)] as Field, bot as BotName, Number(games))));
}
