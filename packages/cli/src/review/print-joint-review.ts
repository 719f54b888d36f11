/** What partners could have achieved together, for people. */
import type { Handed, JointLine } from '@duopolis/bots/review';
import { pad } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import type { Names } from './record-names.ts';

const NAME = 18;
const INDENT = '  ';

/** Of each pair: their scores and those of the line, their cities then, and the tiles that go elsewhere. */
export function jointLines(joint: readonly JointLine[], names: Names, shell: Shell): readonly string[] {
  return joint.flatMap((line) => linesOf(line, names, shell));
}

function linesOf(line: JointLine, names: Names, shell: Shell): readonly string[] {
  const { review } = shell.words;
  const { city, scores, cities, handed } = line;
  const people = scores.map(({ seat, played, points }) => review.line(names.seat(seat), played, points));
  const head = `${pad(names.city(city), NAME)} ${people.join(', ')}`;
  if (!isBetter(line)) return [`${head}: ${review.noJointLine}`];
  return [
    head,
    ...cities.map(
      ({ city: one, played, score, notation }) =>
        `${INDENT}${review.line(pad(names.city(one), NAME), played, score.total)}: ${notation}`,
    ),
    ...handed.map((tile) => `${INDENT}${handedWords(tile, names, shell)}`),
  ];
}

const isBetter = ({ scores }: JointLine): boolean => scores.some(({ played, points }) => points !== played);

const handedWords = ({ seat, round, turn, tile, from, to }: Handed, names: Names, shell: Shell): string =>
  shell.words.review.hands({
    who: names.seat(seat),
    tile: names.tile(tile),
    from: names.city(from),
    to: names.city(to),
    round: shell.vocabulary.game.round(round),
    turn,
  });
