/** The difficulty curve of the solo game: how often greedy wins at each level, npm run bench:solo -- [GAMES]. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BOTS } from '@duopolis/bots';
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
import { AUTOMACITY, DIFFICULTIES, difficultyPoints, type SoloKind, YOU } from '@duopolis/rules/solo';

interface Field {
  readonly kind: SoloKind;
  readonly capitals: boolean;
}

/** Wins by level, and the mean score of the player's lower city and of Automacity without difficulty. */
interface Curve {
  readonly games: number;
  readonly wins: readonly number[];
  readonly score: number;
  readonly automacity: number;
}

const FIELDS: readonly Field[] = [
  { kind: 'simple', capitals: false },
  { kind: 'full', capitals: false },
  { kind: 'simple', capitals: true },
  { kind: 'full', capitals: true },
];

const GAMES = 4000;
/** Greedy does not look at the level, and the level changes nothing but Automacity's final score. */
const PLAYED_AT = 4;

function playedOut({ kind, capitals }: Field, seed: string): OpenGame {
  const options: Options = { mode: 'solo', seats: 3, capitals, solo: { kind, difficulty: PLAYED_AT } };
  const setup = setUp(options, seed);
  if (!setup.ok) throw new RangeError(setup.error.code);
  const words = fastWords(seed);
  let state = stateAfter(begin(setup.value));
  while (state.open.phase !== 'over') {
    const decision = decide(state, BOTS.greedy.decide(seatView(state, YOU), words));
    if (!decision.ok) throw new RangeError(decision.error.code);
    state = decision.value.reduce(evolve, state);
  }
  return state.open;
}

/** One set of games gives all levels: each game's standings are made anew for each of them. */
function curveOf(field: Field, games: number): Curve {
  const wins = DIFFICULTIES.map(() => 0);
  let [score, automacity] = [0, 0];
  for (let nth = 0; nth < games; nth++) {
    const open = playedOut(field, `solo ${nth}`);
    score += open.result?.seats[YOU]?.score ?? 0;
    automacity += open.result?.cities[AUTOMACITY]?.total ?? 0;
    DIFFICULTIES.forEach((difficulty, level) => {
      const options = { ...open.options, solo: { kind: field.kind, difficulty } };
      if (resultOf({ ...open, options }).seats[YOU]?.rank === 1) wins[level] = (wins[level] ?? 0) + 1;
    });
  }
  return { games, wins, score: score / games, automacity: automacity / games };
}

const Z = 1.96;
const percent = (value: number): string => (100 * Math.max(0, value)).toFixed(1);

/** A share with Wilson's 95 % interval, in percent. */
function share(wins: number, games: number): string {
  const part = wins / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (part + Z ** 2 / (2 * games)) / scale;
  const reach = (Z * Math.sqrt((part * (1 - part)) / games + Z ** 2 / (4 * games ** 2))) / scale;
  return `${percent(part)} % (${percent(middle - reach)}–${percent(middle + reach)})`;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
const nameOf = ({ kind, capitals }: Field): string => `${kind}${capitals ? ', Capitals' : ''}`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function page(curves: readonly Curve[]): string {
  const mean = (name: string, of: (curve: Curve) => number): string =>
    row([name, '', ...curves.map((curve) => of(curve).toFixed(1))]);
  return `# How hard the levels of the solo game are

Written by \`npm run bench:solo\`. How often the bot \`greedy\` wins (rank 1, alone or shared) over ${curves[0]?.games} games of each
kind, with 95 % intervals. The level changes nothing but Automacity's final score (SOLO-4), and greedy does not look at
it. So each column is one set of games, and each game's standings are made anew for every level: the columns are
independent of each other, the rows of a column are not.

${row(['level', 'difficulty', ...FIELDS.map(nameOf)])}
${row(['--:', '--:', ...FIELDS.map(() => '--:')])}
${DIFFICULTIES.map((level, nth) =>
  row([
    `${level}`,
    signed(difficultyPoints(level)),
    ...curves.map(({ wins, games }) => share(wins[nth] ?? 0, games)),
  ]),
).join('\n')}
${mean('mean score', ({ score }) => score)}
${mean('mean Automacity', ({ automacity }) => automacity)}

The mean score is that of the player's lower city, the mean Automacity that at level 4, where nothing is added.
`;
}

/** Each field in a process of its own, as many at once as there are cores. */
async function allCurves(games: number): Promise<readonly Curve[]> {
  const run = promisify(execFile);
  const curves: Curve[] = [];
  const left = [...FIELDS.keys()];
  const worker = async (): Promise<void> => {
    for (let nth = left.shift(); nth !== undefined; nth = left.shift()) {
      const args = ['--conditions=source', fileURLToPath(import.meta.url), `${games}`, `${nth}`];
      // oxlint-disable-next-line no-await-in-loop -- one after the other on each core
      curves[nth] = JSON.parse((await run(process.execPath, args)).stdout) as Curve;
      console.error(nameOf(FIELDS[nth] as Field));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return curves;
}

const [games = `${GAMES}`, nth] = process.argv.slice(2);
if (nth === undefined) {
  const text = page(await allCurves(Number(games)));
  writeFileSync(new URL('../SOLO.md', import.meta.url), text);
  console.log(text);
} else {
  console.log(JSON.stringify(curveOf(FIELDS[Number(nth)] as Field, Number(games))));
}
