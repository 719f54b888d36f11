/** A review for people. */
import { type CityReview, DECISION_KINDS, type Review, type ReviewedDecision } from '@duopolis/bots/review';
import type { Command } from '@duopolis/rules';
import { pad, padStart } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';
import { jointLines } from './print-joint-review.ts';
import type { Names } from './record-names.ts';
import type { ReviewWords } from './words/review-words.ts';

const SHOWN = 12;
const NAME = 18;
const NUMBER = 14;
const LEAST_WIDTH = 9;

export function reviewLines(review: Review, names: Names, shell: Shell): readonly string[] {
  const { words, paint } = shell;
  return [
    words.review.explained[review.unit],
    '',
    ...costLines(review, names, shell),
    '',
    paint.strong(words.review.worst),
    ...worstLines(review, names, shell),
    '',
    paint.strong(words.review.cities),
    ...review.cities.map(
      (city) => `${pad(names.city(city.city), NAME)} ${arrangementWords(city, words.review)}`,
    ),
    '',
    paint.strong(
      words.review.joint[review.joint.some(({ seats }) => seats.length > 1) ? 'partners' : 'alone'],
    ),
    ...jointLines(review.joint, names, shell),
    '',
    turningPointLine(review, names, shell),
  ];
}

function arrangementWords({ points, best }: CityReview, words: ReviewWords): string {
  if (best === undefined) return words.unsolved(points);
  if (best.points === points) return best.exact ? words.isBest(points) : words.noneFound(points);
  return (best.exact ? words.couldBe : words.couldBeAtLeast)(points, best.points, best.notation);
}

const row = (name: string, cells: readonly string[]): string =>
  pad(name, NAME) + cells.map((cell) => padStart(cell, NUMBER)).join('');

function costLines({ seats, unit }: Review, names: Names, { words, paint }: Shell): readonly string[] {
  const { kinds, total, cost } = words.review;
  return [
    paint.strong(row(cost, [...DECISION_KINDS.map((kind) => kinds[kind]), total])),
    ...seats
      .filter(({ costs }) => DECISION_KINDS.some((kind) => costs[kind].decisions > 0))
      .map(({ seat, costs }) => {
        const amounts = DECISION_KINDS.map((kind) => costs[kind].cost);
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        return row(
          names.seat(seat),
          [...amounts, sum].map((amount) => words.review.units[unit](amount.toFixed(1))),
        );
      }),
  ];
}

function worstLines({ decisions, unit }: Review, names: Names, shell: Shell): readonly string[] {
  const { words, paint } = shell;
  const worst = decisions
    .filter(({ better }) => better !== undefined)
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, SHOWN);
  if (worst.length === 0) return [words.review.nothingBetter];
  return worst.map((decision) => {
    const amount = padStart(words.review.units[unit](decision.cost.toFixed(1)), LEAST_WIDTH);
    const said = words.review.instead(
      commandWords(decision.played, names, shell),
      commandWords(decision.better ?? decision.played, names, shell),
    );
    return `${paint.bad(amount)} ${words.review.kinds[decision.kind]}: ${names.seat(decision.seat)} ${said} (${when(decision, shell)})`;
  });
}

const when = (
  { line, round, turn }: Pick<ReviewedDecision, 'line' | 'round' | 'turn'>,
  shell: Shell,
): string => shell.words.review.when(line + 1, shell.vocabulary.game.round(round), turn);

function commandWords(command: Command, names: Names, { words }: Shell): string {
  const { chooses, puts, assigns } = words.review;
  switch (command.type) {
    case 'choose':
      return chooses(command.tiles.map(names.tile).join(' '));
    case 'place':
      return puts({
        tile: names.tile(command.tile),
        city: names.city(command.city),
        row: command.at[0],
        column: command.at[1],
      });
    case 'assign':
      return assigns(names.tile(command.tile), names.city(command.city));
    case 'wait':
      return '';
  }
}

const percent = (chance: number): string => (chance * 100).toFixed(0);

function turningPointLine({ turningPoint }: Review, names: Names, shell: Shell): string {
  const { review } = shell.words;
  if (turningPoint === undefined) return review.noTurningPoint;
  const { seat, played, winners, before, after } = turningPoint;
  const line = review.turningPoint({
    who: names.seat(seat),
    did: commandWords(played, names, shell),
    winners: winners.map(names.seat).join(', '),
    before: percent(before),
    after: percent(after),
  });
  return `${line} (${when(turningPoint, shell)})`;
}
