/** A step of a replay as a screen: the cities, the seats with their hands, and the log. */
import { type CityIndex, resultOf, roundOf } from '@duopolis/rules';
import { type Box, cellsOf } from '@duopolis/rules/cities';
import type { GameRecord, LogEntry, Replay } from '@duopolis/rules/record';
import type { SeatStanding } from '@duopolis/rules/scoring';
import type { Vocabulary } from '@duopolis/words';
import { cityName } from '../drawing/city-names.ts';
import { boxOf } from '../drawing/draw-city.ts';
import { tableLines } from '../drawing/draw-table.ts';
import { SCREEN } from '../drawing/terminal.ts';
import { cut, pad, padStart } from '../drawing/text-width.ts';
import type { Shell } from '../shell.ts';

export interface ReplayScreen {
  readonly record: GameRecord;
  readonly replay: Replay;
  readonly game: number;
  readonly games: number;
  /** 0 is before the first entry of the log. */
  readonly step: number;
  readonly auto: boolean;
}

const NAME = 12;
/** The title, a blank line, and the keys. */
const OTHER_LINES = 3;

/** A log entry in words. */
function entryWords(
  entry: LogEntry,
  { record, replay }: Pick<ReplayScreen, 'record' | 'replay'>,
  { vocabulary }: Shell,
): string {
  const { automas, game, pieces } = vocabulary;
  const { box } = replay.start.open;
  const name = (seat: number): string => record.seats[seat]?.name ?? `${seat}`;
  const city = (index: CityIndex): string => cityName(record, index, vocabulary);
  switch (entry.e) {
    case 'deal':
      return game.happened.dealt(entry.round);
    case 'choose':
      return game.happened.chose(name(entry.seat), pieces.tiles(entry.tiles, box));
    case 'assign':
      return game.happened.assigned(name(entry.seat), pieces.tile(entry.tile, box), city(entry.city));
    case 'place':
      return game.happened.placed(name(entry.seat), pieces.tile(entry.tile, box), city(entry.city));
    case 'random':
      return game.happened.drew(`${pieces.tile(entry.tile, box)} → ${city(entry.city)}`);
    case 'setup':
      return game.happened.setUp(pieces.tiles(entry.tiles, box), city(entry.city));
    case 'automa':
      return `${name(entry.seat)}, ${automas.card(entry.card)}: ${pieces.sign(entry.sharedTile, box)}, ${pieces.sign(entry.ownTile, box)} → ${automas.cities.automacity}`;
  }
}

/** The rank, and the tie-break that put the seat there. */
function rankWords({ rank, decidedBy }: SeatStanding, { scores }: Vocabulary): string {
  const isTie = decidedBy !== undefined && decidedBy !== 'score';
  return isTie ? `${scores.rank(rank)}, ${scores.deciders[decidedBy]}` : scores.rank(rank);
}

/** Cities keep their final position, so that they don't jump while they grow. */
const finalBoxes = ({ start, steps }: Replay): readonly Box[] =>
  (steps.at(-1)?.state ?? start).open.cities.map(boxOf);

export function replayLines(screen: ReplayScreen, shell: Shell): readonly string[] {
  const { record, replay, game, games, step, auto } = screen;
  const { paint, vocabulary, words } = shell;
  const { open, hidden } = step === 0 ? replay.start : (replay.steps[step - 1]?.state ?? replay.start);
  const entry = replay.steps[step - 1]?.entry;
  const last = entry?.e === 'place' ? { city: entry.city, cells: cellsOf(entry.tile, entry.at) } : undefined;
  const names = record.seats.map(({ name }) => name);
  const where =
    open.phase === 'over'
      ? vocabulary.game.phases.over
      : `${vocabulary.game.round(open.round)}, ${vocabulary.game.turn(open.turn, roundOf(open).turns)}`;
  const standings = resultOf(open).seats;
  const seats = names.map((name, seat) => {
    const standing = standings[seat];
    const hand = hidden.hands[seat] ?? [];
    const pending = open.pending.filter((one) => one.seat === seat).map(({ tile }) => tile);
    const chosen = hidden.choices[seat] ?? [];
    const held = pending.length > 0 ? pending : chosen;
    return [
      paint.strong(pad(name, NAME)),
      padStart(`${standing?.score ?? 0}`, 4),
      open.phase === 'over' && standing !== undefined ? `  ${rankWords(standing, vocabulary)}` : '',
      hand.length > 0 ? `  ${words.replay.hand} ${hand.join(' ')}` : '',
      held.length > 0
        ? `  ${words.replay.chosen} ${paint.strong(vocabulary.pieces.signs(held, open.box))}`
        : '',
    ].join('');
  });
  const cities = tableLines(
    { open, names, boxes: finalBoxes(replay), ...(last !== undefined && { last }) },
    shell,
  );
  const room = Math.max(1, SCREEN.rows - OTHER_LINES - cities.length - seats.length);
  const from = Math.max(0, step - room);
  const log = replay.steps.slice(from, step).map(({ entry: one }, nth) => {
    const line = `${padStart(`${from + nth + 1}`, 4)} ${entryWords(one, screen, shell)}`;
    return from + nth + 1 === step ? line : paint.faint(line);
  });
  const padding = Array<string>(Math.max(0, room - log.length)).fill('');
  return [
    `${paint.strong(words.replay.title({ game, games, step, steps: replay.steps.length }))} · ${where}`,
    ...cities,
    ...seats,
    '',
    ...log,
    ...padding,
    paint.faint(words.replay.keys(auto ? 'stops' : 'plays')),
  ].map((line) => cut(line, SCREEN.columns));
}
