/** Decisions and their costs in words. */
import type { Command, OpenGame, Tile } from '@duopolis/rules';
import { isCivicTile, isDuplex } from '@duopolis/rules/notation';
import { builtCityAt } from '@duopolis/rules/cities';
import type { Replay } from '@duopolis/rules/record';
import type { ReviewedDecision, Unit } from '@duopolis/bots/review';
import { footprint, frameOf } from '../board/board-window.ts';
import { cityName } from '../players/seat-names.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { reviewWords } from './words/review-words.ts';
import { words } from '../words/shared-words.ts';

/** Uses the own name of a civic building, which is shorter than what it wants, and the direction of a duplex. */
const tileText = (tile: Tile, { box }: OpenGame): string => {
  const { pieces } = words().game;
  return isCivicTile(tile) ? pieces.name(tile, box) : pieces.tile(tile);
};

/** Rows and columns are counted as on the board before the decision, with every cell that was open then. */
export function commandText(command: Command, open: OpenGame, ...also: readonly Command[]): string {
  const { notes } = reviewWords();
  switch (command.type) {
    case 'choose':
      return command.tiles
        .map((tile) => tileText(tile, open))
        .join(command.tiles.some(isDuplex) ? '; ' : ', ');
    case 'assign':
      return notes.assigned(tileText(command.tile, open), cityName(open, command.city, words()));
    case 'place': {
      const placed = [command, ...also].flatMap((one) =>
        one.type === 'place' && one.city === command.city ? [{ tile: one.tile, at: one.at }] : [],
      );
      const { top, left } = frameOf(builtCityAt(open.cities, command.city), footprint(placed));
      const [row, column] = [command.at[0] - top + 1, command.at[1] - left + 1];
      const tile = tileText(command.tile, open);
      return notes.placed({ tile, city: cityName(open, command.city, words()), row, column });
    }
    case 'wait':
      return '';
  }
}

/** Without the space: no board is near that would show its rows and columns. */
export function briefText(command: Command, open: OpenGame): string {
  if (command.type !== 'place') return commandText(command, open);
  const city = cityName(open, command.city, words());
  return reviewWords().notes.placedIn(tileText(command.tile, open), city);
}

/** The better one beside what was played, where the two may differ by nothing but their space. */
export function briefBetter(better: Command, played: Command, open: OpenGame): string {
  const said = briefText(better, open);
  return said === briefText(played, open) ? reviewWords().notes.otherSpace : said;
}

/** One decimal, in the format of the language. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(words().language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** Rounded like the table of costs, so that its rows add up. */
export const tenths = (cost: number): number => Math.round(cost * 10) / 10;

export const amountText = (cost: number, unit: Unit): string =>
  unit === 'points'
    ? figure(cost)
    : new Intl.NumberFormat(words().language, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(cost / 100);

export const percentText = (chance: number): string =>
  new Intl.NumberFormat(words().language, { style: 'percent' }).format(chance);

export const whereText = ({ round, turn }: Pick<ReviewedDecision, 'round' | 'turn'>): string =>
  reviewWords().notes.where(sentence(words().game.game.round(round)), turn);

/** The last state of a game, with all its cities. */
export const endOf = ({ start, steps }: Replay): OpenGame => (steps.at(-1)?.state ?? start).open;
