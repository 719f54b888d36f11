/** A step of a replay as a sentence in the reader's language, as in the terminal and at the table. */
import { type CityIndex, type OpenGame, resultOf, type Seat } from '@duopolis/rules';
import type { LogEntry, Replay } from '@duopolis/rules/record';
import type { OpenTable } from '@duopolis/table';
import { signed } from '../../game/board/gain-text.ts';
import { cityName, nameOf } from '../../game/players/seat-names.ts';
import type { SharedWords } from '../../game/words/shared-words.ts';
import { type Viewpoint, stateAt } from '../../game/record/record-view.ts';
import type { LogWords } from '../../game/log/words/log-words.ts';

interface EventFilter {
  readonly table: OpenTable;
  readonly open: OpenGame;
  readonly viewpoint: Viewpoint;
  readonly words: SharedWords & { readonly log: LogWords };
}

/** From a seat's point of view, choices of others stay hidden until they are revealed. */
function entryText(entry: LogEntry, { table, open, viewpoint, words }: EventFilter): string {
  const { automas, game, pieces } = words.game;
  const { happened } = game;
  const name = (seat: Seat): string => nameOf(table, seat, words);
  const city = (index: CityIndex): string => cityName(open, index, words);
  switch (entry.e) {
    case 'deal':
      return happened.dealt(entry.round);
    case 'choose':
      return viewpoint === 'all' || viewpoint === entry.seat
        ? happened.chose(name(entry.seat), pieces.tiles(entry.tiles, open.box))
        : happened.chose(name(entry.seat));
    case 'assign':
      return happened.assigned(name(entry.seat), pieces.tile(entry.tile, open.box), city(entry.city));
    case 'place':
      return happened.placed(name(entry.seat), pieces.tile(entry.tile, open.box), city(entry.city));
    case 'random':
      return happened.drew(`${pieces.tile(entry.tile, open.box)} → ${city(entry.city)}`);
    case 'setup':
      return happened.setUp(pieces.tiles(entry.tiles, open.box), city(entry.city));
    case 'automa': {
      const takes = open.automas.find(({ seat }) => seat === entry.seat)?.takes ?? [];
      const taken = takes.map(({ tile, city: to }) => `${pieces.tile(tile, open.box)} → ${city(to)}`);
      return `${name(entry.seat)}, ${automas.card(entry.card)}: ${taken.join(', ')}`;
    }
  }
}

/** A placement's effect on its city's score. */
function changeAt(replay: Replay, step: number): number | undefined {
  const entry = replay.steps[step - 1]?.entry;
  if (entry?.e !== 'place') return undefined;
  const [before, after] = [step - 1, step].map(
    (nth) => resultOf(stateAt(replay, nth).open).cities[entry.city]?.total ?? 0,
  );
  return (after ?? 0) - (before ?? 0);
}

/** What each placement changed, step by step, computed once per game. */
export const changesOf = (replay: Replay): readonly (number | undefined)[] =>
  replay.steps.map((_, nth) => changeAt(replay, nth + 1));

export function sentenceAt(
  replay: Replay,
  step: number,
  { change, table, viewpoint, words }: Omit<EventFilter, 'open'> & { readonly change: number | undefined },
): string {
  const entry = replay.steps[step - 1]?.entry;
  if (entry === undefined) return words.log.began;
  const text = entryText(entry, { table, viewpoint, words, open: stateAt(replay, step).open });
  return change === undefined ? text : text + words.log.gains(signed(change));
}
