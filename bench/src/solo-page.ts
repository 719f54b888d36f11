/** bench/SOLO.md from the curves that `solo-curves.ts` measured. */
import { RULES_VERSION } from '@duopolis/rules';
import { DIFFICULTIES, type Difficulty, difficultyPoints, type SoloKind } from '@duopolis/rules/solo';
import { countOf, gamesIn, type Margins } from './solo-margins.ts';

export interface Field {
  readonly kind: SoloKind;
  readonly capitals: boolean;
}

export const FIELDS: readonly Field[] = [
  { kind: 'simple', capitals: false },
  { kind: 'simple', capitals: true },
  { kind: 'full', capitals: false },
  { kind: 'full', capitals: true },
];

/** Margins, and the sums of the scores of the player's lower city and of Automacity without difficulty. */
export interface Curve {
  readonly margins: Margins;
  readonly scores: number;
  readonly automacities: number;
}

export const NO_GAMES: Curve = { margins: {}, scores: 0, automacities: 0 };

/** The curves of each bot, in the order of the fields. */
export type Curves = { readonly [bot: string]: readonly Curve[] };

/** By the bot that plays for both people: the base game, then Capitals. */
export type Duos = { readonly [bot: string]: readonly Margins[] };

export const nameOf = ({ kind, capitals }: Field): string => `${kind}${capitals ? ', Capitals' : ''}`;

/** By CAP-5, which a game with Capitals applies and its margin leaves out. */
const DUO_POINTS = 2;

const Z = 1.96;
const percent = (value: number): string => (100 * Math.max(0, value)).toFixed(1);

/** A share with Wilson's 95 % interval, in percent. */
function share(wins: number, games: number): string {
  if (games === 0) return '';
  const part = wins / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (part + Z ** 2 / (2 * games)) / scale;
  const reach = (Z * Math.sqrt((part * (1 - part)) / games + Z ** 2 / (4 * games ** 2))) / scale;
  return `${percent(part)} % (${percent(middle - reach)}–${percent(middle + reach)})`;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const pointsOf = (level: Difficulty, capitals: boolean): number =>
  difficultyPoints(level, { capitals, rules: RULES_VERSION });

/** What a level adds to Automacity: in the base game, and with Capitals. */
const points = (level: Difficulty): string =>
  [false, true].map((capitals) => signed(pointsOf(level, capitals))).join(' / ');

function tableOf(bot: string, curves: readonly Curve[]): string {
  const mean = (name: string, of: (curve: Curve) => number): string =>
    row([name, '', ...curves.map((curve) => (of(curve) / Math.max(1, gamesIn(curve.margins))).toFixed(1))]);
  return `## ${bot}

${row(['level', 'added, base / Capitals', ...FIELDS.map(nameOf)])}
${row(['--:', '--:', ...FIELDS.map(() => '--:')])}
${DIFFICULTIES.map((level) =>
  row([
    `${level}`,
    points(level),
    ...curves.map(({ margins }, nth) => {
      const added = pointsOf(level, FIELDS[nth]?.capitals ?? false);
      return share(
        countOf(margins, (margin) => margin >= added),
        gamesIn(margins),
      );
    }),
  ]),
).join('\n')}
${mean('mean score', ({ scores }) => scores)}
${mean('mean Automacity', ({ automacities }) => automacities)}
${row(['games', '', ...curves.map(({ margins }) => `${gamesIn(margins)}`)])}
`;
}

function duoTable(duos: Duos): string {
  const shares = Object.entries(duos).map(([bot, counts]) =>
    row([
      bot,
      ...counts.flatMap((margins, nth) => {
        const added = nth === 0 ? 0 : DUO_POINTS;
        return [
          share(
            countOf(margins, (margin) => margin <= added),
            gamesIn(margins),
          ),
          `${gamesIn(margins)}`,
        ];
      }),
    ]),
  );
  return `## How often the Automa of a duo wins

Written by \`npm run bench:duo -- BOT GAMES\`. The bot plays for both people.

${row(['bot', 'base game', 'games', 'Capitals', 'games'])}
${row(['--', '--:', '--:', '--:', '--:'])}
${shares.join('\n')}
`;
}

/** `notes` is the part of the page that nobody measures anew: the candidates for the ruling, by rules of their own. */
export const soloPage = (
  curves: Curves,
  duos: Duos,
  notes: string,
): string => `# How hard the levels of the solo game are

Written by \`npm run bench:solo -- BOT GAMES\` into \`bench/solo.json\`; a stopped run resumes there. The tables show how often a bot wins (rank 1, alone or shared), with 95 %
intervals. All games are played at level 4, and each game's standings are recomputed for every level: the columns are
independent of each other, the rows of a column are not. \`greedy\` ignores the level; \`hard\` considers it a little, and
would play some moves differently at another level.

${Object.entries(curves)
  .map(([bot, measured]) => tableOf(bot, measured))
  .join('\n')}
The mean score is that of the player's lower city, the mean Automacity that before the level's points are added.

${duoTable(duos)}
${notes}`;
